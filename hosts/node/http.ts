import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { apiOf, Budgets } from '#hosts/shared'
import { addressOf, isThisMachine } from './address.ts'
import { isOurName } from './host-names.ts'
import { originForOthers } from './network.ts'
import type { Rooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import type { Sockets } from './sockets.ts'
import { lostPage, website } from './website.ts'

/** What is asked over HTTP: a new room, the app, and how the process is. */
export function httpApp(settings: Settings, rooms: Rooms, sockets: Sockets): Hono<{ Bindings: HttpBindings }> {
  const created = new Budgets(settings.roomsPerAddressAndHour)
  const metrics = metricsOf(rooms, sockets)
  const app = apiOf<HttpBindings>({
    origins: settings.origins,
    mayCreate: (_, { incoming }) => created.spend(addressOf(incoming, settings.proxies), performance.now()),
    create: (code, game) => rooms.create(code, game),
    originForOthers,
    lostPage,
    isOurName: (host) => isOurName(host, settings),
    isReady: () => rooms.isReady(),
  })
  app.get('/metrics', async (context) => {
    const isHere = isOurName(context.req.header('Host'), settings) && isThisMachine(context.env.incoming)
    const mayRead = settings.metrics === 'everybody' || isHere
    return mayRead ? context.text(await metrics.metrics()) : context.notFound()
  })
  app.use(website())
  return app
}

/** Numbers only: no code, no name, no address. */
function metricsOf(rooms: Rooms, sockets: Sockets): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
  gauge('roundtable_rooms_loaded', 'Rooms in memory', () => rooms.loaded)
  gauge('roundtable_sockets_open', 'Open sockets', () => sockets.open)
  return register
}

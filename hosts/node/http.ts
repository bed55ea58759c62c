import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { addressOf, Budgets } from './limits.ts'
import type { Rooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import type { SocketServer } from './sockets.ts'
import { nothingThere, website } from './website.ts'

/** What is asked over HTTP: a new room, and whether all is well. */
export function httpApp(settings: Settings, rooms: Rooms, sockets: SocketServer): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const created = new Budgets(settings.roomsPerAddressAndHour)
  const metrics = metricsOf(rooms, sockets)
  app.use(secureHeaders())
  app.post('/api/rooms', (context) => {
    const address = addressOf(context.env.incoming, settings.proxies)
    if (!created.spend(address, Date.now())) return context.json({ refused: 'too-many-rooms' }, 429)
    return context.json({ code: rooms.create() }, 201)
  })
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', (context) => context.text('ok'))
  app.get('/metrics', async (context) => context.text(await metrics.metrics()))
  app.use(website())
  app.notFound(nothingThere)
  app.onError((_, context) => context.json({ refused: 'failed' }, 500))
  return app
}

/** Numbers only: no code, no name, no address. */
function metricsOf(rooms: Rooms, sockets: SocketServer): Registry {
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

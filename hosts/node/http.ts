import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import * as v from 'valibot'
import { longestFrame } from '#protocol'
import { addressOf, Budgets } from './limits.ts'
import { originForOthers } from './network.ts'
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
  app.post('/api/rooms', bodyLimit({ maxSize: longestFrame, onError: malformed }), async (context) => {
    const wish = readWish(await context.req.text())
    if (wish === null) return malformed(context)
    if (wish.game !== undefined && !rooms.plays(wish.game)) return context.json({ refused: 'unknown-game' }, 400)
    const address = addressOf(context.env.incoming, settings.proxies)
    if (!created.spend(address, Date.now())) return context.json({ refused: 'too-many-rooms' }, 429)
    return context.json({ code: rooms.create(wish.game) }, 201)
  })
  app.get('/api/address', (context) => context.json({ origin: originForOthers(new URL(context.req.url).origin) }))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', (context) => context.text('ok'))
  app.get('/metrics', async (context) => context.text(await metrics.metrics()))
  app.use(website())
  app.notFound(nothingThere)
  app.onError((_, context) => context.json({ refused: 'failed' }, 500))
  return app
}

const roomWish = v.strictObject({ game: v.string() })

/** What a new room is to be like: nothing is asked of an empty body, and null is a body that nobody can read. */
function readWish(body: string): { readonly game?: string } | null {
  if (body === '') return {}
  try {
    const wish = v.safeParse(roomWish, JSON.parse(body))
    return wish.success ? wish.output : null
  } catch {
    return null
  }
}

function malformed(context: Context): Response {
  return context.json({ refused: 'malformed' }, 400)
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

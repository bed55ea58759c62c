import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import { games } from '#games'
import { longestFrame } from '#protocol'
import { isOurs } from './callers.ts'
import { cryptoChance } from './crypto-chance.ts'
import { drawRoomCode } from './room-codes.ts'

/** What each host answers in its own way. */
export interface HostAnswers<Bindings> {
  /** Other web origins whose pages may make rooms. */
  readonly origins: readonly string[]
  /** Says false where this visitor has made enough rooms for now. */
  mayCreate(request: Request, bindings: Bindings): boolean | Promise<boolean>
  /** A room with this game, or the first of all, on its table. Says false where the code is taken. */
  create(code: string, game: string | undefined): boolean | Promise<boolean>
  /** A page's own address as other devices must write it, or null where it is good as it is. */
  originForOthers(origin: string): string | null
  /** The page that says that nothing is there, if the app was built. */
  lostPage(request: Request): Promise<string | null>
  /** Whether this server may be called by what the visitor calls it. */
  isOurName(host: string | undefined): boolean
  /** Whether what happens now can be stored. */
  isReady(): boolean
}

/** What is asked over HTTP of every host: a new room, its address, and whether all is well. */
export function apiOf<Bindings extends object>(host: HostAnswers<Bindings>): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()
  app.use(secureHeaders())
  app.use('/api/*', async (context, next) => {
    if (!host.isOurName(context.req.header('Host'))) return context.json({ refused: 'unknown-host' }, 421)
    const caller = { origin: context.req.header('Origin'), host: context.req.header('Host') }
    const isForeign = context.req.header('Sec-Fetch-Site') === 'cross-site' && caller.origin === undefined
    if (isForeign || !isOurs(caller, host.origins)) return context.json({ refused: 'other-site' }, 403)
    return next()
  })
  app.post('/api/rooms', bodyLimit({ maxSize: longestFrame, onError: malformed }), async (context) => {
    const wish = readWish(await context.req.text())
    if (wish === null) return malformed(context)
    if (wish.game !== undefined && !games.has(wish.game)) return context.json({ refused: 'unknown-game' }, 400)
    const may = await host.mayCreate(context.req.raw, context.env as Bindings)
    if (!may) return context.json({ refused: 'too-many-rooms' }, 429)
    for (;;) {
      const code = drawRoomCode(cryptoChance())
      if (await host.create(code, wish.game)) return context.json({ code }, 201)
    }
  })
  app.get('/api/address', (context) => context.json({ origin: host.originForOthers(new URL(context.req.url).origin) }))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', (context) => (host.isReady() ? context.text('ok') : context.text('cannot store', 503)))
  app.notFound((context) => nothingThere(context, host.lostPage))
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

/** A person gets a page that says so; a program gets the code. */
async function nothingThere(context: Context, page: HostAnswers<object>['lostPage']): Promise<Response> {
  const isPerson = context.req.method === 'GET' && context.req.header('Accept')?.includes('text/html')
  const text = isPerson ? await page(context.req.raw) : null
  return text === null ? context.json({ refused: 'not-found' }, 404) : context.html(text, 404)
}

function malformed(context: Context): Response {
  return context.json({ refused: 'malformed' }, 400)
}

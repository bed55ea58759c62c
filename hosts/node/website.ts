import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'

/** The app as `npm run build` leaves it. */
const root = fileURLToPath(new URL('../../.build/web', import.meta.url))
const year = 31_536_000

/** A file's name holds a hash of what is in it, so it may be kept for ever; everything else is asked for anew. */
function keepFor(path: string, context: Context): void {
  const isHashed = path.includes('/_app/immutable/')
  context.header('Cache-Control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache')
}

/** Every room is the same page; its code is read by the page itself. A prerendered page lies in a file of its name. */
function fileFor(path: string): string {
  if (path.startsWith('/r/')) return '/app.html'
  return existsSync(join(root, `${path}.html`)) ? `${path}.html` : path
}

export function website(): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: fileFor, onFound: keepFor })
}

/** Where nothing lies a person gets a page that says so; a program gets the code. */
export async function nothingThere(context: Context): Promise<Response> {
  const isPerson = context.req.method === 'GET' && context.req.header('Accept')?.includes('text/html')
  const page = join(root, '404.html')
  if (isPerson && existsSync(page)) return context.html(await readFile(page, 'utf8'), 404)
  return context.json({ refused: 'not-found' }, 404)
}

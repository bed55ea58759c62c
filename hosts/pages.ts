import type { Context } from 'hono'

const year = 31_536_000

/** A file's name holds a hash of what is in it, so it may be kept for ever; everything else is asked for anew. */
export function keepFor(path: string): string {
  return path.includes('/_app/immutable/') ? `public, max-age=${year}, immutable` : 'no-cache'
}

/** Every room is the same page; its code is read by the page itself. */
export function isRoom(path: string): boolean {
  return path.startsWith('/r/')
}

/** Where nothing lies a person gets a page that says so; a program gets the code. */
export async function nothingThere(context: Context, page: () => Promise<string | null>): Promise<Response> {
  const isPerson = context.req.method === 'GET' && context.req.header('Accept')?.includes('text/html')
  const text = isPerson ? await page() : null
  return text === null ? context.json({ refused: 'not-found' }, 404) : context.html(text, 404)
}

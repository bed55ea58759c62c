import type { Handler } from 'hono'
import { isRoom, keepFor } from '#hosts/shared'

/** Whoever has the app's files, and finds a page by its path. */
interface Assets {
  fetch(request: Request): Promise<Response>
}

export function pagesOf(assets: Assets): Handler {
  return async (context) => {
    const { pathname, origin } = new URL(context.req.url)
    const page = new URL(isRoom(pathname) ? '/app' : pathname, origin)
    const found = await assets.fetch(new Request(page, context.req.raw))
    if (found.status === 404) return context.notFound()
    const answer = new Response(found.body, found)
    answer.headers.set('Cache-Control', keepFor(pathname))
    return answer
  }
}

/** The page that says that nothing is there. */
export async function lostPageOf(assets: Assets, { url }: Request): Promise<string> {
  return (await assets.fetch(new Request(new URL('/404', url)))).text()
}

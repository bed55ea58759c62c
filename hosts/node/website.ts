import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { isRoom, keepFor } from '#hosts/shared'

/** The app as `npm run build` leaves it. */
const root = fileURLToPath(new URL('../../.build/web', import.meta.url))

/** A prerendered page lies in a file of its name. */
function fileFor(path: string): string {
  if (isRoom(path)) return '/app.html'
  return existsSync(join(root, `${path}.html`)) ? `${path}.html` : path
}

export function website(): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: fileFor,
    onFound: (path, context) => context.header('Cache-Control', keepFor(path)),
  })
}

/** The page that says that nothing is there, if the app was built. */
export async function lostPage(): Promise<string | null> {
  const page = join(root, '404.html')
  return existsSync(page) ? readFile(page, 'utf8') : null
}

import { m } from '#texts/messages'

/** Opens a room for a game on the server: its code, or a sentence that says why there is none. */
export async function openTable(game: string): Promise<{ readonly code: string } | { readonly sorry: string }> {
  try {
    const answer = await fetch('/api/rooms', { method: 'POST', body: JSON.stringify({ game }) })
    if (answer.status === 429) return { sorry: m['web.home.too-many']() }
    if (answer.status === 421) return { sorry: m['web.home.unknown-host']({ origin: location.origin }) }
    if (!answer.ok) return { sorry: m['web.home.failed']() }
    return { code: ((await answer.json()) as { readonly code: string }).code }
  } catch {
    return { sorry: m['web.home.unreachable']() }
  }
}

/** Whether the server answers. A page out of the browser's own store looks the same when it does not. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz')).ok
  } catch {
    return false
  }
}

/** Fetches parts of the app before anybody wants them, but not before the screen that is up has had its time. */
export function fetchAhead(after: number, ...loads: readonly (() => Promise<unknown>)[]): () => void {
  const fetchAll = () => {
    // Whoever wants a part that did not come asks for it again.
    for (const load of loads) load().catch(() => {})
  }
  const timer = setTimeout(fetchAll, after)
  return () => clearTimeout(timer)
}

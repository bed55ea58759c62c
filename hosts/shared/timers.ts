/** The longest that a timer can wait, in milliseconds: one that is set for longer rings at once, and again and again. */
export const longestTimer = 2 ** 31 - 1

/** How long to wait now for a moment that may lie anywhere. Whoever is woken too early waits again. */
export function waitFor(at: number, now: number): number {
  return Math.min(Math.max(0, at - now), longestTimer)
}

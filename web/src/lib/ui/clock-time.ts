/** Seconds as a clock shows them: 1:05. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds until a moment. Rounded: the server's clock is known only but for the way of a message, and 60 s never read 1:01. */
export function secondsBetween(now: number, end: number): number {
  return Math.max(0, Math.round((end - now) / 1_000))
}

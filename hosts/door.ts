import { longestFrame } from '#protocol'

/** What somebody wrote where the room's code belongs in the address of a socket, or null where it is no such address. */
export function codeInPath(path: string): string | null {
  return /^\/ws\/([^/?]{1,40})$/.exec(path)?.[1] ?? null
}

interface Caller {
  readonly origin?: string | null | undefined
  readonly host?: string | null | undefined
}

/** A page of another site must not open sockets in its visitor's name; programs send no origin at all. */
export function isOurs({ origin, host }: Caller, allowed: readonly string[]): boolean {
  if (origin === undefined || origin === null) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Longer in bytes than any frame may be. */
export function isTooLong(frame: string): boolean {
  return frame.length > longestFrame || new TextEncoder().encode(frame).length > longestFrame
}

/** WebSocket's own code for that. */
export const tooLong = 1_009

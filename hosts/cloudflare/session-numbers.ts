import type { SessionId } from '#room'

/** Numbers for a room's sockets: the time at which each began, or the next number that nobody has had. */
export class SessionNumbers {
  #last: SessionId = 0

  /** What is open may be older than this object in memory, and what has closed may still be about to say so. */
  next(now: number, open: readonly SessionId[]): SessionId {
    this.#last = Math.max(now, this.#last + 1, ...open.map((one) => one + 1))
    return this.#last
  }
}

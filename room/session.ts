import type { Knower, Seat } from '#engine'
import type { CloseCode } from '#protocol'
import type { SessionId } from './ports.ts'

/** One connected socket. What it is sent waits here until the events behind it are durable. */
export class Session {
  readonly id: SessionId
  /** Set by its hello; before that it is sent nothing. */
  greeted = false
  /** The hash of the token that the phone showed, if it showed one. */
  tokenHash: string | null = null
  seat: Seat | null = null
  /** Watchers are off, and a seat is being handed over: it may claim that, and until then it hears nothing of the table. */
  isOutside = false
  /** Why it will be closed once it has been told what waits; from then on it hears and says nothing. */
  end: CloseCode | null = null
  #waiting: string[] = []

  constructor(id: SessionId) {
    this.id = id
  }

  get knower(): Knower {
    return this.seat ?? 'watcher'
  }

  push(text: string): void {
    if (this.greeted && this.end === null) this.#waiting.push(text)
  }

  /** Everything that waits, once. */
  take(): string[] {
    const waiting = this.#waiting
    if (waiting.length > 0) this.#waiting = []
    return waiting
  }
}

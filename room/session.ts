import type { Recipient, Seat } from '#engine'
import type { CloseCode } from '#protocol'
import type { SessionId, Ticket } from './ports.ts'

/** One connected socket. What it is sent waits here until the events behind it are durable. */
export class Session {
  readonly id: SessionId
  /** Set by its hello; before that it is sent nothing. */
  greeted: boolean
  /** The hash of the token that the phone showed, if it showed one. */
  tokenHash: string | null
  seat: Seat | null = null
  /** Watchers are off: it may come for a seat, and until it has one it hears nothing of the table. */
  isOutside: boolean
  /** It has asked for a seat, and the others have not answered yet. */
  isAsking = false
  /** Why it will be closed once it has been told what waits; from then on it hears and says nothing. */
  end: CloseCode | null = null
  #waiting: string[] = []

  /** With the ticket of its greeting, if it was here before. */
  constructor(id: SessionId, ticket: Ticket | null = null) {
    this.id = id
    this.greeted = ticket !== null
    this.tokenHash = ticket?.tokenHash ?? null
    this.isOutside = ticket?.isOutside ?? false
  }

  get recipient(): Recipient {
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

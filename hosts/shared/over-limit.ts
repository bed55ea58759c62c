import { type CloseCode, readClientMessage } from '#protocol'
import type { SessionId } from '#room'
import { hashOf } from './hash.ts'

/** How long one may wait here, in milliseconds, and how many at once. */
const longestWait = 2_000
const mostWaiting = 256

/** Where the sockets of an address that is beyond its limits wait: only a token that opens a seat leads on. */
export class OverLimit {
  readonly #close: (session: SessionId, code: CloseCode) => void
  readonly #waiting = new Map<SessionId, ReturnType<typeof setTimeout>>()

  constructor(close: (session: SessionId, code: CloseCode) => void) {
    this.#close = close
  }

  enter(session: SessionId): void {
    const [oldest] = this.#waiting.keys()
    if (oldest !== undefined && this.#waiting.size >= mostWaiting) this.#dismiss(oldest)
    this.#waiting.set(
      session,
      setTimeout(() => this.#dismiss(session), longestWait),
    )
  }

  has(session: SessionId): boolean {
    return this.#waiting.has(session)
  }

  leave(session: SessionId): void {
    clearTimeout(this.#waiting.get(session))
    this.#waiting.delete(session)
  }

  /** Whether the first words of a socket lead it on. If not, it hears the same whatever was wrong, and goes. */
  admits(session: SessionId, frame: string, opensSeat: (hash: string) => boolean): boolean {
    this.leave(session)
    const message = readClientMessage(frame)
    const token = message?.type === 'hello' ? message.token : null
    const isAdmitted = token !== null && opensSeat(hashOf(token))
    if (!isAdmitted) this.#dismiss(session)
    return isAdmitted
  }

  #dismiss(session: SessionId): void {
    this.leave(session)
    this.#close(session, 'too-many-sockets')
  }
}

import { type CloseCode, ping } from '#protocol'
import { Budget } from './budgets.ts'
import type { Limits } from './limits.ts'
import { longestTimer } from './timers.ts'

/** Stands beside one socket: a hello comes in time, and what follows not too fast. */
export class SocketLimit {
  readonly #budget: Budget
  #silence: ReturnType<typeof setTimeout> | null = null

  constructor({ messagesPerSecond, messagesAtOnce }: Limits) {
    this.#budget = new Budget(messagesPerSecond, messagesAtOnce)
  }

  awaitHello({ helloSeconds }: Pick<Limits, 'helloSeconds'>, tooSlow: () => void): void {
    this.#silence = setTimeout(tooSlow, Math.min(helloSeconds * 1_000, longestTimer))
  }

  /** Why the socket must be closed instead of this frame being heard; else null. */
  judge(frame: string): CloseCode | null {
    const fault = this.judgeControl()
    // A ping is no hello.
    if (fault === null && frame !== ping) this.leave()
    return fault
  }

  /** A ping or pong of the socket's own protocol counts like a message. */
  judgeControl(): CloseCode | null {
    return this.#budget.spend(performance.now()) ? null : 'too-fast'
  }

  /** Waits for nothing any more. */
  leave(): void {
    if (this.#silence !== null) clearTimeout(this.#silence)
    this.#silence = null
  }
}

import { type CloseCode, ping } from '#protocol'
import { Budget } from './budgets.ts'
import type { Limits } from './limits.ts'

/** Stands beside one socket: a hello comes in time, and what follows not too fast. */
export class Guard {
  readonly #budget: Budget
  #silence: ReturnType<typeof setTimeout> | null = null

  constructor({ messagesPerSecond, messagesAtOnce }: Limits) {
    this.#budget = new Budget(messagesPerSecond, messagesAtOnce)
  }

  awaitHello({ helloSeconds }: Limits, tooSlow: () => void): void {
    this.#silence = setTimeout(tooSlow, helloSeconds * 1_000)
  }

  /** Why the socket must be closed instead of this frame being heard; else null. */
  judge(frame: string): CloseCode | null {
    if (!this.#budget.spend(Date.now())) return 'too-fast'
    // A ping is no hello.
    if (frame !== ping) this.leave()
    return null
  }

  /** Waits for nothing any more. */
  leave(): void {
    if (this.#silence !== null) clearTimeout(this.#silence)
    this.#silence = null
  }
}

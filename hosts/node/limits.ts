import type { IncomingMessage } from 'node:http'

/** So many a second in the long run, and so many at once. */
export class Budget {
  readonly #perSecond: number
  readonly #atOnce: number
  #left: number
  #then = 0

  constructor(perSecond: number, atOnce: number) {
    this.#perSecond = perSecond
    this.#atOnce = atOnce
    this.#left = atOnce
  }

  /** Says false where there is nothing left to spend. */
  spend(now: number): boolean {
    if (this.isSpent(now)) return false
    this.#left--
    return true
  }

  isSpent(now: number): boolean {
    const earned = this.#then === 0 ? 0 : ((now - this.#then) / 1_000) * this.#perSecond
    this.#left = Math.min(this.#atOnce, this.#left + earned)
    this.#then = now
    return this.#left < 1
  }
}

/** A budget for each address, forgotten when it is full again. */
export class Budgets {
  readonly #perHour: number
  readonly #budgets = new Map<string, Budget>()

  constructor(perHour: number) {
    this.#perHour = perHour
  }

  spend(address: string, now: number): boolean {
    if (this.#budgets.size > 10_000) this.#budgets.clear()
    const budget = this.#budgets.get(address) ?? new Budget(this.#perHour / 3_600, this.#perHour)
    this.#budgets.set(address, budget)
    return budget.spend(now)
  }

  isSpent(address: string, now: number): boolean {
    return this.#budgets.get(address)?.isSpent(now) ?? this.#perHour < 1
  }
}

/** Who is asking. Behind so many proxies of our own, each has added the address that it saw to a list; before them anybody may have written anything. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  const address = proxies > 0 ? seen.at(-proxies)?.trim() : undefined
  return address || (socket.remoteAddress ?? 'unknown')
}

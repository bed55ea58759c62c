/** So many a second in the long run, and so many at once. `now` is of a clock that never goes back. */
export class Budget {
  readonly #perSecond: number
  readonly #atOnce: number
  #left: number
  #then: number | null = null

  constructor(perSecond: number, atOnce: number) {
    this.#perSecond = perSecond
    this.#atOnce = atOnce
    this.#left = atOnce
  }

  /** Says false where there is nothing left to spend. */
  spend(now: number): boolean {
    if (this.isSpent(now)) return false
    this.charge(1)
    return true
  }

  /** Counts what has been spent already. */
  charge(amount: number): void {
    this.#left -= amount
  }

  /** Says false where no more than this share of it is left. */
  has(share: number, now: number): boolean {
    return !this.isSpent(now) && this.#left >= share * this.#atOnce
  }

  exhaust(): void {
    this.#left = 0
  }

  isSpent(now: number): boolean {
    const earned = (Math.max(0, now - (this.#then ?? now)) / 1_000) * this.#perSecond
    this.#left = Math.min(this.#atOnce, this.#left + earned)
    this.#then = now
    return this.#left < 1
  }
}

const mostAddresses = 10_000

/** A budget for each address: so many at once, and as many again in the long run of so many seconds. */
export class Budgets {
  readonly #atOnce: number
  readonly #seconds: number
  readonly #budgets = new Map<string, Budget>()

  constructor(atOnce: number, seconds = 3_600) {
    this.#atOnce = atOnce
    this.#seconds = seconds
  }

  spend(address: string, now: number): boolean {
    return this.of(address).spend(now)
  }

  of(address: string): Budget {
    const budget = this.#budgets.get(address) ?? new Budget(this.#atOnce / this.#seconds, this.#atOnce)
    // Whoever spends moves to the end, so that the first is the one who has been quiet longest.
    this.#budgets.delete(address)
    this.#budgets.set(address, budget)
    if (this.#budgets.size > mostAddresses) this.#budgets.delete(this.#budgets.keys().next().value as string)
    return budget
  }

  /** Somebody else has counted more. */
  exhaust(address: string): void {
    this.#budgets.get(address)?.exhaust()
  }

  isSpent(address: string, now: number): boolean {
    return this.#budgets.get(address)?.isSpent(now) ?? this.#atOnce < 1
  }
}

import type { Budgets } from '../budgets.ts'

/** What one address may do: an isolate's own count, and the platform's where it is bound. */
export class Allowance {
  readonly #budgets: Budgets
  readonly #platform: RateLimit | undefined

  constructor(budgets: Budgets, platform: RateLimit | undefined) {
    this.#budgets = budgets
    this.#platform = platform
  }

  /** Says false where there is nothing left to spend. */
  async spend(address: string): Promise<boolean> {
    if (!this.#budgets.spend(address, Date.now())) return false
    const { success } = (await this.#platform?.limit({ key: address })) ?? { success: true }
    // The platform cannot be asked without counting, so its no is remembered here.
    if (!success) this.#budgets.exhaust(address)
    return success
  }

  isSpent(address: string): boolean {
    return this.#budgets.isSpent(address, Date.now())
  }
}

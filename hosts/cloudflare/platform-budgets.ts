import { Budgets } from '#hosts/shared'

/** Somebody who counts for more than this process, such as a platform for all of its machines. */
interface Counter {
  limit(spender: { readonly key: string }): Promise<{ readonly success: boolean }>
}

/** What one address may do: our own count, and another's where there is one. */
export class PlatformBudgets {
  readonly #budgets: Budgets
  readonly #counter: Counter | undefined

  constructor(atOnce: number, counter: Counter | undefined, seconds?: number) {
    this.#budgets = new Budgets(atOnce, seconds)
    this.#counter = counter
  }

  /** Says false where there is nothing left to spend. */
  async spend(address: string): Promise<boolean> {
    if (!this.#budgets.spend(address, performance.now())) return false
    const { success } = (await this.#counter?.limit({ key: address })) ?? { success: true }
    // The other cannot be asked without counting, so its no is remembered here.
    if (!success) this.#budgets.exhaust(address)
    return success
  }

  isSpent(address: string): boolean {
    return this.#budgets.isSpent(address, performance.now())
  }
}

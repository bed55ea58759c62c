import type { Actor, Seat } from '#engine'
import { Budget, Budgets } from './budgets.ts'
import type { Limits } from './limits.ts'

const hour = 3_600

/**
 * How much of what a room and an address may store must be left for whom: when those who come and go have spent their
 * share the table can still be set, when that is spent the host can still act, and a game can be played to its end.
 */
const leftFor = { visitor: 3 / 4, seat: 1 / 2, host: 1 / 4, game: 0 }

/** What a room may store in an hour, and each of its seats. */
export class StoredBudget {
  readonly #ofRoom: Budget
  readonly #ofSeats: Budgets
  #spenders: Budget[] = []

  constructor({ storedPerSeatAndHour, storedPerRoomAndHour }: Limits, stored: number) {
    this.#ofRoom = new Budget(storedPerRoomAndHour / hour, storedPerRoomAndHour)
    this.#ofRoom.charge(stored)
    this.#ofSeats = new Budgets(storedPerSeatAndHour, hour)
  }

  /** Whether what this actor is about to do may be stored. If so, they will be charged for what is. */
  allows(actor: Actor, seat: Seat | null, isGame: boolean, ofAddress: Budget | null): boolean {
    const now = performance.now()
    const share = leftFor[isGame ? 'game' : actor === 'visitor' || actor === 'host' ? actor : 'seat']
    const shared = ofAddress === null ? [this.#ofRoom] : [this.#ofRoom, ofAddress]
    const own = seat === null ? [] : [this.#ofSeats.of(String(seat))]
    // What the clock brings follows from what somebody has done.
    this.#spenders = actor === 'clock' ? [] : [...shared, ...own]
    if (actor === 'clock') return true
    return shared.every((budget) => budget.has(share, now)) && own.every((budget) => !budget.isSpent(now))
  }

  charge(bytes: number): void {
    for (const budget of this.#spenders) budget.charge(bytes)
  }
}

import type { Chance, Seat } from '#engine'
import { lettersOf, secretLength } from '#protocol'

export const codeLives = 60_000

interface Offer {
  readonly seat: Seat
  readonly how: 'handed-over' | 'reseated'
  readonly until: number
}

/** One-time codes with which a seat moves to another phone. They live a minute, and in memory only. */
export class Codes {
  readonly #offers = new Map<string, Offer>()

  offer(seat: Seat, how: Offer['how'], chance: Chance): { readonly code: string; readonly until: number } {
    this.#forget((offer) => offer.seat === seat && offer.how === how)
    const code = lettersOf(Array.from({ length: secretLength }, chance.byte))
    const until = chance.now + codeLives
    this.#offers.set(code, { seat, how, until })
    return { code, until }
  }

  /** Somebody may come any moment to claim a seat. */
  isAwaited(now: number): boolean {
    this.#forget(({ until }) => until <= now)
    return this.#offers.size > 0
  }

  /** The seat behind a code, once; whatever else was offered for that seat is dead then too. */
  redeem(code: string, now: number): Offer | null {
    this.#forget(({ until }) => until <= now)
    const offer = this.#offers.get(code)
    if (!offer) return null
    this.#forget(({ seat }) => seat === offer.seat)
    return offer
  }

  #forget(which: (offer: Offer) => boolean): void {
    for (const [code, offer] of this.#offers) if (which(offer)) this.#offers.delete(code)
  }
}

import type { Seat } from '#engine'

export const hostMayBeAway = 60_000

/** Who is connected, since when; a signal, never stored. */
export class Presence {
  readonly #since = new Map<Seat, number>()
  readonly #gone = new Map<Seat, number>()
  readonly #born: number

  constructor(now: number) {
    this.#born = now
  }

  get seats(): Seat[] {
    return [...this.#since.keys()].sort((one, other) => one - other)
  }

  update(connected: ReadonlySet<Seat>, now: number): void {
    for (const seat of this.#since.keys()) if (!connected.has(seat)) this.#leave(seat, now)
    for (const seat of connected) if (!this.#since.has(seat)) this.#since.set(seat, now)
  }

  /** When the chair passes on, if the host is away and somebody else is here; else null. */
  chairPassesAt(host: Seat | null): number | null {
    const away = host !== null && !this.#since.has(host)
    return away && this.#since.size > 0 ? (this.#gone.get(host) ?? this.#born) + hostMayBeAway : null
  }

  /** The player who has been here longest. */
  get heir(): Seat | null {
    const [first] = [...this.#since].sort(([, one], [, other]) => one - other)
    return first?.[0] ?? null
  }

  #leave(seat: Seat, now: number): void {
    this.#since.delete(seat)
    this.#gone.set(seat, now)
  }
}

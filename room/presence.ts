import type { Seat } from '#engine'

export const hostMayBeAway = 60_000

/** Who is connected, since when; a signal, never stored. It lasts as long as somebody's socket is open. */
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

  /** Since when a seat has been here; for nobody, since the room is in memory. */
  since(seat: Seat | null): number {
    return (seat === null ? undefined : this.#since.get(seat)) ?? this.#born
  }

  /** Since when a seat has been without a device, or null where it has one. Nobody is not away. */
  awaySince(seat: Seat | null): number | null {
    if (seat === null || this.#since.has(seat)) return null
    return this.#gone.get(seat) ?? this.#born
  }

  /** For how many milliseconds a seat has been without a device on end. */
  absentFor(seat: Seat, now: number): number {
    const since = this.awaySince(seat)
    return since === null ? 0 : now - since
  }

  /** What was known before the room left memory. */
  restore({ seat, since }: { readonly seat: Seat | null; readonly since: number }): void {
    if (seat !== null) this.#since.set(seat, Math.min(since, this.#since.get(seat) ?? since))
  }

  restoreAway(seat: Seat, since: number): void {
    this.#gone.set(seat, since)
  }

  update(connected: ReadonlySet<Seat>, now: number): void {
    for (const seat of this.#since.keys()) if (!connected.has(seat)) this.#leave(seat, now)
    for (const seat of connected) if (!this.#since.has(seat)) this.#since.set(seat, now)
  }

  /** When the chair passes on, if the host is away and somebody else is here; else null. */
  chairPassesAt(host: Seat | null): number | null {
    const since = this.awaySince(host)
    return since !== null && this.#since.size > 0 ? since + hostMayBeAway : null
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

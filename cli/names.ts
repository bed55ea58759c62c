import type { Seat } from '#engine'

/** The players of one game. Seats are numbers; a name is only ever shown or looked up, never a key. */
export class Names {
  readonly seats: readonly Seat[]
  readonly #names: readonly string[]

  constructor(names: readonly string[]) {
    this.#names = names
    this.seats = names.map((_, at) => at + 1)
  }

  seatOf(name: unknown): Seat | null {
    const at = typeof name === 'string' ? this.#names.indexOf(name) : -1
    return at < 0 ? null : at + 1
  }

  nameOf(seat: Seat): string {
    return this.#names[seat - 1] as string
  }

  of(seats: readonly Seat[]): string[] {
    return seats.map((seat) => this.nameOf(seat))
  }
}

import type { Seat } from '#engine'

const reserved = ['host', 'clock']

/** The players of one refereed game. Seats are numbers; a name is only ever shown or looked up, never a key. */
export class Names {
  readonly seats: readonly Seat[]
  readonly #names: readonly string[]

  constructor(names: readonly string[]) {
    this.#names = names
    this.seats = names.map((_, at) => at + 1)
  }

  /** Names must differ, trimmed and without regard to case, and be nobody else's word. */
  static read(input: unknown): Names | null {
    if (!Array.isArray(input) || !input.every((name) => typeof name === 'string')) return null
    const plain = input.map((name) => name.trim().toLowerCase())
    const bad = plain.some((name) => name === '' || reserved.includes(name))
    return bad || new Set(plain).size < plain.length ? null : new Names(input)
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

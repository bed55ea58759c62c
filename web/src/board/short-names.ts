import type { Seat } from '#engine'
import { piecesOf } from '../lib/name-lines.ts'
import { shortName } from '../lib/names.ts'

interface Named {
  readonly ring: readonly Seat[]
  name(seat: Seat): string
}

const breakable = '\u200b'

/** A name cut to its first word where nobody else at the table begins with it; a line may end at its seams. */
export function shortNameOf(table: Named, seat: Seat): string {
  const first = shortName(table.name(seat))
  const isAlone = table.ring.filter((other) => shortName(table.name(other)) === first).length === 1
  return piecesOf(isAlone ? first : table.name(seat)).join(breakable)
}

/** Short names, in the order of the ring. */
export function shortNames(table: Named, seats: readonly Seat[]): string {
  return table.ring
    .filter((seat) => seats.includes(seat))
    .map((seat) => shortNameOf(table, seat))
    .join(', ')
}

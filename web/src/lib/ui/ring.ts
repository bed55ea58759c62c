/** Where a seat stands in the two columns that make a ring: down the right side, up the left one. */
export interface Place {
  readonly column: 1 | 2
  /** Half rows; a seat is two of them high, and an odd table shifts its left side by one. */
  readonly row: number
  readonly isEast: boolean
}

export function placeOf(at: number, count: number): Place {
  const east = Math.ceil(count / 2)
  if (at < east) return { column: 2, row: at * 2 + 1, isEast: true }
  const shift = count % 2
  return { column: 1, row: (count - 1 - at) * 2 + 1 + shift, isEast: false }
}

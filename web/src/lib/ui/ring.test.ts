import { expect, test } from 'vitest'
import { placeOf } from './ring.ts'

const counts = Array.from({ length: 16 }, (_, at) => at + 5)

test.each(counts)(
  'AC1.7 the ring of %i seats goes down the right side and up the left, each seat at a place of its own',
  (count) => {
    const places = Array.from({ length: count }, (_, at) => placeOf(at, count))
    const east = places.filter(({ isEast }) => isEast)
    const west = places.filter(({ isEast }) => !isEast)
    expect(places).toEqual([...east, ...west])
    expect(east.map(({ column, row }) => [column, row])).toEqual(east.map((_, at) => [2, 2 * at + 1]))
    expect(new Set(west.map(({ column }) => column))).toEqual(new Set([1]))
    for (const [at, { row }] of west.slice(1).entries()) expect(row).toBe((west[at]?.row ?? 0) - 2)
  },
)

test.each(counts)('AC1.7 the two sides of a ring of %i seats stand in the middle of each other', (count) => {
  const rows = (isEast: boolean) =>
    Array.from({ length: count }, (_, at) => placeOf(at, count)).flatMap((one) =>
      one.isEast === isEast ? [one.row] : [],
    )
  const middle = (some: number[]) => (Math.min(...some) + Math.max(...some)) / 2
  expect(Math.min(...rows(false))).toBeGreaterThan(0)
  expect(middle(rows(false))).toBe(middle(rows(true)))
})

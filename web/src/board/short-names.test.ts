import { expect, test } from 'vitest'
import { shortNameOf, shortNames } from './short-names.ts'

/** Where a line may end. */
const bare = (text: string) => text.replaceAll('\u200b', '')

const names = ['Ann Lee', 'Bo', 'Ann Marie Poe', 'Bo', 'Cleo de la Cruz']
const table = { ring: [3, 1, 5, 2, 4], name: (seat: number) => names[seat - 1] as string }

test('UI-TRUE a name on the board is its first word where nobody else begins with it, and whole otherwise', () => {
  expect([1, 2, 3, 4, 5].map((seat) => bare(shortNameOf(table, seat)))).toEqual([
    'Ann Lee',
    'Bo',
    'Ann Marie Poe',
    'Bo',
    'Cleo',
  ])
})

test('UI-TRUE short names stand in the order of the ring, whatever the order they are asked in', () => {
  expect(bare(shortNames(table, [1, 2, 5]))).toBe('Ann Lee, Cleo, Bo')
  expect(shortNames(table, [])).toBe('')
})

import { expect, test } from 'vitest'
import { struckLine } from './news.ts'
import type { ThavalonTable } from './table.svelte.ts'

const names = ['', 'Ana', 'Bo', 'Cleo']

test.each([
  ['lovers', [2, 3], 'Ana assassinated Bo and Cleo as the Lovers, and was wrong.'],
  ['merlin', [3], 'Ana assassinated Cleo as Merlin, and was wrong.'],
  ['none', [], 'Ana said that nobody could be assassinated, and was wrong.'],
])('TH-K-2 the call of the Assassin is a sentence that names whom: %s', (as, targets, said) => {
  const open = { struck: { by: 1, as, targets, found: false } }
  const table = { open, name: (seat: number) => names[seat] } as unknown as ThavalonTable
  expect(struckLine(table)).toBe(said)
})

import { expect, test } from 'vitest'
import type { Reason } from '#games/avalon'
import { examinedLine, newsOf, verdictOf } from './news.ts'
import type { AvalonTable } from './table.svelte.ts'

const names = ['', 'Ana', 'Bo', 'Cleo']

function tableOf(open: object, seat: number | null = null): AvalonTable {
  return { open, seat, name: (one: number) => names[one] } as unknown as AvalonTable
}

test.each([
  [1, 'You examined Bo. Your card has the answer.'],
  [2, 'Ana examined you.'],
  [3, 'Ana examined Bo.'],
  [null, 'Ana examined Bo.'],
])('UI-TRUE AV-LADY whoever was examined reads it of themself: seat %j', (seat, said) => {
  const open = { quest: 3, proposal: 1, lady: { examined: [{ by: 1, target: 2 }] } }
  expect(examinedLine(tableOf(open, seat))).toBe(said)
})

test.each<[Reason, string, string]>([
  ['sabotage', 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!'],
  ['chaos', 'Evil wins by chaos!', 'Evil won after 5 consecutive team rejections.'],
  ['quests', 'Good wins!', 'Good won 3 quests, and there was no Merlin to assassinate.'],
  ['assassination', 'Evil won!', 'The Assassin correctly identified Merlin.'],
  ['spared', 'Good wins!', 'Good won 3 quests, and the Assassin failed to identify Merlin!'],
])('UI-TRUE AV-FINISH the end says once who has won, and then once why: %s', (reason, headline, why) => {
  const table = tableOf({ phase: 'finished', outcome: { reason } })
  expect(verdictOf(table)).toEqual([headline, why])
  expect(newsOf(table)).toBe(`${headline} ${why}`)
})

test('UI-TRUE AV-DAGGER of the assassination all are told what is so for the Assassin too', () => {
  const told = [1, 2, null].map((seat) => newsOf(tableOf({ phase: 'assassination' }, seat)))
  expect(new Set(told)).toEqual(new Set(['Good has won 3 quests. If the Assassin finds Merlin, Evil still wins.']))
})

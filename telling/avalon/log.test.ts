import { expect, test } from 'vitest'
import type { AvalonEvent, AvalonView, Reason } from '#games/avalon'
import { namesFrom } from '../told.ts'
import { eventLine, verdictOf } from './log.ts'

const people = ['', 'Ana', 'Bo', 'Cleo', 'Dov', 'Eve']
const names = namesFrom((seat) => people[seat] as string)
const view = { open: { seats: [1, 2, 3, 4, 5], quest: 2, lady: { holder: 3 } } } as unknown as AvalonView
const said = (event: object) => eventLine(event as AvalonEvent, view, names)

test.each<[Reason, string, string]>([
  ['sabotage', 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!'],
  ['chaos', 'Evil wins by chaos!', 'Evil won after 5 consecutive team rejections.'],
  ['quests', 'Good wins!', 'Good won 3 quests, and there was no Merlin to assassinate.'],
  ['assassination', 'Evil won!', 'The Assassin correctly identified Merlin.'],
  ['spared', 'Good wins!', 'Good won 3 quests, and the Assassin failed to identify Merlin!'],
])('UI-TRUE AV-FINISH the end says once who has won, and then once why: %s', (reason, headline, why) => {
  expect(verdictOf(reason)).toEqual([headline, why])
  expect(said({ type: 'GameFinished', reason })).toBe(`${headline} ${why}`)
})

test('UI-TRUE AV-DAGGER of the assassination all are told what is so for the Assassin too', () => {
  const line = 'Good has won 3 quests. If the Assassin finds Merlin, Evil still wins.'
  expect(said({ type: 'AssassinationBegan' })).toBe(line)
})

test.each([
  [
    { approve: [1, 2, 4], approved: true, rejections: 0 },
    'Team approved: 3 Approve, 2 Reject. Approved by Ana, Bo, Dov.',
  ],
  [
    { approve: [], approved: false, rejections: 2 },
    'Team rejected: 0 Approve, 5 Reject. Approved by nobody. Rejection 2/5.',
  ],
])('AV-EVENTS a counted vote is told in numbers and names: %j', (votes, line) => {
  expect(said({ type: 'VotesRevealed', ...votes })).toBe(line)
})

test('AV-EVENTS what is not worth a word is told in none', () => {
  expect(['PlayerVoted', 'CardPlayed', 'QuestBegan'].map((type) => said({ type, seat: 1 }))).toEqual(['', '', ''])
})

import { expect, test } from 'vitest'
import type { ThavalonEvent, ThavalonView } from '#games/thavalon'
import { namesFrom } from '../told.ts'
import { eventLine } from './log.ts'

const names = namesFrom((seat) => ['', 'Ana', 'Bo', 'Cleo', 'Dov', 'Eve'][seat] as string)
const said = (event: object, open: object = {}) =>
  eventLine(event as ThavalonEvent, { open: { seats: [1, 2, 3, 4, 5], ...open } } as unknown as ThavalonView, names)

test.each([
  ['lovers', [2, 3], 'Ana assassinated Bo and Cleo as the Lovers, and was wrong.'],
  ['merlin', [3], 'Ana assassinated Cleo as Merlin, and was wrong.'],
  ['none', [], 'Ana said that nobody could be assassinated, and was wrong.'],
])('TH-K-2 the call of the Assassin is a sentence that names whom: %s', (as, targets, line) => {
  expect(said({ type: 'AssassinStruck', by: 1, as, targets, found: false })).toBe(line)
})

test('TH-A-2 what Agravaine declares is told with the quest that he has turned', () => {
  const line = 'Bo has declared as Agravaine: quest 3 has failed after all.'
  expect(said({ type: 'AgravaineDeclared', seat: 2, until: null }, { quests: [{}, {}, {}] })).toBe(line)
})

test('TH-P-5 of two teams the vote tells which one goes, and the team that then goes is no news', () => {
  const open = { quest: 1, options: { firstRound: 'choose' }, proposals: [{ against: {} }] }
  const votes = { type: 'VotesRevealed', approve: [1, 2], approved: false }
  expect(said(votes, open)).toBe('The second team goes, 3 to 2. The first was chosen by Ana, Bo.')
  expect(said({ type: 'TeamSent', motion: 3, team: [1, 2] }, open)).toBe('')
  const sent = said({ type: 'TeamSent', motion: 3, team: [1, 2] }, { ...open, quest: 2 })
  expect(sent).toBe('Without a vote, the team goes: Ana, Bo.')
})

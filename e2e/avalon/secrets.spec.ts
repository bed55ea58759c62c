import { expect, test } from '@playwright/test'
import { leaksIn } from '../support/secrets.ts'
import { avalonSecrets, avalonWordsIn } from './secrets.ts'

const token = 'aaaabbbbccccddddeeee22'
const frame = (...messages: unknown[]) => JSON.stringify(messages)
const judge = (frames: readonly string[]) => leaksIn(frames, [token], avalonSecrets)
const welcome = ['welcome', { version: 1, seat: 2, chapter: 2, from: 0, now: 0 }]

test('AV-EVENTS the judge of what a browser was sent finds every kind of leak', () => {
  const leaks: Readonly<Record<string, unknown[]>> = {
    'another seat’s role': ['RoleTold', 3, { role: 'merlin' }],
    'another seat’s ballot': ['BallotSealed', 3, 4, true],
    'another seat’s card': ['CardSealed', 3, 4, 'fail'],
    'another’s answer of the Lady': ['LadyAnswered', 3, 4, 'evil'],
    'another seat’s guess': ['GuessSealed', 3, 4],
    'the deal': ['RolesDealt', { 1: 'merlin' }, null, null, []],
    'the tokens': ['TokenIssued', 1, 'hash'],
    'a vote with its answer': ['Voted', 3, true],
    'a card with its face': ['CardPlayed', 3, 'fail'],
    'a role before the end': ['TableSeated', [1, 2], 'merlin'],
    'a role in a signal': ['present', ['merlin'], 0],
    'a token': ['ok', token],
  }
  for (const [what, message] of Object.entries(leaks)) {
    expect(judge([frame(welcome, message)]), what).not.toEqual([])
  }
})

test('AV-EVENTS the judge lets pass what a browser may be sent', () => {
  const options = { roles: ['merlin', 'assassin'], assassin: true }
  const finished = ['GameFinished', 'good', 'quests', { 1: 'merlin' }, null, null, [], []]
  const fine = [
    frame(welcome, ['ChapterOpened', { game: 'avalon', options }, 'started'], ['GameStarted', [1, 2], options]),
    frame(
      ['RoleTold', 2, { role: 'merlin' }],
      ['Voted', 3],
      ['BallotSealed', 2, 4, true],
      ['TableSet', 'avalon', options, null, []],
    ),
    frame(finished),
  ]
  expect(judge(fine)).toEqual([])
})

test('UI-ALIKE the judge of pages finds a role in words and in drawings', () => {
  expect(avalonWordsIn('<h2>Percival</h2>', 'team_voting')).toEqual(['percival'])
  expect(avalonWordsIn('<use href="/icons.svg#minion">', 'quest_execution')).toEqual(['minion'])
  expect(avalonWordsIn('<h1>Who is Merlin?</h1>', 'assassination')).toEqual([])
  expect(avalonWordsIn('<h1>Who is Merlin?</h1>', 'team_voting')).toEqual(['merlin'])
})

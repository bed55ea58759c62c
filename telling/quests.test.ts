import { expect, test } from 'vitest'
import { countsOf } from '#telling/quests'

test.each([
  [['success', 'success'], '2 successes, no fails'],
  [['success', 'fail', 'success'], '2 successes, 1 fail'],
  [['fail', 'fail', 'success'], '1 success, 2 fails'],
  [['fail', 'reverse'], 'no successes, 1 fail, 1 reverse'],
])('AC5.1 the cards of a quest are counted in words, one or many: %j', (cards, said) => {
  expect(countsOf(cards)).toBe(said)
})

import { expect, test } from 'vitest'
import { mafia } from '#games/mafia'
import { above, below, type Steps } from './steps.ts'

const seconds: Steps = { least: 1, most: 600, step: 5, nullable: true, from: 60 }
const evil = (automatic: number): Steps => ({ least: 1, most: 9, step: 1, nullable: true, automatic, from: 1 })

test('UI-STEP “none” stands below the smallest number, and what is usual stands above it', () => {
  expect([600, 60, 7, 5, 1, null].map((value) => below(seconds, value))).toEqual([595, 55, 5, 1, null, undefined])
  expect([null, 1, 7, 597, 600].map((value) => above(seconds, value))).toEqual([60, 5, 10, 600, undefined])
  expect(below({ ...seconds, nullable: false }, 1)).toBeUndefined()
})

test('UI-STEP MA-OPTIONS “automatic” has the place of the number that it means, at every size of the table', () => {
  expect([above(evil(2), null), below(evil(2), null)]).toEqual([3, 1])
  expect([above(evil(2), 1), below(evil(2), 3)]).toEqual([null, null])
  expect([above(evil(3), 2), below(evil(3), 2), above(evil(1), null), below(evil(1), null)]).toEqual([
    null,
    1,
    2,
    undefined,
  ])
  const item = mafia.options.items.find(({ id }) => id === 'evil')
  for (let players = mafia.players.least; players <= mafia.players.most; players++) {
    const means = item?.kind === 'number' ? item.automatic?.(players) : undefined
    expect(mafia.options.problems({ ...mafia.options.defaults, evil: means as number }, players)).toEqual([])
    expect(above(evil(means as number), null)).toBe((means as number) + 1)
  }
})

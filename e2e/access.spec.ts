import { keys } from './support/hands.ts'
import { axeProblems } from './support/inspect.ts'
import { expect, test } from './support/test.ts'
import { longNames, tour, tourOptions } from './support/tour.ts'

test('UI-AXE axe finds nothing on any screen, in both themes', async ({ seat }) => {
  test.setTimeout(600_000)
  const table = await seat({ players: 10, phones: 1, names: longNames, options: tourOptions })
  const found: string[] = []
  let visited = 0
  await tour(table, async (page, screen) => {
    visited++
    for (const problem of await axeProblems(page)) found.push(`${screen}: ${problem}`)
  })
  expect(visited).toBeGreaterThan(35)
  expect(found).toEqual([])
})

test('UI-KEYS UI-HOLD a whole game of five is played on one phone by keyboard only', async ({ seat }) => {
  test.setTimeout(180_000)
  const table = await seat({ players: 5, phones: 1, hands: keys })
  await table.deal()
  await table.playTo('finished', { quests: 'SFSFS', dagger: 'misses', rejections: [4] })
  const led = table.open.proposals.some(({ leader }) => leader === table.phone.seat)
  expect(led).toBe(true)
  await table.phone.reach(table.phone.heading('Good wins!'))
})

import { keys } from '../support/hands.ts'
import { expect, test } from '../support/test.ts'

test('UI-KEYS UI-HOLD a whole game of five is played on one phone by keyboard only', async ({ seatAvalon }) => {
  test.setTimeout(180_000)
  const table = await seatAvalon({ players: 5, phones: 1, hands: keys })
  await table.deal()
  await table.playTo('finished', { quests: 'SFSFS', dagger: 'misses', rejections: [4] })
  const led = table.open.proposals.some(({ leader }) => leader === table.phone.seat)
  expect(led).toBe(true)
  await table.phone.reach(table.phone.heading('Good wins!'))
})

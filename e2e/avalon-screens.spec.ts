import { Findings } from './support/findings.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { longNames, tour, tourOptions } from './support/tour.ts'

// One tour of all screens is measured in five ways.
test.describe.configure({ mode: 'default' })

const found = new Findings({
  acts: /^phone, (votes|team_building|team_voting|quest_execution|lady_of_the_lake|assassination), (?!card)/,
  // Of the screens on which the others are asleep, one has all that is new to axe.
  axe: /^(?!.*others asleep(?!, team of 5, Send))/,
  wider: { width: 412, height: 915 },
})

test.beforeAll('a tour of every screen', async ({ server, browser }) => {
  test.setTimeout(600_000)
  const seating = { players: 10, phones: 1, names: longNames, options: tourOptions }
  const table = await Table.open(server, browser, seating)
  await tour(table, found.look)
  await table.close()
})

test('AV-TOUCH with ten long names everything that can be tapped is 48 px', () => {
  expect(found.visited.length, found.visited.join('\n')).toBeGreaterThan(35)
  expect(found.small).toEqual([])
})

test('AV-TOUCH no screen is wider than 360 x 640, 412 x 915 or a board of 1920 x 1080', () => {
  expect(found.wide).toEqual([])
})

test('AV-TOUCH no act of play has to be scrolled at 360 x 640', () => {
  expect(found.high).toEqual([])
})

test('UI-AXE axe finds nothing on any screen, in both themes', () => {
  expect(found.axe).toEqual([])
})

test('UI-LARGE with text at 200 % nothing scrolls sideways at 360 px', () => {
  expect(found.large).toEqual([])
})

import { Findings } from '../support/findings.ts'
import { longNames } from '../support/lobby-tour.ts'
import { expect, test } from '../support/test.ts'
import { AvalonTable } from './table.ts'
import { avalonOptions, avalonTour } from './tour.ts'

// One tour of all screens is measured in nine ways.
test.describe.configure({ mode: 'default' })

const found = new Findings({
  acts: /^phone, (votes|team_building|team_voting|quest_execution|lady_of_the_lake|assassination), (?!card)/,
  // Of the screens on which the others are asleep, one has all that is new to axe.
  axe: /^(?!.*others asleep(?!, team of 5, Send))(?!.*quest_\w+, team of 5)/,
  phones: [
    { width: 360, height: 780 },
    { width: 412, height: 915 },
  ],
})

test.beforeAll('a tour of every screen', async ({ server, browser }) => {
  test.setTimeout(600_000)
  const seating = { players: 10, phones: 1, names: longNames, options: avalonOptions }
  const table = await AvalonTable.open(server, browser, seating)
  await avalonTour(table, found.look)
  await table.close()
})

test('AV-TOUCH with ten long names everything that can be tapped is 48 px', () => {
  expect(found.visited.length, found.visited.join('\n')).toBeGreaterThan(35)
  expect(found.small).toEqual([])
})

test('AV-TOUCH no screen is wider than 360 x 640, 360 x 780, 412 x 915 or a board of 1920 x 1080', () => {
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

test('AC5.3 with ten players every screen of Avalon says that quest 4 needs two fails, also while it is played', () => {
  expect(found.visited).toContainEqual(expect.stringMatching(/^phone, quest_execution, team of 5/))
  expect(found.visited).toContainEqual(expect.stringMatching(/^board, quest_execution, team of 5/))
  expect(found.unsaid).toEqual([])
})

test('UI-WORDS no name of ten long ones is broken or cut on any screen of Avalon, and no note', () => {
  expect(found.names).toEqual([])
})

test('RM-MIDDLE all five cards of a quest of Avalon lie in one row, on the phone and on the board', () => {
  expect(found.visited).toContainEqual(expect.stringMatching(/^phone, quest_results, team of 5/))
  expect(found.visited).toContainEqual(expect.stringMatching(/^board, quest_results, team of 5/))
  expect(found.rows).toEqual([])
})

test('RM-PANELS RM-MIDDLE on the board of Avalon nothing beside the table is cut, and nothing in it touches a seat', () => {
  expect(found.lost).toEqual([])
})

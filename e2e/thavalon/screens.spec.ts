import { Findings } from '../support/findings.ts'
import { longNames } from '../support/lobby-tour.ts'
import { expect } from '../support/test.ts'
import { ThavalonTable } from './table.ts'
import { test } from './test.ts'
import { thavalonOptions, thavalonTour } from './tour.ts'

// One tour of all screens is measured in nine ways.
test.describe.configure({ mode: 'default' })

/** What looks otherwise than in Avalon, where a tour has shown the rest to axe. */
const own = new RegExp(
  [
    '^(page|lobby, roles|phone, (role_reveal, card|team_finalised, before|team_voting, Which|votes, Second',
    'quest_execution, Play|quest_results, .* succeeded|sheet|team_building, agravaine|agravaine_window, Does',
    'assassination, Whom|finished|history|roles)|board, (lobby|team_finalised, before|agravaine_window|finished))',
  ].join('|'),
)
const found = new Findings({
  acts: /^phone, (votes|team_\w+|quest_execution|agravaine_window|assassination), (?!card)/,
  axe: own,
})

test.beforeAll('a tour of every screen of THavalon', async ({ server, browser }) => {
  test.setTimeout(600_000)
  const seating = { players: 10, phones: 1, names: longNames, options: thavalonOptions }
  const table = await ThavalonTable.open(server, browser, seating)
  await thavalonTour(table, found.look)
  await table.close()
})

test('TH-TOUCH with ten long names everything that can be tapped in THavalon is 48 px', () => {
  expect(found.visited.length, found.visited.join('\n')).toBeGreaterThan(35)
  expect(found.small).toEqual([])
})

test('TH-TOUCH no screen of THavalon is wider than 360 x 640, or than a board of 1920 x 1080', () => {
  expect(found.wide).toEqual([])
})

test('TH-TOUCH no act of play has to be scrolled at 360 x 640', () => {
  expect(found.high).toEqual([])
})

test('TH-TOUCH UI-AXE axe finds nothing on any screen of THavalon, in both themes', () => {
  expect(found.axe).toEqual([])
})

test('UI-LARGE with text at 200 % nothing of THavalon scrolls sideways at 360 px', () => {
  expect(found.large).toEqual([])
})

test('AC5.3 with ten players every screen of THavalon says that quest 4 needs two fails, also while it is played', () => {
  expect(found.visited).toContainEqual(expect.stringMatching(/^phone, quest_execution, team of 5/))
  expect(found.visited).toContainEqual(expect.stringMatching(/^board, quest_execution, team of 5/))
  expect(found.unsaid).toEqual([])
})

test('UI-WORDS no name of ten long ones is broken or cut on any screen of THavalon, and no note', () => {
  expect(found.names).toEqual([])
})

test('RM-MIDDLE all five cards of a quest of THavalon lie in one row, on the phone and on the board', () => {
  expect(found.visited).toContainEqual(expect.stringMatching(/^phone, quest_results, team of 5/))
  expect(found.visited).toContainEqual(expect.stringMatching(/^board, quest_results, team of 5/))
  expect(found.rows).toEqual([])
})

test('RM-PANELS RM-MIDDLE on the board of THavalon nothing beside the table is cut, and nothing in it touches a seat', () => {
  expect(found.lost).toEqual([])
})

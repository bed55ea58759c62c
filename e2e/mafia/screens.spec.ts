import { Findings } from '../support/findings.ts'
import { expect } from '../support/test.ts'
import { MafiaTable } from './table.ts'
import { test } from './test.ts'
import { dozenNames, dozenOptions, mafiaTour } from './tour.ts'

// One tour of all screens is measured in six ways.
test.describe.configure({ mode: 'default' })

const found = new Findings({ phones: [{ width: 360, height: 780 }] })

test.beforeAll('a tour of every screen of Mafia', async ({ server, browser }) => {
  test.setTimeout(600_000)
  const seating = { players: 12, phones: 1, names: dozenNames, options: dozenOptions }
  const table = await MafiaTable.open(server, browser, seating)
  await mafiaTour(table, found.look)
  await table.close()
})

test('MA-TOUCH with twelve long names everything that can be tapped in Mafia is 48 px', () => {
  expect(found.visited.length, found.visited.join('\n')).toBeGreaterThan(30)
  expect(found.small).toEqual([])
})

test('MA-TOUCH no screen of Mafia is wider than 360 x 640, or than a board of 1920 x 1080', () => {
  expect(found.wide).toEqual([])
})

test('MA-TOUCH UI-AXE axe finds nothing on any screen of Mafia, in both themes', () => {
  expect(found.axe).toEqual([])
})

test('UI-LARGE with text at 200 % nothing of Mafia scrolls sideways at 360 px', () => {
  expect(found.large).toEqual([])
})

test('UI-WORDS no name of twelve long ones is broken or cut on any screen of Mafia, and no note', () => {
  expect(found.names).toEqual([])
})

test('RM-PANELS RM-MIDDLE on the board of Mafia nothing beside the table is cut, and nothing in it touches a seat', () => {
  expect(found.lost).toEqual([])
})

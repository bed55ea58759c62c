import { smallTargets, tooHigh, tooWide } from './support/inspect.ts'
import { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { longNames, tour, tourOptions } from './support/tour.ts'

// One tour of all screens is measured in four ways.
test.describe.configure({ mode: 'default' })

const found: Record<'small' | 'wide' | 'high' | 'large', string[]> = { small: [], wide: [], high: [], large: [] }
const visited: string[] = []
const widePhone = { width: 412, height: 915 }
const actsOfPlay = /^phone, (votes|team_building|team_voting|quest_execution|lady_of_the_lake|assassination), (?!card)/

test.beforeAll('a tour of every screen', async ({ server, browser }) => {
  test.setTimeout(300_000)
  const seating = { players: 10, phones: 1, names: longNames, options: tourOptions }
  const table = await Table.open(server, browser, seating)
  await tour(table, async (page, screen) => {
    visited.push(screen)
    const note = (list: string[], problems: readonly string[], when = '') =>
      list.push(...problems.map((one) => `${screen}${when}: ${one}`))
    note(found.wide, await tooWide(page))
    if (screen.startsWith('board')) return
    note(found.small, await smallTargets(page))
    if (actsOfPlay.test(screen)) note(found.high, await tooHigh(page))
    const own = page.viewportSize() ?? widePhone
    await page.setViewportSize(widePhone)
    note(found.wide, await tooWide(page), ' at 412')
    await page.setViewportSize(own)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    note(found.large, await tooWide(page))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
  await table.close()
})

test('AV-TOUCH with ten long names everything that can be tapped is 48 px', () => {
  expect(visited.length).toBeGreaterThan(35)
  expect(found.small).toEqual([])
})

test('AV-TOUCH no screen is wider than 360 x 640, 412 x 915 or a board of 1920 x 1080', () => {
  expect(found.wide).toEqual([])
})

test('AV-TOUCH no act of play has to be scrolled at 360 x 640', () => {
  expect(found.high).toEqual([])
})

test('UI-LARGE with text at 200 % nothing scrolls sideways at 360 px', () => {
  expect(found.large).toEqual([])
})

import type { Page } from '@playwright/test'
import { cutOff, lostAtSide } from '../support/inspect.ts'
import { boardContext, smallBoard } from '../support/looks.ts'
import { expect } from '../support/test.ts'
import { test } from './test.ts'
import { scoreOfNames } from './tour.ts'

const allRoles = { angel: true, detective: true, bomber: true, minion: 2 }

test('UI-NAMES names written from right to left stand in a list in its order, and leave a sentence as it is', async ({
  seatMafia,
}) => {
  const names = ['Ana', 'أحمد', 'דוד', 'ليلى', 'Bo']
  const table = await seatMafia({ players: 5, phones: 1, names })
  const { phone } = table
  await table.deal()
  await table.playTo('voting', {})
  // A vote in which everybody wants peace names them all in one list.
  await table.playTo('night', {}, { night: 2 })
  await expect(phone.heading('No murder this round')).toBeVisible()
  const lefts = await phone.main.getByText(`${names[0]}, `).evaluate((list, all) => {
    const text = list.firstChild as Text
    return all.map((name) => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(name))
      range.setEnd(text, text.data.indexOf(name) + name.length)
      const { top, left } = range.getBoundingClientRect()
      return Math.round(top) * 1_000 + Math.round(left)
    })
  }, names)
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})

/** A panel of the board, whole at every size, with all its lines. */
async function expectWhole(page: Page, title: string): Promise<void> {
  const panel = page.locator('.board__side > .card', { hasText: title })
  for (const size of [smallBoard, boardContext.viewport ?? smallBoard]) {
    await page.setViewportSize(size)
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(panel.locator('li[hidden]')).toHaveCount(0)
    expect(await lostAtSide(page), `${title}, at ${size.width}`).toEqual([])
  }
}

test('RM-BOARD RM-PANELS with twenty long names no word on the board is cut, whoever votes for whom', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 20, names: scoreOfNames, options: { ...allRoles, visibility: 'realtime' } })
  const { page } = await table.newOnlooker('the board', boardContext)
  await page.goto(`${table.address}/board`)
  await expect(page.getByText(scoreOfNames.at(-1) as string, { exact: true })).toBeVisible()
  expect(await cutOff(page), 'in the lobby').toEqual([])
  await table.deal()
  await table.playTo('voting', {})
  const { motion } = table.open
  const longest = scoreOfNames.indexOf('Xx_DragonSlayer77_xX') + 1
  const voters = table.headless.filter(({ seat }) => seat !== longest)
  for (const voter of voters) await voter.answer({ type: 'vote', motion, target: longest })
  await expect(page.getByRole('main')).toContainText('19 of 20 have voted', { timeout: 15_000 })
  expect(await cutOff(page), 'in a vote').toEqual([])
  await expectWhole(page, 'Still alive')
})

test('RM-PANELS after eight murders among twenty players the board says of each how it came about', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 20, names: scoreOfNames, options: { ...allRoles, evil: 6 } })
  await table.deal()
  const murders = Array.from({ length: 4 }, () => 'villager' as const)
  await table.playTo('finished', { nights: murders, days: murders })
  const { page } = await table.newOnlooker('the board', boardContext)
  await page.goto(`${table.address}/board`)
  await expect(page.getByRole('heading', { level: 1, name: 'The Mafia wins!' })).toBeVisible()
  await expect(page.getByText(/was murdered\.$|the vote murdered/)).toHaveCount(murders.length * 2)
  await expectWhole(page, 'How it ended')
})

import { cutOff } from './support/inspect.ts'
import { boardContext } from './support/looks.ts'
import { scoreOfNames } from './support/mafia-tour.ts'
import { expect, test } from './support/test.ts'

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

test('RM-BOARD with twenty long names no word on the board is cut, whoever votes for whom', async ({ seatMafia }) => {
  const options = { visibility: 'realtime', angel: true, detective: true, bomber: true, minion: 2 }
  const table = await seatMafia({ players: 20, names: scoreOfNames, options })
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
})

import type { Course } from './course.ts'
import { boardContext, Looks, type Visit } from './looks.ts'
import type { Phone } from './phone.ts'
import { QuestTour } from './quest-tour.ts'
import type { Table } from './table.ts'

const course: Course = { quests: 'SFSFS', dagger: 'misses', rejections: [4, 1] }

/** Everything that adds a screen or a line to one. */
export const tourOptions = { lady: true, percival: true, morgana: true, mordred: true, oberon: 'standard' }

/** Names as long as they may be, in several scripts. */
export const longNames = [
  'Maximiliane Schröder',
  'Bartholomew Q. Finch',
  'Xx_DragonSlayer77_xX',
  'Конста́нтин Рома́нов',
  'عبد الرحمن بن الحسين',
  'Ναυσικᾶ Παπαδοπούλου',
  'Ana Lucía Fernández',
  'Wilhelmina Oyelaran',
  'Đặng Thị Hồng Nhung',
  'José Ignacio Ramírez',
]

/** Every sheet and tab of the lobby. */
export async function throughLobby(phone: Pick<Phone, 'page' | 'button'>, visit: Visit): Promise<void> {
  const { page } = phone
  const sheet = page.getByRole('dialog')
  const close = () => page.keyboard.press('Escape')
  await visit(page, 'lobby, players')
  for (const tab of ['Options', 'Roles']) {
    await page.getByRole('tab', { name: tab }).click()
    await visit(page, `lobby, ${tab.toLowerCase()}`)
  }
  await page.getByRole('tab', { name: /Players/ }).click()
  await phone.button(/share the room code/).click()
  await sheet.getByRole('img').waitFor()
  await visit(page, 'sheet, share')
  await close()
  for (const entry of ['Settings', 'People', 'My seat on another device', 'Change my name', 'Leave the table']) {
    await phone.button('Menu').click()
    if (entry === 'Settings') await visit(page, 'sheet, menu')
    await sheet.getByRole('button', { name: entry }).click()
    await sheet.getByRole('heading', { level: 2, name: 'Menu' }).waitFor({ state: 'detached' })
    await visit(page, `sheet, ${entry.toLowerCase()}`)
    await close()
    await sheet.waitFor({ state: 'detached' })
  }
  await phone.button(`${longNames[1]}: more`).click()
  await visit(page, 'sheet, person')
  await sheet.getByRole('button', { name: 'Remove from the table' }).click()
  await visit(page, 'sheet, remove')
  await close()
  await sheet.getByRole('button', { name: 'Remove from the table' }).waitFor()
  await close()
  await sheet.waitFor({ state: 'detached' })
}

/** Through every screen that people meet in one evening at a table of ten whose first player has a phone. */
export async function tour(table: Table, visit: Visit): Promise<void> {
  const { phone, server } = table
  const visitor = await table.newOnlooker('watcher')
  for (const path of ['/', '/guide/avalon', '/about', '/nowhere']) {
    await visitor.page.goto(server.address + path)
    await visit(visitor.page, `page, ${path}`)
  }
  await visitor.page.goto(table.address)
  await visitor.page.getByRole('textbox').waitFor()
  await visit(visitor.page, 'watcher, join')
  const board = await table.newOnlooker('board', boardContext)
  await board.page.goto(`${table.address}/board`)
  await board.page.getByText(table.code).first().waitFor()
  await visit(board.page, 'board, lobby')
  await throughLobby(phone, visit)
  await table.deal()
  const looks = new Looks({ phone: phone.page, watcher: visitor.page, board: board.page }, longNames, visit)
  await new QuestTour(table, looks, course).play()
  await phone.button('History').click()
  await visit(phone.page, 'phone, history')
  await phone.page.keyboard.press('Escape')
}

import type { Shape } from '#engine'
import type { Visit } from './looks.ts'
import type { Screen } from './screen.ts'

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
export async function throughLobby(phone: Pick<Screen<Shape>, 'page' | 'button'>, visit: Visit): Promise<void> {
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

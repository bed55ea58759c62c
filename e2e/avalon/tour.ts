import { longNames, throughLobby } from '../support/lobby-tour.ts'
import { boardContext, Looks, type Visit } from '../support/looks.ts'
import { QuestTour } from '../support/quest-tour.ts'
import type { Course } from './course.ts'
import type { AvalonTable } from './table.ts'

const course: Course = { quests: 'SFSFS', dagger: 'misses', rejections: [4, 1] }

/** Everything that adds a screen or a line to one. */
export const avalonOptions = { lady: true, percival: true, morgana: true, mordred: true, oberon: 'standard' }

/** Through every screen that people meet in one evening at a table of ten whose first player has a phone. */
export async function avalonTour(table: AvalonTable, visit: Visit): Promise<void> {
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

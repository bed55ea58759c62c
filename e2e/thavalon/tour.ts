import { longNames } from '../support/lobby-tour.ts'
import { boardContext, Looks, type Visit } from '../support/looks.ts'
import { QuestTour } from '../support/quest-tour.ts'
import type { ThavalonCourse } from './course.ts'
import type { ThavalonTable } from './table.ts'

/** Everything that adds a screen or a line to one. */
export const thavalonOptions = { firstRound: 'choose', noTargetCall: true, window: 60 }

/** A second team that is chosen, a quest that is overturned, a team that is forced, and a window before the assassination. */
const course: ThavalonCourse = {
  quests: 'WFSSW',
  rejections: [2, 4],
  call: { as: 'lovers', isRight: false },
}

/** What is to be seen besides the screens: sheets, and what declarations change. */
class Asides {
  readonly #table: ThavalonTable
  readonly #looks: Looks

  constructor(table: ThavalonTable, looks: Looks) {
    this.#table = table
    this.#looks = looks
  }

  async look(phase: string): Promise<void> {
    if (phase === 'team_finalised') await this.#declare('agravaine')
    if (phase === 'team_voting' && this.#table.open.quest === 3) await this.#declare('arthur')
    if (phase === 'assassination') await this.#lookAtCall()
  }

  async #declare(as: 'agravaine' | 'arthur'): Promise<void> {
    const table = this.#table
    const { phone, open } = table
    if (open.declarations.some((one) => one.as === as) || (as === 'agravaine' && !open.window)) return
    const sheet = phone.page.getByRole('dialog')
    await this.#looks.around(`${open.phase}, before ${as} declares`)
    await phone.tap(phone.page.getByRole('banner').getByRole('button', { name: 'Declare' }))
    await this.#looks.once(`phone, sheet, declare as ${as}`, (visit) => visit(phone.page))
    await phone.tap(sheet.getByRole('button', { name: /^Declare as/ }).first())
    await this.#looks.once('phone, sheet, sure to declare', (visit) => visit(phone.page))
    await phone.page.keyboard.press('Escape')
    await table.holder(as).answer({ type: `declare-${as}`, motion: table.open.motion })
    await table.together()
    await this.#looks.around(`${table.open.phase}, ${as} has declared`)
  }

  async #lookAtCall(): Promise<void> {
    const { phone, open } = this.#table
    await this.#looks.once('phone, sheet, call', async (visit) => {
      await phone.tap(phone.page.getByRole('group', { name: 'As whom' }).getByRole('button', { name: 'The Lovers' }))
      const others = open.seats.filter((seat) => seat !== phone.seat).slice(0, 2)
      for (const seat of others) await phone.tap(phone.place(seat))
      await visit(phone.page)
      await phone.tap(phone.button('Assassinate'))
      await phone.page.getByRole('dialog').getByRole('button', { name: 'Seal it' }).waitFor()
    })
    await this.#looks.once('phone, sheet, call confirmed', (visit) => visit(phone.page))
    await phone.page.keyboard.press('Escape')
    await phone.tap(phone.page.getByRole('group', { name: 'As whom' }).getByRole('button', { name: 'Merlin' }))
    for (const one of await phone.page.getByRole('button', { pressed: true, name: /picked/ }).all())
      await phone.tap(one)
  }
}

/** Through every screen of an evening of THavalon at a table of ten whose first player has a phone. */
export async function thavalonTour(table: ThavalonTable, visit: Visit): Promise<void> {
  const { phone, server } = table
  const reader = await table.newPage()
  await reader.goto(`${server.address}/guide/thavalon`)
  await visit(reader, 'page, guide')
  await reader.context().close()
  const board = await table.newOnlooker('board', boardContext)
  await board.page.goto(`${table.address}/board`)
  await board.page.getByRole('heading', { name: 'THavalon' }).waitFor()
  await visit(board.page, 'board, lobby')
  for (const tab of ['Options', 'Roles']) {
    await phone.page.getByRole('tab', { name: tab }).click()
    await phone.page.getByText(tab === 'Roles' ? /Which of them are in the game/ : 'First round').waitFor()
    await visit(phone.page, `lobby, ${tab.toLowerCase()}`)
  }
  await table.dealWith('agravaine', 'maelagant', 'arthur')
  const looks = new Looks({ phone: phone.page, board: board.page }, longNames, visit)
  const asides = new Asides(table, looks)
  await new QuestTour(table, looks, course, (phase) => asides.look(phase)).play()
  await phone.button('History').click()
  await visit(phone.page, 'phone, history')
  await phone.tap(phone.page.getByRole('dialog').getByRole('button', { name: /roles/i }))
  await visit(phone.page, 'phone, roles')
  await phone.page.keyboard.press('Escape')
}

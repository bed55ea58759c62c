import type { Open } from '#games/mafia'
import { longNames, throughLobby } from '../support/lobby-tour.ts'
import { boardContext, Looks, type Visit } from '../support/looks.ts'
import type { MafiaCourse } from './course.ts'
import type { MafiaTable } from './table.ts'

/** The longest names that a table has, in several scripts. */
export const dozenNames = [...longNames, 'Guðmundur Þórðarson', 'Øystein Bjørn-Aas']

/** The largest table. */
export const scoreOfNames = [
  ...dozenNames,
  'Anastasia Petrovska',
  'Oluwaseun',
  'Ngozi Okonkwo-Eze',
  'Priya Raghunathan',
  'Quetzalcoatl Rivera',
  'Mehmet Ali Yıldırım',
  'Shoshana Ben-Avraham',
  'Bo',
]

/** Everything that adds a screen or a line to one. */
export const dozenOptions = {
  angel: true,
  detective: true,
  bomber: true,
  minion: 1,
  discussion: 600,
  night: 600,
  voting: 600,
  runoff: 600,
  visibility: 'realtime',
}

const course: MafiaCourse = { nights: ['villager', null], days: [{ runoff: 'mafia' }, 'bomber'] }

/** Plays a game and shows each of its screens once. */
class MafiaTour {
  readonly #table: MafiaTable
  readonly #looks: Looks

  constructor(table: MafiaTable, looks: Looks) {
    this.#table = table
    this.#looks = looks
  }

  async play(): Promise<void> {
    const table = this.#table
    for (;;) {
      await table.together()
      const { phase, motion } = table.open
      const hasMoved = () => table.open.motion !== motion || table.open.phase !== phase
      await this.#lookAtTally()
      await this.#looks.around(phase)
      if (phase === 'finished') return
      await this.#lookAtCard(phase)
      if (phase === 'discussion') await this.#lookAtPause()
      if (phase === 'night') await this.#lookAtRemoval()
      if (table.open.living.includes(table.phone.seat)) await this.#answerFirst(phase)
      if (!hasMoved()) await table.answerAll(course)
    }
  }

  /** What was chosen and not yet sent, and what was sent. */
  async #answerFirst(phase: Open['phase']): Promise<void> {
    const { phone } = this.#table
    if (phase === 'night' || phase === 'voting') {
      await phone.choose(null)
      await this.#looks.at('phone', `${phase}, chosen`)
    }
    await this.#table.answer(phone, course)
    if (this.#table.hasAnswered(phone)) await this.#looks.at('phone', `${phase}, answered`)
  }

  async #lookAtTally(): Promise<void> {
    const seen = this.#table.phone.votesSeen
    if (!(await seen.isVisible())) return
    await this.#looks.at('phone', 'tally')
    // It goes away by itself, too.
    await seen.click({ timeout: 2_000 }).catch(() => {})
  }

  async #lookAtPause(): Promise<void> {
    const { phone } = this.#table
    await phone.tap(phone.button('Pause'))
    await phone.button('Resume').waitFor()
    await this.#looks.around('discussion, paused')
  }

  async #lookAtRemoval(): Promise<void> {
    const { phone } = this.#table
    const sheet = phone.page.getByRole('dialog')
    await this.#looks.once('phone, sheet, take out', async (visit) => {
      await phone.tap(phone.button('Menu'))
      await phone.tap(sheet.getByRole('button', { name: 'People' }))
      await phone.tap(sheet.getByRole('button', { name: `${dozenNames[1]}: more` }))
      await phone.tap(sheet.getByRole('button', { name: 'Remove from the game' }))
      await sheet.getByRole('button', { name: 'Remove', exact: true }).waitFor()
      await visit(phone.page)
    })
    while ((await sheet.count()) > 0) await phone.page.keyboard.press('Escape')
  }

  async #lookAtCard(phase: string): Promise<void> {
    const { phone } = this.#table
    await this.#looks.once(`phone, ${phase}, card`, (visit) => phone.look(() => visit(phone.page)))
  }
}

/** Through every screen of an evening of Mafia at a table of twelve whose first player has a phone. */
export async function mafiaTour(table: MafiaTable, visit: Visit): Promise<void> {
  const { phone, server } = table
  const visitor = await table.newOnlooker('watcher')
  await visitor.page.goto(`${server.address}/guide/mafia`)
  await visit(visitor.page, 'page, guide')
  await visitor.page.goto(table.address)
  await visitor.page.getByRole('textbox').waitFor()
  const board = await table.newOnlooker('board', boardContext)
  await board.page.goto(`${table.address}/board`)
  await board.page.getByText(table.code).first().waitFor()
  await visit(board.page, 'board, lobby')
  await throughLobby(phone, visit)
  await table.deal()
  const looks = new Looks({ phone: phone.page, watcher: visitor.page, board: board.page }, dozenNames, visit)
  await new MafiaTour(table, looks).play()
  await phone.tap(phone.button('History'))
  await visit(phone.page, 'phone, history')
  await phone.tap(phone.page.getByRole('dialog').getByRole('button', { name: /roles/i }))
  await visit(phone.page, 'phone, roles')
  await phone.page.keyboard.press('Escape')
}

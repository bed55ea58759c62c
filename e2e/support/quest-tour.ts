import { expect } from '@playwright/test'
import type { Looks } from './looks.ts'
import type { QuestPhone, QuestsGame } from './quest-phone.ts'
import type { QuestTable } from './quest-table.ts'

/** Plays a game of quests and shows each of its screens once. */
export class QuestTour<G extends QuestsGame, P extends QuestPhone<G>, Course> {
  readonly #table: QuestTable<G, P, Course>
  readonly #looks: Looks
  readonly #course: Course
  /** What else there is to see in a phase, before anybody answers. */
  readonly #aside: (phase: string) => Promise<void>

  constructor(table: QuestTable<G, P, Course>, looks: Looks, course: Course, aside = async (_phase: string) => {}) {
    this.#table = table
    this.#looks = looks
    this.#course = course
    this.#aside = aside
  }

  async play(): Promise<void> {
    const table = this.#table
    for (;;) {
      await table.together()
      const { phase, motion } = table.open
      const hasMoved = () => table.open.motion !== motion || table.open.phase !== phase
      await this.#lookAtVotes()
      await this.#looks.around(this.#momentOf(phase))
      if (phase === 'finished') return
      await this.#lookWhileOthersSleep(phase)
      await this.#lookAtCard(phase)
      if (!hasMoved()) await this.#aside(phase)
      if (!hasMoved() && phase !== 'quest_results') await table.answer(table.phone, this.#course)
      if (!hasMoved() && table.hasAnswered(table.phone)) await this.#looks.at('phone', `${phase}, answered`)
      if (!hasMoved()) await table.answerAll(this.#course)
    }
  }

  /** The largest team has the most cards, and goes on a quest that needs two fails. */
  #momentOf(phase: string): string {
    const isLargest = phase.startsWith('quest_') && this.#table.open.team.length === 5
    return isLargest ? `${phase}, team of 5` : phase
  }

  async #lookAtVotes(): Promise<void> {
    const seen = this.#table.phone.votesSeen
    if (!(await seen.isVisible())) return
    await this.#looks.at('phone', 'votes')
    // They go away by themselves, too.
    await seen.click({ timeout: 2_000 }).catch(() => {})
  }

  /** Then a seat has the most to say, and the ring is at its highest. */
  async #lookWhileOthersSleep(phase: string): Promise<void> {
    const { page } = this.#table.phone
    const present = page.locator('.seat .token:not(.token--off)')
    if ((await present.count()) === 0) return
    const screen = await this.#looks.nameOf('phone', `${phase}, others asleep, team of ${this.#table.open.team.length}`)
    await this.#looks.once(screen, (visit) =>
      this.#table.whileOthersSleep(async () => {
        await expect(present).toHaveCount(1)
        await visit(page)
      }),
    )
  }

  async #lookAtCard(phase: string): Promise<void> {
    const { phone } = this.#table
    await this.#looks.once(`phone, ${phase}, card`, (visit) => phone.look(() => visit(phone.page)))
  }
}

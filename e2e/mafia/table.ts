import type { Browser, Page } from '@playwright/test'
import { knownMafia, type Mafia, type Open } from '#games/mafia'
import { AnyTable, type Seating } from '../support/any-table.ts'
import type { Hands } from '../support/hands.ts'
import type { Player } from '../support/headless.ts'
import type { Server } from '../support/server.ts'
import { until } from '../support/wait.ts'
import { type MafiaCompany, type MafiaCourse, mafiaAnswers } from './course.ts'
import { MafiaPhone } from './phone.ts'
import { mafiaSecrets } from './secrets.ts'

type MafiaPlayer = Player<Mafia>

/** Nights end when all have answered, and nothing waits long: what a test needs otherwise it says. */
const quickOptions = { minNight: 0, night: 60, discussion: null, voting: 60, runoff: 60 }

/** Longer than any clock of a quick table. */
const patience = 70_000

/** A table of Mafia. */
export class MafiaTable extends AnyTable<Mafia, MafiaPhone> {
  protected readonly rules = knownMafia
  protected readonly secrets = mafiaSecrets

  static async open(server: Server, browser: Browser, seating: Seating): Promise<MafiaTable> {
    const options = { ...quickOptions, ...seating.options }
    return new MafiaTable(server, browser, await server.openRoom('mafia'), { ...seating, options }).fill()
  }

  protected screen(page: Page, name: string, hands?: Hands): MafiaPhone {
    return new MafiaPhone(page, name, hands)
  }

  get company(): MafiaCompany {
    return { roles: this.roles, spared: this.phones.map(({ seat }) => seat) }
  }

  /** Plays on until the phase of this night or the day after it, or the end. */
  async playTo(
    phase: Open['phase'],
    course: MafiaCourse,
    { night = 1, before = async () => {} }: { night?: number; before?: (open: Open) => Promise<void> } = {},
  ): Promise<void> {
    for (;;) {
      await this.together()
      for (const phone of this.phones) if (!phone.isAway) await phone.expectFaceDown()
      await before(this.open)
      const isThere = this.open.phase === phase && this.open.night >= night
      if (isThere || this.open.phase === 'finished') return
      await this.answerAll(course)
    }
  }

  /** One question is put, and everybody who is asked answers it. */
  async answerAll(course: MafiaCourse): Promise<void> {
    await this.together()
    const { phase, motion } = this.open
    const hasMoved = () => this.open.motion !== motion || this.open.phase !== phase
    if (phase === 'discussion') await this.hostPlayer.answer({ type: 'skip', motion })
    else for (const player of this.players) if (!hasMoved()) await this.answer(player, course)
    await until(`the table goes on from ${phase}`, hasMoved, patience)
  }

  async answer(player: MafiaPlayer, course: MafiaCourse): Promise<void> {
    const open = player.view?.open
    if (!open || player.isAway || this.hasAnswered(player)) return
    const command = mafiaAnswers[open.phase](open, player.seat, this.company, course)
    if (command === null) return
    await player.answer(command)
    const hasMoved = () => player.view?.open.motion !== open.motion || player.view.open.phase !== open.phase
    await until(`the answer of ${player.name} has come`, () => hasMoved() || this.hasAnswered(player))
  }

  /** Whoever dealt, with a screen or without. */
  get hostPlayer(): MafiaPlayer {
    return this.players.find(({ seat }) => seat === 1) as MafiaPlayer
  }
}

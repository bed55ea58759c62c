import type { Browser, Page } from '@playwright/test'
import type { Avalon, Open } from '#games/avalon'
import { AnyTable, type Seating } from './any-table.ts'
import { answers, type Company, type Course } from './course.ts'
import type { Hands } from './hands.ts'
import type { Player } from './headless.ts'
import { Phone } from './phone.ts'
import { avalonSecrets } from './secrets.ts'
import type { Server } from './server.ts'
import { until } from './wait.ts'

export type Before = (open: Open) => Promise<void>

/** A table of Avalon. */
export class Table extends AnyTable<Avalon, Phone> {
  protected readonly secrets = avalonSecrets

  static async open(server: Server, browser: Browser, seating: Seating): Promise<Table> {
    return new Table(server, browser, await server.openRoom('avalon'), seating).fill()
  }

  protected screen(page: Page, name: string, hands?: Hands): Phone {
    return new Phone(page, name, hands)
  }

  /** Plays on until the phase, or the end. */
  async playTo(phase: Open['phase'], course: Course, before: Before = async () => {}): Promise<void> {
    for (;;) {
      await this.together()
      for (const phone of this.phones) if (!phone.isAway) await phone.expectFaceDown()
      await before(this.open)
      if (this.open.phase === phase || this.open.phase === 'finished') return
      await this.answerAll(course)
    }
  }

  /** One question is put, and everybody who is asked answers it. */
  async answerAll(course: Course): Promise<void> {
    await this.together()
    const { phase, motion } = this.open
    const isAsked = ({ view }: Player) => view?.open.motion === motion && view.open.phase === phase
    if (phase === 'quest_results') await this.goOn(motion)
    else {
      const dagger = this.players.find(({ view }) => view?.hand?.told?.dagger)
      const others = this.players.filter((player) => player !== dagger || phase !== 'assassination')
      for (const player of others) if (isAsked(player)) await this.answer(player, course)
      if (phase === 'assassination' && dagger) await this.answer(dagger, course)
    }
    await until(`the table goes on from ${phase}`, () => this.open.motion !== motion || this.open.phase !== phase)
  }

  async answer(player: Player, course: Course): Promise<void> {
    const { open, hand } = player.view ?? {}
    if (!open || !hand || this.hasAnswered(player)) return
    const command = answers[open.phase](open, player.seat, this.company(), course)
    if (command === null) return
    const isStroke = command.type === 'guess' && hand.told?.dagger === true
    await player.answer(isStroke ? { ...command, type: 'assassinate' } : command)
    const isThere = () => player.view?.open.motion !== open.motion || player.view.open.phase !== open.phase
    await until(`the answer of ${player.name} has come`, () => isThere() || this.hasAnswered(player))
  }

  hasAnswered({ view, seat }: Player): boolean {
    const { open, hand } = view ?? {}
    if (open?.phase === 'role_reveal') return hand?.confirmed === true
    if (open?.phase === 'team_voting') return open.voted.includes(seat)
    if (open?.phase === 'quest_execution') return hand?.card?.motion === open.motion
    return open?.phase === 'assassination' && hand?.guess !== null
  }

  company(): Company {
    return { roles: this.roles, first: this.phones.map(({ seat }) => seat) }
  }

  /** The host goes on from the result of a quest. */
  async goOn(motion: number): Promise<void> {
    const host = this.players.find(({ seat }) => seat === 1) as Player
    await host.answer({ type: 'continue', motion })
  }
}

import type { Browser, Page } from '@playwright/test'
import { knownThavalon, type Role, type Thavalon, type ThavalonCommand } from '#games/thavalon'
import type { Seating } from '../support/any-table.ts'
import type { Hands } from '../support/hands.ts'
import type { Headless, Player } from '../support/headless.ts'
import { QuestTable } from '../support/quest-table.ts'
import { Screen } from '../support/screen.ts'
import type { Server } from '../support/server.ts'
import { until } from '../support/wait.ts'
import { callOf, type ThavalonCourse, thavalonAnswers } from './course.ts'
import { ThavalonPhone } from './phone.ts'
import { thavalonSecrets } from './secrets.ts'

/** A table of THavalon. */
export class ThavalonTable extends QuestTable<Thavalon, ThavalonPhone, ThavalonCourse> {
  protected readonly rules = knownThavalon
  protected readonly secrets = thavalonSecrets

  static async open(server: Server, browser: Browser, seating: Seating): Promise<ThavalonTable> {
    const options = { window: 0, ...seating.options }
    return new ThavalonTable(server, browser, await server.openRoom('thavalon'), { ...seating, options }).fill()
  }

  protected screen(page: Page, name: string, hands?: Hands): ThavalonPhone {
    return new ThavalonPhone(page, name, hands)
  }

  /** Deals until these roles are in the game: nobody can choose them. */
  async dealWith(...wanted: readonly Role[]): Promise<void> {
    await this.asHost(async (host) => {
      for (;;) {
        await host.ask({ type: 'start' })
        await this.together()
        const dealt = [...this.roles.values()]
        if (wanted.every((role) => dealt.includes(role))) return
        await host.ask({ type: 'end-game' })
        await until('everybody is back in the lobby', () => this.players.every(({ view }) => view === null))
      }
    })
  }

  /** Gives a screen to whoever has the role. */
  async screenOf(role: Role): Promise<ThavalonPhone> {
    const holder = this.holder(role)
    return holder instanceof Screen ? (holder as ThavalonPhone) : this.giveScreen(holder as Headless<Thavalon>)
  }

  get assassin(): Player<Thavalon> {
    return this.players.find(({ view }) => view?.hand?.told?.dagger) as Player<Thavalon>
  }

  protected commandOf(player: Player<Thavalon>, course: ThavalonCourse): ThavalonCommand | null {
    const { open, hand } = player.view ?? {}
    if (!open) return null
    // A phone opens the vote by itself where nobody may declare first.
    if (open.phase === 'team_finalised' && !open.window && player instanceof Screen) return null
    const isStroke = open.phase === 'assassination' && hand?.told?.dagger === true
    return (isStroke ? callOf : thavalonAnswers[open.phase])(open, player.seat, this.roles, course)
  }
}

import type { Browser, Page } from '@playwright/test'
import { type Avalon, type AvalonCommand, knownAvalon } from '#games/avalon'
import type { Seating } from '../support/any-table.ts'
import type { Hands } from '../support/hands.ts'
import type { Player } from '../support/headless.ts'
import { QuestTable } from '../support/quest-table.ts'
import type { Server } from '../support/server.ts'
import { answers, type Company, type Course } from './course.ts'
import { AvalonPhone } from './phone.ts'
import { avalonSecrets } from './secrets.ts'

/** A table of Avalon. */
export class AvalonTable extends QuestTable<Avalon, AvalonPhone, Course> {
  protected readonly rules = knownAvalon
  protected readonly secrets = avalonSecrets

  static async open(server: Server, browser: Browser, seating: Seating): Promise<AvalonTable> {
    return new AvalonTable(server, browser, await server.openRoom('avalon'), seating).fill()
  }

  protected screen(page: Page, name: string, hands?: Hands): AvalonPhone {
    return new AvalonPhone(page, name, hands)
  }

  company(): Company {
    return { roles: this.roles, first: this.phones.map(({ seat }) => seat) }
  }

  protected commandOf({ view, seat }: Player<Avalon>, course: Course): AvalonCommand | null {
    if (!view) return null
    const command = answers[view.open.phase](view.open, seat, this.company(), course)
    const isStroke = command?.type === 'guess' && view.hand?.told?.dagger === true
    return isStroke ? { ...command, type: 'assassinate' } : command
  }
}

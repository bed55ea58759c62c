import type { Seat } from '#engine'
import { type Avalon, cardsOf, knownAvalon, type Role, rejectionsAllowed, type Side, sideOf } from '#games/avalon'
import { say } from '#telling/avalon/card'
import { m } from '#texts/messages'
import type { AnswerOf } from '../../lib/room/game-table.svelte.ts'
import type { RoomSession } from '../../lib/room/room-session.svelte.ts'
import type { Settings } from '../../lib/settings.svelte.ts'
import { iconOf } from '../quests/icons.ts'
import { type Badge, provideQuests, QuestTable, type Tries, useQuests } from '../quests/table.svelte.ts'
import { shortRole } from './board/short-role.ts'
import { emblemOf } from './icons.ts'

/** An answer to the question on the table. */
export type Answer = AnswerOf<Avalon>

/** Avalon as one phone sees it, for all of its screens. */
export class AvalonTable extends QuestTable<Avalon> {
  readonly say = say
  protected readonly cardPlaces = 2

  constructor(room: RoomSession, settings: Settings) {
    super(knownAvalon, room, settings)
  }

  sideOf(role: string): Side {
    return sideOf(role as Role)
  }

  get tries(): Tries {
    const count = this.open.rejections
    return {
      ...{ word: m['web.avalon.board.rejected'](), count, all: rejectionsAllowed },
      line: m['web.avalon.rejections']({ count }),
      note: m['web.board.rejected-note'](),
    }
  }

  protected cards(): readonly string[] {
    const role = this.hand?.told?.role
    return role ? cardsOf(role, this.open.quest) : []
  }

  /** Whoever holds the Lady. */
  badge(seat: Seat): Badge | null {
    return seat === this.open.lady?.holder ? { icon: iconOf('lady'), note: m['web.avalon.note.lady']() } : null
  }

  get named(): readonly Seat[] {
    return this.open.struck ? [this.open.struck.target] : []
  }

  override emblemOf(role: string): string {
    return emblemOf(role)
  }

  override shortRole(role: string): string {
    return shortRole(role)
  }
}

export const useTable = useQuests as () => AvalonTable

export function provideTable(table: AvalonTable): AvalonTable {
  provideQuests(table)
  return table
}

import { createContext } from 'svelte'
import type { Seat } from '#engine'
import { type Avalon, type Card, cardsOf, knownAvalon } from '#games/avalon'
import { type AnswerOf, GameTable } from '../../lib/room/game-table.svelte.ts'
import type { RoomSession } from '../../lib/room/room-session.svelte.ts'
import type { Settings } from '../../lib/settings.svelte.ts'

/** An answer to the question on the table. */
export type Answer = AnswerOf<Avalon>
/** One of the two cards before a member of the team; null is the blank. */
export type Face = Card | null

/** Avalon as one phone sees it, for all of its screens. */
export class AvalonTable extends GameTable<Avalon> {
  readonly #firstIsLeft = new Map<number, boolean>()

  constructor(room: RoomSession, settings: Settings) {
    super(knownAvalon, room, settings)
  }

  /** Clockwise; before anyone sits, in the order of the lobby. */
  override get ring(): readonly Seat[] {
    return this.open.seating.length > 0 ? this.open.seating : this.open.seats
  }

  nextLeader(): Seat | null {
    const { leader } = this.open
    return leader === null ? null : (this.ring[(this.ring.indexOf(leader) + 1) % this.ring.length] ?? null)
  }

  /** The two cards as they lie, left and right drawn once per quest, so that a place tells nothing. */
  faces(): readonly [Face, Face] {
    const { motion, quest } = this.open
    const role = this.hand?.told?.role
    const [first, second = null] = role ? cardsOf(role, quest) : []
    let isLeft = this.#firstIsLeft.get(motion)
    if (isLeft === undefined) {
      isLeft = (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < 128
      this.#firstIsLeft.set(motion, isLeft)
    }
    return isLeft ? [first ?? null, second] : [second, first ?? null]
  }
}

export const [useTable, provideTable] = createContext<AvalonTable>()

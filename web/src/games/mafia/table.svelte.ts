import { createContext } from 'svelte'
import type { HappenedInGame } from '#client'
import type { Seat } from '#engine'
import { type Dead, knownMafia, type Mafia, type Open, type PublicEvent, type Role, type Target } from '#games/mafia'
import { GameTable, type Happening } from '../../lib/room/game-table.svelte.ts'
import type { RoomSession } from '../../lib/room/room-session.svelte.ts'
import type { Settings } from '../../lib/settings.svelte.ts'

type Dawn = Extract<PublicEvent, { readonly type: 'DawnBroke' }>

/** A vote that has been counted, with what came of it. */
export type Tally = Open['tallies'][number] & { readonly result: 'murder' | 'peace' | 'runoff' }

function tallyIn({ event, view }: Happening<Mafia, 'VotesTallied'>): Tally {
  return { ...(view.open.tallies.at(-1) as Open['tallies'][number]), result: event.result }
}

/** Mafia as one phone sees it, for all of its screens. */
export class MafiaTable extends GameTable<Mafia> {
  /** Why the last tap of this night was refused. It stands on the card only, for the reason tells a role. */
  #refused = $state.raw<{ readonly motion: number; readonly why: string } | null>(null)

  constructor(room: RoomSession, settings: Settings) {
    super(knownMafia, room, settings)
  }

  get isAlive(): boolean {
    return this.seat !== null && this.open.living.includes(this.seat)
  }

  get isNight(): boolean {
    return this.open.phase === 'night'
  }

  /** Every vote that has been counted. */
  get tallies(): readonly Tally[] {
    return this.happened('VotesTallied').map(tallyIn)
  }

  /** The vote that was counted just then, if it was one. */
  tallyOf(happened: HappenedInGame | null): Tally | null {
    if (happened?.event.type !== 'VotesTallied') return null
    return tallyIn(happened as unknown as Happening<Mafia, 'VotesTallied'>)
  }

  /** What the last night brought, by day. */
  get dawn(): Dawn | null {
    return this.isNight ? null : (this.happened('DawnBroke').at(-1)?.event ?? null)
  }

  /** Whom the host has removed since the last night fell, the newest last. */
  get removed(): readonly Dead[] {
    const { dead, night } = this.open
    return dead.filter((one) => one.how === 'removed' && one.night === night)
  }

  /** Everybody, the living first. */
  get rows(): readonly Seat[] {
    const { seats, living } = this.open
    return [...seats.filter((seat) => living.includes(seat)), ...seats.filter((seat) => !living.includes(seat))]
  }

  /** The role of somebody who is out of the game. */
  roleOfDead(seat: Seat): Role | undefined {
    return this.open.dead.find((one) => one.seat === seat)?.role
  }

  /** What this seat has answered to the question on the table, sent or not; undefined is nothing yet. */
  get sealed(): Target | undefined {
    const { open, hand } = this
    const asked = this.asked(open.phase === 'night' ? 'night' : 'vote')
    if (asked) return asked['target'] as Target
    if (open.phase === 'night') return hand?.nights.find(({ night }) => night === open.night)?.target
    return hand?.ballot?.motion === open.motion ? hand.ballot.target : undefined
  }

  get refusedTonight(): string | null {
    return this.#refused?.motion === this.open.motion ? this.#refused.why : null
  }

  noteRefused(why: string | null): void {
    this.#refused = why === null ? null : { motion: this.open.motion, why }
  }
}

export const [useTable, provideTable] = createContext<MafiaTable>()

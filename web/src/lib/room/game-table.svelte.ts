import type { KnownGame, Seat, Shape, View } from '#engine'
import { listOf } from '#telling/told'
import type { Settings } from '../settings.svelte.ts'
import { Hold } from '../ui/hold.svelte.ts'
import type { RoomSession } from './room-session.svelte.ts'

/** What every game of hidden roles has. */
export interface HiddenRoles extends Shape {
  open: Shape['open'] & { readonly seats: readonly Seat[]; readonly confirmed: number }
  hand: { readonly told: object | null; readonly confirmed: boolean }
}

type Unasked<C> = C extends { readonly motion: number } ? Omit<C, 'motion'> : never
/** An answer to the question on the table. */
export type AnswerOf<G extends Shape> = Unasked<G['command']>

/** An event with what was known after it. */
export interface Happening<G extends Shape, T extends G['public']['type']> {
  readonly event: Extract<G['public'], { readonly type: T }>
  readonly view: View<G>
}

type Drawer = 'history' | 'roles'

/** A game as one phone sees it, for all of its screens. */
export abstract class GameTable<G extends HiddenRoles> {
  readonly room: RoomSession
  readonly settings: Settings
  readonly hold = new Hold()
  readonly #rules: KnownGame<G>
  #drawer = $state<Drawer | null>(null)

  constructor(rules: KnownGame<G>, room: RoomSession, settings: Settings) {
    this.#rules = rules
    this.room = room
    this.settings = settings
  }

  get #view(): View<G> {
    return (this.room.now.game as View<G> | null) ?? { open: this.#rules.blank.open, hand: undefined }
  }

  get open(): G['open'] {
    return this.#view.open
  }

  get hand(): G['hand'] | undefined {
    return this.seat === null ? undefined : this.#view.hand
  }

  /** The seat that plays here, or null for somebody who watches. */
  get seat(): Seat | null {
    const { seat } = this.room
    return seat !== null && this.open.seats.includes(seat) ? seat : null
  }

  get isOnline(): boolean {
    return this.room.now.status === 'online'
  }

  /** What lies over the table: what happened so far, or the roles in play. */
  get drawer(): Drawer | null {
    return this.#drawer
  }

  show(drawer: Drawer | null): void {
    this.#drawer = drawer
  }

  /** In the order in which names are told, so that the order tells nothing. */
  get ring(): readonly Seat[] {
    return this.open.seats
  }

  readonly name = (seat: Seat): string => this.room.nameOf(seat)

  readonly names = (seats: readonly Seat[]): string =>
    listOf(this.ring.filter((seat) => seats.includes(seat)).map((seat) => this.name(seat)))

  #command(answer: AnswerOf<G>): G['command'] {
    return { ...answer, motion: this.open.motion } as G['command']
  }

  /** Why the rules refuse this answer now, or null. */
  whyNot(answer: AnswerOf<G>): string | null {
    const command = this.#command(answer)
    if (this.#rules.hostCommands.has(command.type))
      return this.room.isHost ? this.#rules.refuse(this.#view, 'host', command) : 'host-only'
    return this.seat === null ? 'not-a-player' : this.#rules.refuse(this.#view, this.seat, command)
  }

  /** Sends an answer; a buzz says that the tap counted. */
  answer(answer: AnswerOf<G>, buzz = 20): void {
    if (buzz > 0) this.settings.buzz(buzz)
    void this.room.ask('game', { ...answer, ...this.#command(answer) })
  }

  confirmRole(): void {
    this.answer({ type: 'confirm-role' } as unknown as AnswerOf<G>)
  }

  /** Whom the table waits for, as far as everybody may know. */
  get awaited(): readonly Seat[] {
    return this.ring.filter((seat) => this.#rules.asked(this.open, seat) !== null)
  }

  /** What has happened of one kind, the oldest first, with what was known after it. */
  happened<T extends G['public']['type']>(type: T): readonly Happening<G, T>[] {
    return this.room.chapter.filter(({ of, event }) => of === 'game' && event.type === type) as unknown as Happening<
      G,
      T
    >[]
  }

  /** The last of one kind, if it led to the question on the table or came since. */
  lately<T extends G['public']['type']>(type: T): Happening<G, T> | null {
    const last = this.happened(type).at(-1)
    return last && last.view.open.motion >= this.open.motion - 1 ? last : null
  }

  /** What was asked of the question on the table and is not answered yet. */
  asked(type: string): Readonly<Record<string, unknown>> | undefined {
    const commands = this.room.now.waiting.flatMap((one) => (one.type === 'do' ? [one.command] : []))
    return commands.findLast((command) => command.type === type && command['motion'] === this.open.motion)
  }
}

/** A table of any game, for the screens that all have in common. */
export type AnyTable = Pick<
  GameTable<HiddenRoles>,
  'room' | 'settings' | 'hold' | 'seat' | 'hand' | 'open' | 'drawer' | 'show' | 'name' | 'names' | 'confirmRole'
>

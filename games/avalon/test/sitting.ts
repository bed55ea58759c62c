import {
  type Actor,
  begin,
  type Chance,
  type Knower,
  perform,
  type Recorded,
  type Seat,
  seededChance,
  seenBy,
} from '#engine'
import {
  type AvalonCommand,
  type AvalonEvent,
  type AvalonOptions,
  type AvalonState,
  type AvalonWishes,
  avalon,
  type Card,
  type Refusal,
  type Role,
  type Told,
} from '../index.ts'

type Bare<C> = C extends { readonly motion: number } ? Omit<C, 'motion'> & { readonly motion?: number } : never

interface Opening {
  /** Seats 1, 2, 3 … in this order, clockwise. */
  readonly roles?: readonly Role[]
  readonly players?: number
  readonly options?: Partial<AvalonOptions>
  readonly leader?: Seat
  readonly dagger?: Seat
  readonly seed?: string
}

const fillers: readonly Role[] = ['loyal', 'minion']

/** A game in a test: seats are 1, 2, 3 … clockwise, and commands answer the current motion unless they name another. */
export class Sitting {
  state: AvalonState
  log: Recorded<AvalonEvent>[]
  readonly #chance: Chance

  constructor({ roles, players = roles?.length ?? 5, options = {}, leader = 1, dagger, seed = 'test' }: Opening = {}) {
    this.#chance = seededChance(seed, 1_000)
    const wishes: Partial<AvalonWishes> = { leader, ...(roles && { roles }), ...(dagger && { dagger }) }
    const inPlay = roles && { roles: roles.filter((role) => !fillers.includes(role)) }
    const parsed = avalon.parseOptions({ seating: 'as-we-sit', ...inPlay, ...options })
    if (parsed === null) throw new Error('no such options')
    const seats = Array.from({ length: players }, (_, at) => at + 1)
    const begun = begin(avalon, { seats, options: parsed, wishes }, this.#chance)
    if (!begun.ok) throw new Error(`may not start: ${begun.refusal}`)
    this.state = begun.state
    this.log = [...begun.records]
  }

  get open(): AvalonState['open'] {
    return this.state.open
  }

  get seats(): readonly Seat[] {
    return this.open.seats
  }

  told(seat: Seat): Told {
    return this.state.hands[seat]?.told as Told
  }

  /** The seat that was dealt this role. */
  seatOf(role: Role): Seat {
    return this.seats.find((seat) => this.state.sealed.roles[seat] === role) as Seat
  }

  /** The refusal, or the events that it brought. */
  try(actor: Actor, command: Bare<AvalonCommand>): Refusal | AvalonEvent[] {
    const full = { motion: this.open.motion, ...command } as AvalonCommand
    const step = perform(avalon, this.state, actor, full, this.#chance)
    if (!step.ok) return step.refusal
    this.state = step.state
    this.log.push(...step.records)
    return step.records.map(({ event }) => event)
  }

  do(actor: Actor, command: Bare<AvalonCommand>): AvalonEvent[] {
    const events = this.try(actor, command)
    if (typeof events === 'string') throw new Error(`${JSON.stringify(command)} by ${actor}: ${events}`)
    return events
  }

  confirmAll(): this {
    for (const seat of this.seats) this.do(seat, { type: 'confirm-role' })
    return this
  }

  propose(...team: Seat[]): AvalonEvent[] {
    return this.do(this.open.leader as Seat, { type: 'propose', team })
  }

  /** Everyone votes; those named reject. */
  vote(...rejecting: Seat[]): AvalonEvent[] {
    return this.seats.flatMap((seat) => this.do(seat, { type: 'vote', approve: !rejecting.includes(seat) }))
  }

  reject(): AvalonEvent[] {
    return this.vote(...this.seats)
  }

  /** The whole team plays; those named play Fail. */
  play(...failing: Seat[]): AvalonEvent[] {
    const card = (seat: Seat): Card => (failing.includes(seat) ? 'fail' : 'success')
    return this.open.team.flatMap((seat) => this.do(seat, { type: 'play', card: card(seat) }))
  }

  continue(): AvalonEvent[] {
    return this.do('host', { type: 'continue' })
  }

  /** One whole quest: proposed, approved, played and left behind. */
  quest(team: readonly Seat[], ...failing: Seat[]): AvalonEvent[] {
    return [...this.propose(...team), ...this.vote(), ...this.play(...failing), ...this.continue()]
  }

  /** Everything that one knower has been sent so far. */
  seen(knower: Knower): AvalonEvent[] {
    return this.log.map((record) => seenBy(record, knower)).filter((event) => event !== null)
  }
}

/** The events of one kind. */
export function only<T extends AvalonEvent['type']>(
  events: readonly AvalonEvent[],
  type: T,
): Extract<AvalonEvent, { type: T }>[] {
  return events.filter((event): event is Extract<AvalonEvent, { type: T }> => event.type === type)
}

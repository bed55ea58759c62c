import {
  type Actor,
  blankState,
  type Chance,
  perform,
  type Recipient,
  type Recorded,
  record,
  type Seat,
  seededChance,
  seenBy,
} from '#engine'
import {
  type Hand,
  type MafiaCommand,
  type MafiaEvent,
  type MafiaOptions,
  type MafiaState,
  mafia,
  type Refusal,
  type Role,
  readMafiaOptions,
  type Target,
  type Told,
} from '../index.ts'

type Bare<C> = C extends { readonly motion: number } ? Omit<C, 'motion'> & { readonly motion?: number } : never

/** What each seat answers. */
type Choices = Readonly<Record<Seat, Target>>

const letters: Readonly<Record<string, Role>> = {
  M: 'mafia',
  n: 'minion',
  V: 'villager',
  A: 'angel',
  D: 'detective',
  B: 'bomber',
}

/** The options that deal exactly these roles. */
export function optionsFor(roles: readonly Role[], some: Partial<MafiaOptions> = {}): MafiaOptions {
  const count = (...wanted: Role[]) => roles.filter((role) => wanted.includes(role)).length
  const [angel, detective, bomber] = [count('angel') > 0, count('detective') > 0, count('bomber') > 0]
  const parsed = { evil: count('mafia', 'minion'), minion: count('minion'), angel, detective, bomber, ...some }
  const options = readMafiaOptions(parsed)
  if (options === null) throw new Error('no such options')
  return options
}

export const rolesOf = (line: string): Role[] => [...line].map((letter) => letters[letter] as Role)

/**
 * A game in a test: seats are 1, 2, 3 … with the roles of a line such as `MnVVV`, and commands answer the current motion
 * unless they name another. A line-up may be one that only a late game reaches.
 */
export class Sitting {
  state: MafiaState
  log: Recorded<MafiaEvent>[]
  now = 1_000_000
  readonly #byte: Chance['byte']

  constructor(line: string, some: Partial<MafiaOptions> = {}, seed = 'test') {
    this.#byte = seededChance(seed).byte
    const roles = rolesOf(line)
    const setting = { seats: roles.map((_, at) => at + 1), options: optionsFor(roles, some), wishes: { roles } }
    const { state, records } = record(mafia, blankState(mafia), mafia.start(setting, this.#chance))
    this.state = state
    this.log = [...records]
  }

  get #chance(): Chance {
    return { now: this.now, byte: this.#byte }
  }

  get open(): MafiaState['open'] {
    return this.state.open
  }

  hand(seat: Seat): Hand {
    return this.state.hands[seat] as Hand
  }

  told(seat: Seat): Told {
    return this.hand(seat).told as Told
  }

  /** The refusal, or the events that it brought. */
  try(actor: Actor, command: Bare<MafiaCommand>): Refusal | MafiaEvent[] {
    const full = { motion: this.open.motion, ...command } as MafiaCommand
    const step = perform(mafia, this.state, actor, full, this.#chance)
    if (!step.ok) return step.refusal
    this.state = step.state
    this.log.push(...step.records)
    return step.records.map(({ event }) => event)
  }

  do(actor: Actor, command: Bare<MafiaCommand>): MafiaEvent[] {
    const events = this.try(actor, command)
    if (typeof events === 'string') throw new Error(`${JSON.stringify(command)} by ${actor}: ${events}`)
    return events
  }

  /** Everyone confirms, and the first night falls. */
  begin(): this {
    for (const seat of this.open.seats) this.do(seat, { type: 'confirm-role' })
    return this
  }

  answer(choices: Choices): MafiaEvent[] {
    return Object.entries(choices).flatMap(([seat, target]) => this.do(Number(seat), { type: 'night', target }))
  }

  ballots(choices: Choices): MafiaEvent[] {
    return Object.entries(choices).flatMap(([seat, target]) => this.do(Number(seat), { type: 'vote', target }))
  }

  /** The clock speaks at the deadline. */
  tick(): MafiaEvent[] {
    this.now = Math.max(this.now, this.open.deadline ?? 0)
    return this.do('clock', { type: 'tick' })
  }

  /** These answer, the others are silent, and dawn breaks. */
  night(choices: Choices = {}): MafiaEvent[] {
    return [...this.answer(choices), ...this.tick()]
  }

  /** From the night or the discussion to an open vote. */
  toVote(): this {
    while (this.open.phase === 'night' || this.open.phase === 'discussion') this.tick()
    return this
  }

  /** The vote opens, these vote, the others are silent, and it is counted. */
  vote(choices: Choices = {}): MafiaEvent[] {
    this.toVote()
    return [...this.ballots(choices), ...this.tick()]
  }

  /** Everything that one recipient has been sent so far. */
  seen(recipient: Recipient): MafiaEvent[] {
    return this.log.map((one) => seenBy(one, recipient)).filter((event) => event !== null)
  }
}

/** The events of one kind. */
export function only<T extends MafiaEvent['type']>(
  events: readonly MafiaEvent[],
  type: T,
): Extract<MafiaEvent, { type: T }>[] {
  return events.filter((event): event is Extract<MafiaEvent, { type: T }> => event.type === type)
}

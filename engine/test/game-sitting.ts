import {
  type Actor,
  begin,
  type Chance,
  type EventOf,
  type Game,
  perform,
  type Recipient,
  type Recorded,
  type Setting,
  type Shape,
  type State,
  seededChance,
  seenBy,
} from '../index.ts'

/** A command that answers the current motion unless it names another. */
export type Bare<C> = C extends { readonly motion: number } ? Omit<C, 'motion'> & { readonly motion?: number } : never

/** A game in a test, played by commands. */
export class GameSitting<G extends Shape> {
  state: State<G>
  log: Recorded<EventOf<G>>[]
  readonly #game: Game<G>
  readonly #chance: Chance

  constructor(game: Game<G>, setting: Setting<G>, seed: string) {
    this.#game = game
    this.#chance = seededChance(seed, 1_000)
    const begun = begin(game, setting, this.#chance)
    if (!begun.ok) throw new Error(`may not start: ${begun.refusal}`)
    this.state = begun.state
    this.log = [...begun.records]
  }

  get open(): G['open'] {
    return this.state.open
  }

  /** The refusal, or the events that it brought. */
  try(actor: Actor, command: Bare<G['command']>): G['refusal'] | EventOf<G>[] {
    const full = { motion: this.open.motion, ...command } as G['command']
    const step = perform(this.#game, this.state, actor, full, this.#chance)
    if (!step.ok) return step.refusal
    this.state = step.state
    this.log.push(...step.records)
    return step.records.map(({ event }) => event)
  }

  do(actor: Actor, command: Bare<G['command']>): EventOf<G>[] {
    const events = this.try(actor, command)
    if (typeof events === 'string') throw new Error(`${JSON.stringify(command)} by ${actor}: ${events}`)
    return events
  }

  /** Everything that one recipient has been sent so far. */
  seen(recipient: Recipient): EventOf<G>[] {
    return this.log.map((record) => seenBy(record, recipient)).filter((event) => event !== null)
  }
}

/** The events of one kind. */
export function only<E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type)
}

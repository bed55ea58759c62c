import {
  type Actor,
  begin,
  type Chance,
  type Game,
  perform,
  type Seat,
  type Setting,
  type Shape,
  type State,
  seenBy,
} from '#engine'
import type { Names } from '../names.ts'
import type { Sentence } from '../sentences.ts'
import type { Answer, Fields, GameUnderWay, Refusal } from './refereed.ts'

/** What the referee must be told of a game to speak of it in names. */
export interface Speaker<G extends Shape> {
  readonly game: Game<G>
  /** Fields that hold seats, in commands and in public events: one, a list, or (in events) a record by seat. */
  readonly commandSeats: ReadonlySet<string>
  readonly eventSeats: ReadonlySet<string>
  /** Commands of the game that belong to a room with a clock, and that a referee does not know. */
  readonly roomCommands?: ReadonlySet<string>
  readonly why: Sentence
  sees(state: State<G>, seat: Seat, names: Names): Answer
  status(open: G['open'], names: Names): Answer
  /** The number of the proposal on the table, where the game has one. */
  proposal(open: G['open']): number | null
}

export class RefereedGame<G extends Shape> implements GameUnderWay {
  readonly #speaker: Speaker<G>
  readonly #names: Names
  readonly #chance: Chance
  #state: State<G>

  private constructor(speaker: Speaker<G>, names: Names, chance: Chance, state: State<G>) {
    this.#speaker = speaker
    this.#names = names
    this.#chance = chance
    this.#state = state
  }

  static start<G extends Shape>(
    speaker: Speaker<G>,
    names: Names,
    setting: Setting<G>,
    chance: Chance,
  ): RefereedGame<G> | string {
    const begun = begin(speaker.game, setting, chance)
    return begun.ok ? new RefereedGame(speaker, names, chance, begun.state) : begun.refusal
  }

  do(by: Actor, fields: Fields): Answer | Refusal {
    const { game, proposal } = this.#speaker
    const { open } = this.#state
    const { proposal: named = proposal(open), ...rest } = fields
    if (named !== proposal(open)) return this.#refused('stale')
    const seated = this.#seated({ motion: open.motion, ...rest })
    if (typeof seated === 'string') return this.#refused(seated)
    const command = game.parseCommand(seated)
    if (command === null || this.#speaker.roomCommands?.has(command.type)) return this.#refused('malformed')
    const step = perform(game, this.#state, by, command, this.#chance)
    if (!step.ok) return this.#refused(step.refusal)
    this.#state = step.state
    const shown = step.records.map((record) => seenBy(record, 'watcher')).filter((event) => event !== null)
    return { ok: true, public: shown.map((event) => this.#named(event)) }
  }

  sees(seat: Seat): Answer {
    return this.#speaker.sees(this.#state, seat, this.#names)
  }

  status(): Answer {
    return this.#speaker.status(this.#state.open, this.#names)
  }

  #refused(code: string): Refusal {
    return { refused: code, why: this.#speaker.why(code) }
  }

  /** The command with seats for names. */
  #seated(fields: Fields): Fields | 'unknown-player' | 'malformed' {
    const seated: Record<string, unknown> = { ...fields }
    for (const [field, value] of Object.entries(fields)) {
      if (!this.#speaker.commandSeats.has(field) || value === null) continue
      const names = Array.isArray(value) ? value : [value]
      if (!names.every((name) => typeof name === 'string')) return 'malformed'
      const seats = names.map((name) => this.#names.seatOf(name))
      if (seats.includes(null)) return 'unknown-player'
      seated[field] = Array.isArray(value) ? seats : seats[0]
    }
    return seated
  }

  /** An event, or a part of one, with names for seats. */
  #named(value: unknown, field = ''): unknown {
    const isSeat = this.#speaker.eventSeats.has(field)
    if (typeof value === 'number') return isSeat ? this.#names.nameOf(value) : value
    if (Array.isArray(value)) return value.map((item) => this.#named(item, field))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, item]) =>
      isSeat && Number(key) > 0 ? [this.#names.nameOf(Number(key)), item] : [key, this.#named(item, key)],
    )
    return Object.fromEntries(entries)
  }
}

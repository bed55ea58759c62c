import {
  type AnyGame,
  apply,
  blankState,
  type Knower,
  type Packed,
  pack,
  type Recorded,
  type Registry,
  type Rules,
  type Seat,
  type Shape,
  type State,
  seenBy,
} from '#engine'
import { createLobby, type Lobby } from '#lobby'

/** One event of the chapter, with its text on the wire made once for everybody. */
export interface Told {
  readonly record: Recorded
  readonly text: string
}

/** What lies on the table: the lobby, the game if there is one, and the chapter so far. */
export class Table {
  readonly lobbyRules: Rules<Lobby>
  readonly #games: Registry
  lobby: State<Lobby>
  game: { readonly rules: AnyGame; state: State<Shape> } | null = null
  chapter: Told[] = []

  constructor(games: Registry) {
    this.#games = games
    this.lobbyRules = createLobby(games)
    this.lobby = blankState(this.lobbyRules)
  }

  get number(): number {
    return this.lobby.open.motion
  }

  /** Folds one stored event. A chapter's first event clears the table. */
  apply(rules: string, record: Recorded): Told {
    const told = rules === this.lobbyRules.name ? this.#applyToLobby(record) : this.#applyToGame(rules, record)
    this.chapter.push(told)
    return told
  }

  /** The seat that a token with this hash opens. */
  seatOf(hash: string | null): Seat | null {
    const found = Object.entries(this.lobby.sealed.tokens).find(([, one]) => one === hash)
    return found ? Number(found[0]) : null
  }

  /** The chapter as one knower has been sent it. */
  seenBy(knower: Knower): string[] {
    return this.chapter.flatMap(({ record, text }) => (seenBy(record, knower) === null ? [] : [text]))
  }

  #applyToLobby(record: Recorded): Told {
    const rules = this.lobbyRules
    const known = { ...record, event: rules.upcast(record.event) }
    if (known.event.type === 'ChapterOpened') {
      this.chapter = []
      this.game = null
    }
    this.lobby = apply(rules, this.lobby, known)
    return toldOf(known, () => pack(rules, known.event))
  }

  #applyToGame(name: string, record: Recorded): Told {
    const rules = this.game?.rules ?? this.#games.get(name)
    if (rules?.name !== name) throw new Error(`no game ${name} on this table`)
    const known = { ...record, event: rules.upcast(record.event) }
    const state = apply(rules, this.game?.state ?? blankState(rules), known)
    this.game = { rules, state }
    return toldOf(known, () => pack(rules, known.event))
  }
}

function toldOf(record: Recorded, packed: () => Packed): Told {
  return { record, text: record.audience === 'nobody' ? '' : JSON.stringify(packed()) }
}

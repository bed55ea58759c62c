import {
  type AnyGame,
  apply,
  blankState,
  type EventOf,
  type Knower,
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
  game: { readonly rules: AnyGame; readonly state: State<Shape> } | null = null
  chapter: Told[] = []

  constructor(games: Registry) {
    this.#games = games
    this.lobbyRules = createLobby(games)
    this.lobby = blankState(this.lobbyRules)
  }

  get number(): number {
    return this.lobby.open.motion
  }

  /** Folds one stored event. */
  apply(rules: string, record: Recorded): void {
    if (rules === this.lobbyRules.name) {
      const known = { ...record, event: this.lobbyRules.upcast(record.event) }
      this.takeLobby([known], apply(this.lobbyRules, this.lobby, known))
    } else {
      const { rules: game, state } = this.game?.rules.name === rules ? this.game : this.#lay(rules)
      const known = { ...record, event: game.upcast(record.event) }
      this.takeGame(game, [known], apply(game, state, known))
    }
  }

  /** What has happened in the lobby, folded already. A chapter's first event clears the table. */
  takeLobby(records: readonly Recorded<EventOf<Lobby>>[], state: State<Lobby>): Told[] {
    this.lobby = state
    return records.map((record) => {
      if (record.event.type === 'ChapterOpened') {
        this.chapter = []
        this.game = null
      }
      return this.#tell(this.lobbyRules, record)
    })
  }

  takeGame(rules: AnyGame, records: readonly Recorded[], state: State<Shape>): Told[] {
    this.game = { rules, state }
    return records.map((record) => this.#tell(rules, record))
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

  #lay(name: string): { readonly rules: AnyGame; readonly state: State<Shape> } {
    const rules = this.#games.get(name)
    if (!rules) throw new Error(`no game ${name}`)
    return { rules, state: blankState(rules) }
  }

  #tell<G extends Shape>(rules: Rules<G>, record: Recorded<EventOf<G>>): Told {
    const told = { record, text: record.audience === 'nobody' ? '' : JSON.stringify(pack(rules, record.event)) }
    this.chapter.push(told)
    return told
  }
}

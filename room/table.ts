import {
  type AnyGame,
  type Audience,
  apply,
  blankState,
  type EventOf,
  isFor,
  pack,
  type Recipient,
  type Recorded,
  type Registry,
  type Rules,
  type RulesShape,
  type Seat,
  type Shape,
  type State,
} from '#engine'
import { createLobby, type Lobby } from '#lobby'
import { looksAlike } from './likeness.ts'

/** One event of the chapter: its text on the wire, made once, for those who may hear it. */
export interface EventText {
  readonly audience: Audience
  readonly text: string
}

/** What lies on the table: the lobby, the game if there is one, and the events of the chapter so far. */
export class Table {
  readonly lobbyRules: Rules<Lobby>
  readonly #games: Registry
  lobby: State<Lobby>
  game: { readonly rules: AnyGame; readonly state: State<Shape> } | null = null
  events: EventText[] = []
  #length = 0

  constructor(games: Registry) {
    this.#games = games
    this.lobbyRules = createLobby(games, looksAlike)
    this.lobby = blankState(this.lobbyRules)
  }

  get chapter(): number {
    return this.lobby.open.chapter
  }

  /** How many letters the chapter has by now. */
  get length(): number {
    return this.#length
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
  takeLobby(records: readonly Recorded<EventOf<Lobby>>[], state: State<Lobby>): EventText[] {
    this.lobby = state
    if (records[0]?.event.type === 'ChapterOpened') {
      this.events = []
      this.#length = 0
      this.game = null
    }
    return this.#tell(this.lobbyRules, records)
  }

  takeGame(rules: AnyGame, records: readonly Recorded[], state: State<Shape>): EventText[] {
    this.game = { rules, state }
    return this.#tell(rules, records)
  }

  /** The seat that a token with this hash opens. */
  seatOf(hash: string | null): Seat | null {
    const found = Object.entries(this.lobby.sealed.tokens).find(([, one]) => one === hash)
    return found ? Number(found[0]) : null
  }

  /** The chapter as one recipient has been sent it. */
  seenBy(recipient: Recipient): string[] {
    return this.events.flatMap(({ audience, text }) => (isFor(audience, recipient) ? [text] : []))
  }

  #lay(name: string): { readonly rules: AnyGame; readonly state: State<Shape> } {
    const rules = this.#games.get(name)
    if (!rules) throw new Error(`no game ${name}`)
    return { rules, state: blankState(rules) }
  }

  #tell<G extends RulesShape>(rules: Rules<G>, records: readonly Recorded<EventOf<G>>[]): EventText[] {
    const texts: EventText[] = []
    for (const { audience, event } of records) {
      if (audience !== 'nobody') texts.push({ audience, text: JSON.stringify(pack(rules, event)) })
    }
    this.events.push(...texts)
    for (const { text } of texts) this.#length += text.length
    return texts
  }
}

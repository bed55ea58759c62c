import {
  type AnyKnownGame,
  applySeen,
  blankView,
  type KnownGames,
  type KnownRules,
  type Packed,
  type Seat,
  type Shape,
  type Tagged,
  unpack,
  type View,
} from '#engine'
import { type ChapterReason, knownLobby, type Lobby } from '#lobby'
import { type AskedSeat, isEvent, type Notice, type ServerMessage, type Welcome } from '#protocol'

/** When an event came: as it happened; after a cut, during which it happened; or from before this client was there. */
export type Timing = 'live' | 'missed' | 'before'

/** An event of the game, as it was folded, with what is known after it. */
export interface HappenedInGame {
  readonly of: 'game'
  readonly event: Tagged
  readonly view: View<Shape>
  readonly timing: Timing
}

interface HappenedInLobby extends Omit<HappenedInGame, 'of' | 'view'> {
  readonly of: 'lobby'
  readonly view: View<Lobby>
}

export type Happened = HappenedInGame | HappenedInLobby

/** What one client knows: the events that it was sent, folded with the same rules as the server's. */
export class Knower {
  readonly #games: KnownGames
  readonly #lobbyRules: KnownRules<Lobby>
  readonly #happened: (one: Happened) => void
  #timing: Timing = 'before'
  seat: Seat | null = null
  chapter = 0
  /** How many events of this chapter it has had: with the chapter, its cursor. */
  count = 0
  lobby: View<Lobby>
  game: { readonly rules: AnyKnownGame; readonly view: View<Shape> } | null = null
  present: readonly Seat[] = []
  watching = 0
  draft: readonly Seat[] = []
  /** Who plays, where only that may be known: this device may not watch. */
  players: readonly (readonly [seat: Seat, name: string])[] | null = null
  /** The seat that this device has asked for. */
  asking: AskedSeat | null = null
  /** Why the chapter was opened, such as a game that the host ended. */
  opened: ChapterReason = 'created'
  /** What last happened to this session itself. */
  notice: Notice | null = null
  /** What the server's clock showed at the last welcome. */
  serverTime = 0

  /** Hands on each event once it is folded. */
  constructor(games: KnownGames, happened: (one: Happened) => void = () => {}) {
    this.#games = games
    this.#happened = happened
    this.#lobbyRules = knownLobby(games)
    this.lobby = blankView(this.#lobbyRules)
  }

  /** The game that a message brings to the table, where its rules are not here yet. */
  unknownGame(message: ServerMessage): string | null {
    if (!isEvent(message) || !this.#isOfLobby(message)) return null
    const event = unpack(this.#lobbyRules, message)
    const name = event.type === 'ChapterOpened' ? event.lobby.game : event.type === 'TableSet' ? event.game : null
    return name === null || this.#games.has(name) ? null : name
  }

  /** Takes in one message. An event that this version does not know throws: the client is too old. */
  take(message: ServerMessage): void {
    if (isEvent(message)) return this.#fold(message)
    switch (message[0]) {
      case 'welcome':
        return this.#welcome(message[1] as Welcome)
      case 'present':
        this.present = message[1] as Seat[]
        this.watching = message[2] as number
        // It is the last thing that a greeting says.
        this.#timing = 'live'
        return
      case 'players':
        this.players = message[1] as [Seat, string][]
        return
      case 'asking':
        this.asking = message[1] as AskedSeat | null
        return
      case 'draft':
        this.draft = message[1] as Seat[]
        return
      case 'told':
        this.notice = message[1] as Notice
    }
  }

  #welcome({ seat, chapter, from, now }: Welcome): void {
    this.seat = seat
    this.serverTime = now
    this.players = null
    this.asking = null
    this.#timing = from === 0 ? 'before' : 'missed'
    if (from === 0) this.#startAnew()
    this.chapter = chapter
  }

  #startAnew(): void {
    this.count = 0
    this.lobby = blankView(this.#lobbyRules)
    this.game = null
    this.draft = []
  }

  #isOfLobby([type]: Packed): boolean {
    return Object.hasOwn(this.#lobbyRules.wire, type)
  }

  #fold(packed: Packed): void {
    if (packed[0] === 'ChapterOpened') this.#startAnew()
    if (this.#isOfLobby(packed)) this.#foldLobby(packed)
    else this.#foldGame(packed)
    this.count++
  }

  #foldLobby(packed: Packed): void {
    const event = unpack(this.#lobbyRules, packed)
    if (event.type === 'ChapterOpened') this.opened = event.why
    this.lobby = applySeen(this.#lobbyRules, this.lobby, event)
    this.chapter = this.lobby.open.chapter
    this.#happened({ of: 'lobby', event, view: this.lobby, timing: this.#timing })
  }

  #foldGame(packed: Packed): void {
    const rules = this.game?.rules ?? this.#games.get(this.lobby.open.game)
    if (!rules) throw new Error(`no game ${this.lobby.open.game}`)
    const before = this.game?.view ?? blankView(rules)
    const event = unpack(rules, packed)
    const view = applySeen(rules, before, event)
    if (view.open.motion !== before.open.motion) this.draft = []
    this.game = { rules, view }
    this.#happened({ of: 'game', event, view, timing: this.#timing })
  }
}

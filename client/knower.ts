import {
  type AnyKnownGame,
  applySeen,
  blankView,
  type KnownGames,
  type KnownRules,
  type Packed,
  type Seat,
  type Shape,
  unpack,
  type View,
} from '#engine'
import { type ChapterReason, knownLobby, type Lobby } from '#lobby'
import { type AskedSeat, isEvent, type Notice, type ServerMessage, type Welcome } from '#protocol'

/** What one client knows: the events that it was sent, folded with the same rules as the server's. */
export class Knower {
  readonly #games: KnownGames
  readonly #lobbyRules: KnownRules<Lobby>
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

  constructor(games: KnownGames) {
    this.#games = games
    this.#lobbyRules = knownLobby(games)
    this.lobby = blankView(this.#lobbyRules)
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
    if (from === 0) this.#startAnew()
    this.chapter = chapter
  }

  #startAnew(): void {
    this.count = 0
    this.lobby = blankView(this.#lobbyRules)
    this.game = null
    this.draft = []
  }

  #fold(packed: Packed): void {
    const [type] = packed
    if (type === 'ChapterOpened') this.#startAnew()
    if (Object.hasOwn(this.#lobbyRules.wire, type)) {
      const event = unpack(this.#lobbyRules, packed)
      if (event.type === 'ChapterOpened') this.opened = event.why
      this.lobby = applySeen(this.#lobbyRules, this.lobby, event)
      this.chapter = this.lobby.open.motion
    } else this.#foldGame(packed)
    this.count++
  }

  #foldGame(packed: Packed): void {
    const rules = this.game?.rules ?? this.#games.get(this.lobby.open.game)
    if (!rules) throw new Error(`no game ${this.lobby.open.game}`)
    const before = this.game?.view ?? blankView(rules)
    const view = applySeen(rules, before, unpack(rules, packed))
    if (view.open.motion !== before.open.motion) this.draft = []
    this.game = { rules, view }
  }
}

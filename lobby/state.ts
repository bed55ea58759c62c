import type { RulesShape, Seat, State, View } from '#engine'
import type { LobbyCommand } from './commands.ts'
import type { PublicEvent, ReseatOutcome, SecretEvent } from './events.ts'
import type { Picture } from './pictures.ts'
import type { LobbyRefusal } from './refuse.ts'

export type LobbyPhase = 'gathering' | 'playing' | 'over'

export interface Sitter {
  readonly seat: Seat
  readonly name: string
}

/** Everyone's facts about a room. Who is connected is a signal, and not here. */
export interface LobbyOpen {
  readonly phase: LobbyPhase
  /** Its number is the motion that a command to the lobby answers: a tap before a game never counts after it. */
  readonly chapter: number
  /** In the order in which they sit around the table, clockwise. */
  readonly sitters: readonly Sitter[]
  /** Seats are numbered through and never given out twice. */
  readonly nextSeat: Seat
  readonly host: Seat | null
  readonly game: string
  readonly options: object
  /** How many players the host expects; null is "as many as sit down". */
  readonly expected: number | null
  /** What the last change switched off on the host's behalf. */
  readonly notices: readonly string[]
  readonly locked: boolean
  readonly watchers: boolean
  /** Who plays the game on the table. */
  readonly players: readonly Seat[]
  /** The last question of this game about a seat whose device is lost, also after it has ended. */
  readonly reseat: Reseat | null
}

/** Another device asks for a seat; the others see what it shows, and say whether it gets the seat. */
export interface Reseat {
  readonly seat: Seat
  /** Counts the questions of a game, so that a late answer never lands on another one. */
  readonly question: number
  readonly pictures: readonly [Picture, Picture]
  /** In milliseconds since 1970. */
  readonly until: number
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  readonly outcome: ReseatOutcome | null
}

/** A one-time code with which a seat moves to another device. Only its hash is kept. */
export interface SeatCode {
  readonly seat: Seat
  readonly hash: string
  /** In milliseconds since 1970. */
  readonly until: number
}

/** The hash of each seat's token, and which devices are on their way to a seat. */
export interface LobbySealed {
  readonly tokens: Readonly<Record<Seat, string>>
  readonly offers: readonly SeatCode[]
  /** The hash of the token of the device that asks for a seat. */
  readonly asking: string | null
  /** Those that were refused in this game. */
  readonly refused: readonly string[]
}

export interface Lobby extends RulesShape {
  open: LobbyOpen
  hand: Record<never, never>
  sealed: LobbySealed
  public: PublicEvent
  private: never
  secret: SecretEvent
  command: LobbyCommand
  refusal: LobbyRefusal
}

export type LobbyState = State<Lobby>
export type LobbyView = View<Lobby>

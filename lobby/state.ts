import type { Seat, Shape, State, View } from '#engine'
import type { LobbyCommand } from './commands.ts'
import type { PublicEvent, SecretEvent } from './events.ts'
import type { LobbyRefusal } from './refuse.ts'

export type LobbyPhase = 'gathering' | 'playing' | 'over'

export interface Sitter {
  readonly seat: Seat
  readonly name: string
}

/** Everyone's facts about a room. Who is connected is a signal, and not here. */
export interface LobbyOpen {
  readonly phase: LobbyPhase
  /** The chapter's number: a tap in the lobby before a game never counts in the lobby after it. */
  readonly motion: number
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
  /** A seat whose phone is lost: the host has asked for it, somebody else must confirm. */
  readonly reseat: { readonly seat: Seat; readonly confirmed: boolean } | null
}

/** A one-time code with which a seat moves to another phone. Only its hash is kept. */
export interface Offer {
  readonly seat: Seat
  readonly how: 'handed-over' | 'reseated'
  readonly hash: string
  /** In milliseconds since 1970. */
  readonly until: number
}

/** The hash of each seat's token, and what seats have been offered. */
export interface LobbySealed {
  readonly tokens: Readonly<Record<Seat, string>>
  readonly offers: readonly Offer[]
}

export interface Lobby extends Shape {
  open: LobbyOpen
  hand: Record<never, never>
  sealed: LobbySealed
  public: PublicEvent
  private: never
  secret: SecretEvent
  command: LobbyCommand
  refusal: LobbyRefusal
  options: object
  wishes: object
}

export type LobbyState = State<Lobby>
export type LobbyView = View<Lobby>

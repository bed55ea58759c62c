import type { Seat, Shape, State, View } from '#engine'
import type { MafiaCommand } from './commands.ts'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import type { Counts } from './numbers.ts'
import type { MafiaOptions } from './options.ts'
import type { Refusal } from './refuse.ts'
import type { Question, Role, Side } from './roles.ts'

export type Phase = 'role_reveal' | 'night' | 'discussion' | 'voting' | 'runoff' | 'finished'
type Winner = Side | 'draw'
export type Reason = 'village' | 'parity' | 'bomber' | 'draw'
export type Reading = 'mafia' | 'not-mafia'

/** A player, or nobody: "no kill" at night, "No Murder this round" in a vote. */
export type Target = Seat | null

/** Whose role is known because they are out of the game, how, and in which round. */
export interface Dead {
  readonly seat: Seat
  readonly role: Role
  readonly how: 'night' | 'vote' | 'removed'
  readonly night: number
}

export interface Ballot {
  readonly by: Seat
  readonly target: Target
}

/** A vote that has been counted; in a runoff with those who stood. */
interface Tally {
  readonly night: number
  readonly candidates: readonly Seat[] | null
  readonly ballots: readonly Ballot[]
  readonly murdered: Seat | null
}

/** One night, as the table keeps it for the end. */
export interface NightRow {
  readonly night: number
  readonly deeds: readonly { readonly by: Seat; readonly does: Question; readonly target: Target }[]
  /** Whom the Mafia settled on, saved or not. */
  readonly chosen: Target
  readonly murdered: Seat | null
}

export interface Outcome {
  readonly winner: Winner
  readonly reason: Reason
  readonly roles: Readonly<Record<Seat, Role>>
  readonly nights: readonly NightRow[]
}

/** Everyone's facts. */
export interface Open {
  readonly phase: Phase
  readonly motion: number
  readonly options: MafiaOptions
  readonly seats: readonly Seat[]
  readonly counts: Counts
  readonly confirmed: number
  /** The number of the night, and of the day after it. */
  readonly night: number
  /** Rounds in a row without a death since the last of the Mafia died. */
  readonly quiet: number
  readonly living: readonly Seat[]
  readonly dead: readonly Dead[]
  /** How many of the living have answered the question on the table. */
  readonly answered: number
  /** Who has voted for whom, where ballots show in real time. */
  readonly ballots: readonly Ballot[]
  /** Who stands in a runoff. */
  readonly candidates: readonly Seat[] | null
  readonly tallies: readonly Tally[]
  /** Before this the night does not end. */
  readonly earliest: number | null
  /** When the question closes if not everybody has answered. */
  readonly limit: number | null
  /** When it closes as things stand. */
  readonly deadline: number | null
  /** What is left of a discussion that stands still, in milliseconds. */
  readonly paused: number | null
  /** What the host has added to this discussion, in milliseconds. */
  readonly added?: number | undefined
  readonly outcome: Outcome | null
}

/** What a role card says. */
export interface Told {
  readonly role: Role
  readonly side: Side
  readonly names: { readonly mafia?: readonly Seat[] }
}

/** What a seat was told and what it has sealed. */
export interface Hand {
  readonly told: Told | null
  readonly confirmed: boolean
  /** Its own answers, night by night; a night without an answer is missing. */
  readonly nights: readonly { readonly night: number; readonly target: Target }[]
  /** What the living Mafia choose tonight, for each of them to see. */
  readonly picks: { readonly night: number; readonly picked: readonly Ballot[] } | null
  readonly ballot: { readonly motion: number; readonly target: Target } | null
  /** The removed player on whom this seat's last answer was, until it answers anew. */
  readonly voided: Seat | null
  readonly notebook: readonly { readonly night: number; readonly about: Seat; readonly is: Reading }[]
  /** Every role, for the dead where ghosts see all. */
  readonly ghost: Readonly<Record<Seat, Role>> | null
}

/** The table's own secrets. */
export interface Sealed {
  readonly roles: Readonly<Record<Seat, Role>>
  readonly nights: readonly NightRow[]
}

export interface MafiaWishes {
  /** In the order of the seats; null where the role is to be drawn. */
  readonly roles: readonly (Role | null)[]
}

export interface Mafia extends Shape {
  open: Open
  hand: Hand
  sealed: Sealed
  public: PublicEvent
  private: PrivateEvent
  secret: SecretEvent
  command: MafiaCommand
  refusal: Refusal
  options: MafiaOptions
  wishes: MafiaWishes
}

export type MafiaState = State<Mafia>
export type MafiaView = View<Mafia>

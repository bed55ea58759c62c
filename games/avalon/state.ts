import type { Seat, Shape, State, View } from '#engine'
import type { AvalonCommand } from './commands.ts'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import type { AvalonOptions } from './options.ts'
import type { Refusal } from './refuse.ts'
import type { Card, Role, Side } from './roles.ts'

export type Phase =
  | 'role_reveal'
  | 'team_building'
  | 'team_voting'
  | 'quest_execution'
  | 'quest_results'
  | 'lady_of_the_lake'
  | 'assassination'
  | 'finished'

export type Reason = 'sabotage' | 'chaos' | 'quests' | 'assassination' | 'spared'

/** A proposal that has been voted on; whoever does not stand under `approve` rejected it. */
interface Proposal {
  readonly quest: number
  readonly proposal: number
  readonly leader: Seat
  readonly team: readonly Seat[]
  readonly approve: readonly Seat[]
  readonly approved: boolean
}

interface Quest {
  readonly team: readonly Seat[]
  /** Shuffled: the place of a card tells nothing of its player. */
  readonly cards: readonly Card[]
  readonly success: boolean
}

interface Lady {
  readonly holder: Seat
  readonly held: readonly Seat[]
  readonly examined: readonly { readonly by: Seat; readonly target: Seat }[]
}

/** What the end opens. Never the ring, and never who played which card. */
export interface Outcome {
  readonly winner: Side
  readonly reason: Reason
  readonly roles: Readonly<Record<Seat, Role>>
  readonly dagger: Seat | null
  readonly decoy: Seat | null
  readonly mixed: readonly Seat[]
  readonly guesses: readonly { readonly by: Seat; readonly target: Seat }[]
}

/** Everyone's facts. */
export interface Open {
  readonly phase: Phase
  readonly motion: number
  readonly options: AvalonOptions
  readonly seats: readonly Seat[]
  readonly confirmed: number
  /** Clockwise; empty until everyone has confirmed their role. */
  readonly seating: readonly Seat[]
  readonly leader: Seat | null
  readonly quest: number
  readonly proposal: number
  readonly rejections: number
  readonly team: readonly Seat[]
  readonly voted: readonly Seat[]
  /** Who has played; stays empty where the table shows only how many. */
  readonly played: readonly Seat[]
  readonly cardsIn: number
  readonly proposals: readonly Proposal[]
  readonly quests: readonly Quest[]
  readonly lady: Lady | null
  readonly struck: { readonly by: Seat; readonly target: Seat; readonly found: boolean } | null
  readonly deadline: number | null
  readonly outcome: Outcome | null
}

/** What a role card says. It is what the player was told; what is true is sealed. */
export interface Told {
  readonly role: Role
  readonly side: Side
  readonly names: {
    readonly evil?: readonly Seat[]
    readonly wizards?: readonly Seat[]
    readonly certain?: readonly Seat[]
    readonly mixed?: readonly Seat[]
  }
  readonly hidden: number
  readonly dagger: boolean
  readonly notices: readonly TellNotice[]
}

type TellNotice = 'merlin-certain' | 'decoy' | 'split' | 'oberon-split' | 'ring'

/** What a seat was told and what it has sealed. An answer keeps its motion: it counts for that question only. */
export interface Hand {
  readonly told: Told | null
  readonly confirmed: boolean
  readonly ballot: { readonly motion: number; readonly approve: boolean } | null
  readonly card: { readonly motion: number; readonly card: Card } | null
  readonly answers: readonly { readonly about: Seat; readonly is: Side }[]
  readonly guess: Seat | null
}

/** The table's own secrets. */
export interface Sealed {
  readonly roles: Readonly<Record<Seat, Role>>
  readonly dagger: Seat | null
  readonly decoy: Seat | null
  readonly mixed: readonly Seat[]
  /** A first leader fixed by a referee. */
  readonly firstLeader: Seat | null
}

export interface AvalonWishes {
  /** In the order of the seats; null where the role is to be drawn. */
  readonly roles: readonly (Role | null)[]
  readonly dagger: Seat
  readonly leader: Seat
}

export interface Avalon extends Shape {
  open: Open
  hand: Hand
  sealed: Sealed
  public: PublicEvent
  private: PrivateEvent
  secret: SecretEvent
  command: AvalonCommand
  refusal: Refusal
  options: AvalonOptions
  wishes: AvalonWishes
}

export type AvalonState = State<Avalon>
export type AvalonView = View<Avalon>

import type { Seat, Shape, State, View } from '#engine'
import type { CourseHand, CourseOpen, Side } from '../quests/index.ts'
import type { AvalonCommand } from './commands.ts'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import type { AvalonOptions } from './options.ts'
import type { Refusal } from './refuse.ts'
import type { Card, Role } from './roles.ts'

export type Phase =
  | 'role_reveal'
  | 'team_building'
  | 'team_voting'
  | 'quest_execution'
  | 'quest_results'
  | 'lady_of_the_lake'
  | 'assassination'
  | 'finished'

/** So many rejections in a row, and Evil has won. */
export const rejectionsAllowed = 5

export type Reason = 'sabotage' | 'chaos' | 'quests' | 'assassination' | 'spared'

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
export interface Open extends CourseOpen<Card> {
  readonly phase: Phase
  readonly options: AvalonOptions
  readonly lady: Lady | null
  readonly struck: { readonly by: Seat; readonly target: Seat; readonly found: boolean } | null
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

export interface Hand extends CourseHand<Told, Card> {
  /** What the Lady has told. */
  readonly answers: readonly { readonly about: Seat; readonly is: Side }[]
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

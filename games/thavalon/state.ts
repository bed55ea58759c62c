import type { Seat, Shape, State, View } from '#engine'
import type { CourseHand, CourseOpen, Proposal, Quest, Side } from '../quests/index.ts'
import type { ThavalonCommand } from './commands.ts'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import { proposalsIn } from './numbers.ts'
import type { ThavalonOptions } from './options.ts'
import type { Refusal } from './refuse.ts'
import type { Card, Role } from './roles.ts'

export type Phase =
  | 'role_reveal'
  | 'team_building'
  | 'team_finalised'
  | 'team_voting'
  | 'quest_execution'
  | 'quest_results'
  | 'agravaine_window'
  | 'assassination'
  | 'finished'

export type Reason = 'sabotage' | 'assassination' | 'spared'
export type Call = 'merlin' | 'nimue' | 'lovers' | 'none'

export interface Mission extends Quest<Card> {
  /** Agravaine has declared: it had succeeded, and counts as a failure. */
  readonly overturned?: true
}

/** A team that somebody has put forward. */
export interface Offer {
  readonly quest: number
  readonly proposal: number
  readonly leader: Seat
  readonly team: readonly Seat[]
}

/** A vote that was counted. */
export interface Vote extends Proposal {
  /** Whose vote counted twice: Arthur had declared. */
  readonly twice?: Seat
  /** The second of two teams: the vote chose between them. */
  readonly against?: Offer
}

/** The team that a vote was about. Of two it is the one that goes: the second, unless the first was approved. */
export function teamOf(vote: Vote): Offer {
  return vote.approved ? vote : (vote.against ?? vote)
}

export interface Struck {
  readonly by: Seat
  readonly as: Call
  readonly targets: readonly Seat[]
  readonly found: boolean
}

/** What the end opens. Never who played which card. */
export interface Outcome {
  readonly winner: Side
  readonly reason: Reason
  readonly roles: Readonly<Record<Seat, Role>>
  readonly dagger: Seat
  readonly guesses: readonly { readonly by: Seat; readonly target: Seat }[]
}

/** Everyone's facts. */
export interface Open extends CourseOpen<Card> {
  readonly phase: Phase
  readonly options: ThavalonOptions
  readonly quests: readonly Mission[]
  readonly proposals: readonly Vote[]
  /** The teams that went without a vote. */
  readonly unvoted: readonly Offer[]
  /** The first of two teams between which one vote will choose. */
  readonly rival: Offer | null
  /** Agravaine may declare: the last mission succeeded with a Fail, and no vote has been opened since. */
  readonly window: boolean
  /** No vote is opened before this time. */
  readonly hold: number | null
  readonly declarations: readonly Declaration[]
  readonly struck: Struck | null
  readonly outcome: Outcome | null
}

export interface Declaration {
  readonly as: 'agravaine' | 'arthur'
  readonly seat: Seat
  readonly quest: number
  readonly proposal: number
}

/** What a role card says. */
export interface Told {
  readonly role: Role
  readonly side: Side
  readonly names: {
    readonly evil?: readonly Seat[]
    readonly wizards?: readonly Seat[]
    readonly exact?: Readonly<Record<Seat, Role>>
  }
  /** Roles that are in the game, without their players. */
  readonly roles: readonly Role[]
  readonly partner: Seat | null
  readonly hidden: number
  readonly notices: readonly TellNotice[]
  readonly dagger: boolean
}

export type TellNotice = 'one-unseen-evil' | 'one-not-evil' | 'sees-nobody'

export interface Hand extends CourseHand<Told, Card> {}

/** The table's own secrets. */
export interface Sealed {
  readonly roles: Readonly<Record<Seat, Role>>
  readonly dagger: Seat | null
  /** A first leader fixed by a referee. */
  readonly firstLeader: Seat | null
}

export interface ThavalonWishes {
  /** In the order of the seats; null where the role is to be drawn. */
  readonly roles: readonly (Role | null)[]
  readonly dagger: Seat
  readonly leader: Seat
}

export interface Thavalon extends Shape {
  open: Open
  hand: Hand
  sealed: Sealed
  public: PublicEvent
  private: PrivateEvent
  secret: SecretEvent
  command: ThavalonCommand
  refusal: Refusal
  options: ThavalonOptions
  wishes: ThavalonWishes
}

export type ThavalonState = State<Thavalon>
export type ThavalonView = View<Thavalon>

export function arthurOf({ declarations }: Open): Seat | null {
  return declarations.find((one) => one.as === 'arthur')?.seat ?? null
}

/** One vote chooses between the first round's two teams. */
export function isChoice({ options, quest }: Pick<Open, 'options' | 'quest'>): boolean {
  return options.firstRound === 'choose' && quest === 1
}

/** Whether the round has no other proposal after this one. */
export function isLastProposal({ quest, proposal, seats }: Pick<Open, 'quest' | 'proposal' | 'seats'>): boolean {
  return proposal === proposalsIn(quest, seats.length)
}

/** The team that is being chosen goes without a vote. */
export function isForced(open: Open): boolean {
  return isLastProposal(open) && !isChoice(open)
}

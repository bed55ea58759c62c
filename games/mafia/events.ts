import type { Seat } from '#engine'
import type { Counts } from './numbers.ts'
import type { MafiaOptions } from './options.ts'
import type { Role } from './roles.ts'
import type { Ballot, NightRow, Outcome, Reading, Target, Told } from './state.ts'

/** Events for everyone. The ones that carry a motion put a new question on the table; every time is in milliseconds since 1970. */
export type PublicEvent =
  | {
      readonly type: 'GameStarted'
      readonly seats: readonly Seat[]
      readonly options: MafiaOptions
      readonly counts: Counts
    }
  | { readonly type: 'RoleConfirmed'; readonly count: number }
  | {
      readonly type: 'NightBegan'
      readonly motion: number
      readonly night: number
      readonly quiet: number
      readonly earliest: number
      readonly until: number | null
    }
  | { readonly type: 'NightAnswered'; readonly count: number }
  /** A save and a night without a kill are this same event with nobody in it. */
  | { readonly type: 'DawnBroke'; readonly murdered: Seat | null; readonly role: Role | null }
  | { readonly type: 'DiscussionBegan'; readonly motion: number; readonly until: number }
  | { readonly type: 'DiscussionPaused'; readonly left: number }
  | { readonly type: 'DiscussionResumed'; readonly until: number }
  /** A running discussion has a new end, one that stands still has more left. */
  | { readonly type: 'DiscussionExtended'; readonly until: number | null; readonly left: number | null }
  | { readonly type: 'VotingBegan'; readonly motion: number; readonly until: number | null }
  | {
      readonly type: 'RunoffBegan'
      readonly motion: number
      readonly candidates: readonly Seat[]
      readonly until: number | null
    }
  | { readonly type: 'BallotCounted'; readonly count: number }
  | { readonly type: 'BallotCast'; readonly by: Seat; readonly target: Target; readonly count: number }
  /** Everybody has answered and the question closes soon, or somebody's answer is void and it does not. */
  | { readonly type: 'DeadlineMoved'; readonly until: number | null }
  | {
      readonly type: 'VotesTallied'
      readonly ballots: readonly Ballot[]
      readonly result: 'murder' | 'peace' | 'runoff'
      readonly murdered: Seat | null
      readonly role: Role | null
    }
  /** With how many answers to the question on the table still stand. */
  | { readonly type: 'PlayerRemoved'; readonly seat: Seat; readonly role: Role; readonly answered: number }
  | ({ readonly type: 'GameFinished' } & Outcome)

/** Events for one seat, or for the living Mafia: what they are told, and the confirmation of what they have sealed. */
export type PrivateEvent =
  | { readonly type: 'RoleTold'; readonly seat: Seat; readonly told: Told }
  | { readonly type: 'RoleUnderstood'; readonly seat: Seat }
  | { readonly type: 'NightAnswerSealed'; readonly seat: Seat; readonly night: number; readonly target: Target }
  | { readonly type: 'NightAnswerVoided'; readonly seat: Seat; readonly night: number; readonly about: Seat }
  | { readonly type: 'MafiaPicked'; readonly by: Seat; readonly night: number; readonly target: Target }
  | { readonly type: 'MafiaPicksVoided'; readonly about: Seat }
  | {
      readonly type: 'DetectiveAnswered'
      readonly seat: Seat
      readonly night: number
      readonly about: Seat
      readonly is: Reading
    }
  | { readonly type: 'BallotSealed'; readonly seat: Seat; readonly motion: number; readonly target: Target }
  | { readonly type: 'BallotVoided'; readonly seat: Seat; readonly about: Seat }
  | { readonly type: 'RolesShown'; readonly seat: Seat; readonly roles: Readonly<Record<Seat, Role>> }

/** Events for nobody. */
export type SecretEvent =
  | { readonly type: 'RolesDealt'; readonly roles: Readonly<Record<Seat, Role>> }
  /** What is to everybody else as `MafiaPicked` is to the Mafia: their answers must not take less work. */
  | { readonly type: 'AnswerKept'; readonly by: Seat; readonly night: number; readonly target: Target }
  | ({ readonly type: 'NightResolved' } & NightRow)

export type MafiaEvent = PublicEvent | PrivateEvent | SecretEvent

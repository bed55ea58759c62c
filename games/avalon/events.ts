import type { Seat } from '#engine'
import type { AvalonOptions } from './options.ts'
import type { Card, Side } from './roles.ts'
import type { Outcome, Sealed, Told } from './state.ts'

/** Events for everyone. The ones that carry a motion put a new question on the table. */
export type PublicEvent =
  | { readonly type: 'GameStarted'; readonly seats: readonly Seat[]; readonly options: AvalonOptions }
  | { readonly type: 'RoleConfirmed'; readonly count: number }
  | { readonly type: 'TableSeated'; readonly seating: readonly Seat[]; readonly lady: Seat | null }
  | {
      readonly type: 'TeamBuildingBegan'
      readonly motion: number
      readonly quest: number
      readonly proposal: number
      readonly leader: Seat
    }
  | { readonly type: 'TeamProposed'; readonly motion: number; readonly team: readonly Seat[] }
  | { readonly type: 'PlayerVoted'; readonly seat: Seat }
  | {
      readonly type: 'VotesRevealed'
      readonly approve: readonly Seat[]
      readonly approved: boolean
      readonly rejections: number
    }
  | { readonly type: 'QuestBegan'; readonly motion: number }
  | { readonly type: 'CardPlayed'; readonly seat: Seat }
  | { readonly type: 'CardCounted'; readonly count: number }
  | {
      readonly type: 'QuestCompleted'
      readonly motion: number
      readonly cards: readonly Card[]
      readonly success: boolean
      readonly until: number
    }
  | { readonly type: 'LadyCalled'; readonly motion: number }
  | { readonly type: 'PlayerExamined'; readonly by: Seat; readonly target: Seat }
  | { readonly type: 'AssassinationBegan'; readonly motion: number }
  | { readonly type: 'AssassinStruck'; readonly by: Seat; readonly target: Seat; readonly found: boolean }
  | ({ readonly type: 'GameFinished' } & Outcome)

/** Events for one seat: what it is told, and the confirmation of what it has sealed. */
export type PrivateEvent =
  | { readonly type: 'RoleTold'; readonly seat: Seat; readonly told: Told }
  | { readonly type: 'RoleUnderstood'; readonly seat: Seat }
  | { readonly type: 'BallotSealed'; readonly seat: Seat; readonly motion: number; readonly approve: boolean }
  | { readonly type: 'CardSealed'; readonly seat: Seat; readonly motion: number; readonly card: Card }
  | { readonly type: 'LadyAnswered'; readonly seat: Seat; readonly about: Seat; readonly is: Side }
  | { readonly type: 'GuessSealed'; readonly seat: Seat; readonly target: Seat }

/** Events for nobody. */
export type SecretEvent = { readonly type: 'RolesDealt' } & Sealed

export type AvalonEvent = PublicEvent | PrivateEvent | SecretEvent

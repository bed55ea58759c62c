import type { Seat } from '#engine'

/** Events for everyone. The ones that carry a motion put a new question on the table. */
export type CoursePublicEvent<Card extends string = string> =
  | { readonly type: 'RoleConfirmed'; readonly count: number }
  | {
      readonly type: 'TeamBuildingBegan'
      readonly motion: number
      readonly quest: number
      readonly proposal: number
      readonly leader: Seat
    }
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
  | { readonly type: 'AssassinationBegan'; readonly motion: number }

/** Events for one seat: what it is told, and the confirmation of what it has sealed. */
export type CoursePrivateEvent<Told = unknown, Card extends string = string> =
  | { readonly type: 'RoleTold'; readonly seat: Seat; readonly told: Told }
  | { readonly type: 'RoleUnderstood'; readonly seat: Seat }
  | { readonly type: 'BallotSealed'; readonly seat: Seat; readonly motion: number; readonly approve: boolean }
  | { readonly type: 'CardSealed'; readonly seat: Seat; readonly motion: number; readonly card: Card }
  | { readonly type: 'GuessSealed'; readonly seat: Seat; readonly target: Seat }

import type { Seat } from '#engine'
import type { CoursePrivateEvent, CoursePublicEvent } from './events.ts'

export const itsSeat = (event: { readonly seat: Seat }): readonly Seat[] => [event.seat]

/** Who may learn of each event of a course. */
export const courseAudience = {
  RoleConfirmed: 'everyone',
  TeamBuildingBegan: 'everyone',
  PlayerVoted: 'everyone',
  VotesRevealed: 'everyone',
  QuestBegan: 'everyone',
  CardPlayed: 'everyone',
  CardCounted: 'everyone',
  QuestCompleted: 'everyone',
  AssassinationBegan: 'everyone',

  RoleTold: itsSeat,
  RoleUnderstood: itsSeat,
  BallotSealed: itsSeat,
  CardSealed: itsSeat,
  GuessSealed: itsSeat,
} as const satisfies Record<CoursePublicEvent['type'], 'everyone'> & Record<CoursePrivateEvent['type'], unknown>

/** The order of each event's fields on the wire. */
export const courseWire = {
  RoleConfirmed: ['count'],
  TeamBuildingBegan: ['motion', 'quest', 'proposal', 'leader'],
  PlayerVoted: ['seat'],
  VotesRevealed: ['approve', 'approved', 'rejections'],
  QuestBegan: ['motion'],
  CardPlayed: ['seat'],
  CardCounted: ['count'],
  QuestCompleted: ['motion', 'cards', 'success', 'until'],
  AssassinationBegan: ['motion'],

  RoleTold: ['seat', 'told'],
  RoleUnderstood: ['seat'],
  BallotSealed: ['seat', 'motion', 'approve'],
  CardSealed: ['seat', 'motion', 'card'],
  GuessSealed: ['seat', 'target'],
} as const satisfies Record<(CoursePublicEvent | CoursePrivateEvent)['type'], readonly string[]>

/** Of all events this one travels most: ten times to ten phones for every team. */
export const courseWireNames = { PlayerVoted: 'Voted' } as const

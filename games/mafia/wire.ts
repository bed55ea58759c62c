import type { WireNames, WireTable } from '#engine'
import type { Mafia } from './state.ts'

export const wire: WireTable<Mafia> = {
  GameStarted: ['seats', 'options', 'counts'],
  RoleConfirmed: ['count'],
  NightBegan: ['motion', 'night', 'quiet', 'earliest', 'until'],
  NightAnswered: ['count'],
  DawnBroke: ['murdered', 'role'],
  DiscussionBegan: ['motion', 'until'],
  DiscussionPaused: ['left'],
  DiscussionResumed: ['until'],
  DiscussionExtended: ['until', 'left'],
  VotingBegan: ['motion', 'until'],
  RunoffBegan: ['motion', 'candidates', 'until'],
  BallotCounted: ['count'],
  BallotCast: ['by', 'target', 'count'],
  DeadlineMoved: ['until'],
  VotesTallied: ['ballots', 'result', 'murdered', 'role'],
  PlayerRemoved: ['seat', 'role', 'answered'],
  GameFinished: ['winner', 'reason', 'roles', 'nights'],

  RoleTold: ['seat', 'told'],
  RoleUnderstood: ['seat'],
  NightAnswerSealed: ['seat', 'night', 'target'],
  NightAnswerVoided: ['seat', 'night', 'about'],
  MafiaPicked: ['by', 'night', 'target'],
  MafiaPicksVoided: ['about'],
  DetectiveAnswered: ['seat', 'night', 'about', 'is'],
  BallotSealed: ['seat', 'motion', 'target'],
  BallotVoided: ['seat', 'about'],
  RolesShown: ['seat', 'roles'],
}

/** These travel most: from everybody to everybody, every night and every day. */
export const wireNames: WireNames<Mafia> = { NightAnswered: 'Answered', BallotCounted: 'Voted' }

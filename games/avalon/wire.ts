import type { WireNames, WireTable } from '#engine'
import type { Avalon } from './state.ts'

export const wire: WireTable<Avalon> = {
  GameStarted: ['seats', 'options'],
  RoleConfirmed: ['count'],
  TableSeated: ['seating', 'lady'],
  TeamBuildingBegan: ['motion', 'quest', 'proposal', 'leader'],
  TeamProposed: ['motion', 'team'],
  PlayerVoted: ['seat'],
  VotesRevealed: ['approve', 'approved', 'rejections'],
  QuestBegan: ['motion'],
  CardPlayed: ['seat'],
  CardCounted: ['count'],
  QuestCompleted: ['motion', 'cards', 'success', 'until'],
  LadyCalled: ['motion'],
  PlayerExamined: ['by', 'target'],
  AssassinationBegan: ['motion'],
  AssassinStruck: ['by', 'target', 'found'],
  GameFinished: ['winner', 'reason', 'roles', 'dagger', 'decoy', 'mixed', 'guesses'],

  RoleTold: ['seat', 'told'],
  RoleUnderstood: ['seat'],
  BallotSealed: ['seat', 'motion', 'approve'],
  CardSealed: ['seat', 'motion', 'card'],
  LadyAnswered: ['seat', 'about', 'is'],
  GuessSealed: ['seat', 'target'],
}

/** Of all events this one travels most: ten times to ten phones for every team. */
export const wireNames: WireNames<Avalon> = { PlayerVoted: 'Voted' }

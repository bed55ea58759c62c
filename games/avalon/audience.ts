import type { AudienceTable, Seat } from '#engine'
import type { Avalon } from './state.ts'

const itsSeat = (event: { readonly seat: Seat }): readonly Seat[] => [event.seat]

export const audience: AudienceTable<Avalon> = {
  GameStarted: 'everyone',
  RoleConfirmed: 'everyone',
  TableSeated: 'everyone',
  TeamBuildingBegan: 'everyone',
  TeamProposed: 'everyone',
  PlayerVoted: 'everyone',
  VotesRevealed: 'everyone',
  QuestBegan: 'everyone',
  CardPlayed: 'everyone',
  CardCounted: 'everyone',
  QuestCompleted: 'everyone',
  LadyCalled: 'everyone',
  PlayerExamined: 'everyone',
  AssassinationBegan: 'everyone',
  AssassinStruck: 'everyone',
  GameFinished: 'everyone',

  RoleTold: itsSeat,
  RoleUnderstood: itsSeat,
  BallotSealed: itsSeat,
  CardSealed: itsSeat,
  LadyAnswered: itsSeat,
  GuessSealed: itsSeat,

  RolesDealt: 'nobody',
}

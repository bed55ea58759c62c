import type { AudienceTable, Seat, State } from '#engine'
import { roleRows } from './roles.ts'
import type { Mafia } from './state.ts'

const itsSeat = (event: { readonly seat: Seat }): readonly Seat[] => [event.seat]

/** Those who choose the victim, while they live. */
export function livingMafia({ open, sealed }: State<Mafia>): Seat[] {
  return open.living.filter((seat) => {
    const role = sealed.roles[seat]
    return role !== undefined && roleRows[role].asks === 'kill'
  })
}

const theMafia = (_: unknown, state: State<Mafia>): readonly Seat[] => livingMafia(state)

export const audience: AudienceTable<Mafia> = {
  GameStarted: 'everyone',
  RoleConfirmed: 'everyone',
  NightBegan: 'everyone',
  NightAnswered: 'everyone',
  DawnBroke: 'everyone',
  DiscussionBegan: 'everyone',
  DiscussionPaused: 'everyone',
  DiscussionResumed: 'everyone',
  DiscussionExtended: 'everyone',
  VotingBegan: 'everyone',
  RunoffBegan: 'everyone',
  BallotCounted: 'everyone',
  BallotCast: 'everyone',
  DeadlineMoved: 'everyone',
  VotesTallied: 'everyone',
  PlayerRemoved: 'everyone',
  GameFinished: 'everyone',

  RoleTold: itsSeat,
  RoleUnderstood: itsSeat,
  NightAnswerSealed: itsSeat,
  NightAnswerVoided: itsSeat,
  MafiaPicked: theMafia,
  MafiaPicksVoided: theMafia,
  DetectiveAnswered: itsSeat,
  BallotSealed: itsSeat,
  BallotVoided: itsSeat,
  RolesShown: itsSeat,

  RolesDealt: 'nobody',
  AnswerKept: 'nobody',
  NightResolved: 'nobody',
}

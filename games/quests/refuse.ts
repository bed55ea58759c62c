import type { Seat } from '#engine'
import { teamSize } from './numbers.ts'
import type { CourseHand, CourseOpen } from './state.ts'

export const refusals = [
  'game-over',
  'stale',
  'wrong-phase',
  'not-a-player',
  'host-only',
  'clock-only',
  'already-confirmed',
  'not-leader',
  'wrong-team-size',
  'duplicate-member',
  'unknown-player',
  'already-voted',
  'not-on-team',
  'already-played',
  'card-not-allowed',
  'not-self',
  'not-dagger-holder',
  'dagger-holder-guesses-not',
] as const

export type CourseRefusal = (typeof refusals)[number]

export function refuseTeam(open: CourseOpen, seat: Seat, team: readonly Seat[]): CourseRefusal | null {
  if (open.leader !== seat) return 'not-leader'
  if (new Set(team).size !== team.length) return 'duplicate-member'
  if (!team.every((member) => open.seats.includes(member))) return 'unknown-player'
  return team.length === teamSize(open.seats.length, open.quest) ? null : 'wrong-team-size'
}

export function refuseVote(open: CourseOpen, seat: Seat): CourseRefusal | null {
  return open.voted.includes(seat) ? 'already-voted' : null
}

export function refuseCard<Card extends string>(
  open: CourseOpen,
  hand: CourseHand,
  seat: Seat,
  card: Card,
  allowed: readonly Card[],
): CourseRefusal | null {
  if (!open.team.includes(seat)) return 'not-on-team'
  if (hand.card?.motion === open.motion) return 'already-played'
  return allowed.includes(card) ? null : 'card-not-allowed'
}

/** Any player but oneself: refusing an ally here would tell somebody who does not know all evil players who is one. */
export function refuseTarget(open: CourseOpen, seat: Seat, target: Seat): CourseRefusal | null {
  if (!open.seats.includes(target)) return 'unknown-player'
  return target === seat ? 'not-self' : null
}

import type { Seat } from '#engine'
import type { CourseHand, CourseOpen } from './state.ts'

type Asked = 'confirm-role' | 'propose' | 'vote' | 'play' | 'guess'

/** What the table asks of a seat. At the dagger everybody is asked alike, whoever holds it. */
export function courseAsked(open: CourseOpen, seat: Seat): Asked | null {
  if (!open.seats.includes(seat)) return null
  switch (open.phase) {
    case 'role_reveal':
      return 'confirm-role'
    case 'team_building':
      return open.leader === seat ? 'propose' : null
    case 'team_voting':
      return open.voted.includes(seat) ? null : 'vote'
    case 'quest_execution':
      return open.team.includes(seat) && !open.played.includes(seat) ? 'play' : null
    case 'assassination':
      return 'guess'
    default:
      return null
  }
}

/** With what the hand can answer that, as long as it has not. */
export function courseMay<T extends string>(
  asked: T | Asked | null,
  { motion }: CourseOpen,
  hand: CourseHand<{ readonly dagger: boolean }> | undefined,
): readonly (T | Asked | 'assassinate')[] {
  if (asked === null || !hand?.told) return []
  if (asked === 'confirm-role') return hand.confirmed ? [] : [asked]
  if (asked === 'play') return hand.card?.motion === motion ? [] : [asked]
  if (asked !== 'guess') return [asked]
  if (hand.guess !== null) return []
  return hand.told.dagger ? ['assassinate'] : [asked]
}

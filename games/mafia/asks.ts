import type { Seat } from '#engine'
import type { MafiaCommand } from './commands.ts'
import type { MafiaView, Open } from './state.ts'

type Type = MafiaCommand['type']

/** By night everybody who lives is asked alike. */
export function asked(open: Open, seat: Seat): Type | null {
  if (open.phase === 'role_reveal') return open.seats.includes(seat) ? 'confirm-role' : null
  if (!open.living.includes(seat)) return null
  if (open.phase === 'night') return 'night'
  const hasVoted = open.ballots.some(({ by }) => by === seat)
  return (open.phase === 'voting' || open.phase === 'runoff') && !hasVoted ? 'vote' : null
}

export function may({ open, hand }: MafiaView, seat: Seat): readonly Type[] {
  const type = asked(open, seat)
  if (type === null || !hand?.told) return []
  if (type === 'confirm-role') return hand.confirmed ? [] : [type]
  const isGiven = type === 'night' ? hand.nights.at(-1)?.night === open.night : hand.ballot?.motion === open.motion
  return isGiven ? [] : [type]
}

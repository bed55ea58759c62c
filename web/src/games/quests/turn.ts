import type { QuestsTable } from './table.svelte.ts'

/** Whether the table asks something of this seat now. At the dagger it asks everybody, whoever holds it. */
export function isMyTurn({ open, hand, seat }: QuestsTable): boolean {
  if (seat === null || !hand) return false
  switch (open.phase) {
    case 'role_reveal':
      return !hand.confirmed
    case 'team_building':
    case 'team_finalised':
      return open.leader === seat
    case 'team_voting':
      return !open.voted.includes(seat)
    case 'quest_execution':
      return open.team.includes(seat) && hand.card?.motion !== open.motion
    case 'assassination':
      return true
    default:
      return false
  }
}

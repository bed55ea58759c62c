import type { AvalonTable } from './table.svelte.ts'

/** Whether the table asks something of this seat now. At the dagger it asks everybody, whoever holds it. */
export function isMyTurn({ open, hand, seat }: AvalonTable): boolean {
  if (seat === null || !hand) return false
  switch (open.phase) {
    case 'role_reveal':
      return !hand.confirmed
    case 'team_building':
      return open.leader === seat
    case 'team_voting':
      return !open.voted.includes(seat)
    case 'quest_execution':
      return open.team.includes(seat) && hand.card?.motion !== open.motion
    case 'lady_of_the_lake':
      return open.lady?.holder === seat
    case 'assassination':
      return true
    case 'quest_results':
    case 'finished':
      return false
    default:
      return open.phase satisfies never
  }
}

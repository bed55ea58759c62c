import type { MafiaTable } from './table.svelte.ts'

/** Whether the table asks something of this seat for which a phone may buzz. By night none does: a buzz could be heard. */
export function mayBuzz({ open, hand, isAlive }: MafiaTable): boolean {
  if (open.phase === 'role_reveal') return hand !== undefined && !hand.confirmed
  return isAlive && (open.phase === 'voting' || open.phase === 'runoff') && hand?.ballot?.motion !== open.motion
}

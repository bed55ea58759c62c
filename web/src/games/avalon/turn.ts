import { isMyTurn as isMyTurnOnQuests } from '../quests/turn.ts'
import type { AvalonTable } from './table.svelte.ts'

/** Whether the table asks something of this seat now. */
export function isMyTurn(table: AvalonTable): boolean {
  const { phase, lady } = table.open
  return phase === 'lady_of_the_lake' ? lady?.holder === table.seat : isMyTurnOnQuests(table)
}

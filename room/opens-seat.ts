import type { Registry } from '#engine'
import type { StoredChapter } from './ports.ts'
import { Table } from './table.ts'

/** Whether a token with this hash opens a seat, judged by what is stored: no game is folded, and no room comes to memory. */
export function opensSeat(games: Registry, { entries }: StoredChapter, hash: string): boolean {
  const table = new Table(games)
  for (const { rules, record } of entries) {
    if (rules === table.lobbyRules.name) table.apply(rules, record)
  }
  return table.seatOf(hash) !== null
}

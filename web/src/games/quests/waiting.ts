import type { Seat } from '#engine'
import { m } from '#texts/messages'
import type { QuestsTable } from './table.svelte.ts'

const most = 3

/** Whom the table waits for; whoever is offline is named, for that is why nothing happens, and the rest are counted. */
export function waitingFor(table: QuestsTable, seats: readonly Seat[]): string {
  const offline = seats.filter((seat) => !table.room.isPresent(seat))
  const count = seats.length - offline.length
  if (offline.length > 0) {
    const names = table.names(offline)
    return count === 0
      ? m['web.quests.wait.offline']({ names })
      : m['web.quests.wait.offline-and-more']({ names, count })
  }
  if (seats.length > most) return m['web.quests.wait.many']({ count: seats.length })
  return m['web.quests.wait.some']({ names: table.names(seats) })
}

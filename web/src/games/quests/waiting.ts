import type { Seat } from '#engine'
import { m } from '#texts/messages'
import type { QuestsTable } from './table.svelte.ts'

const most = 3

/** Whom the table waits for, by name; whoever is offline comes first, for that is why nothing happens. */
export function waitingFor(table: QuestsTable, seats: readonly Seat[]): string {
  const offline = seats.filter((seat) => !table.room.isPresent(seat))
  if (offline.length === 1) return m['web.quests.wait.offline']({ name: table.names(offline) })
  if (offline.length > 1) return m['web.quests.wait.offline-some']({ names: table.names(offline) })
  if (seats.length > most) return m['web.quests.wait.many']({ count: seats.length })
  return m['web.quests.wait.some']({ names: table.names(seats) })
}

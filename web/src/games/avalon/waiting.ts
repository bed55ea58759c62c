import type { Seat } from '#engine'
import { m } from '#texts/messages'
import type { AvalonTable } from './table.svelte.ts'

const most = 3

/** Whom the table waits for, by name; whoever is offline comes first, for that is why nothing happens. */
export function waitingFor(table: AvalonTable, seats: readonly Seat[]): string {
  const offline = seats.filter((seat) => !table.room.isPresent(seat))
  if (offline.length === 1) return m['web.avalon.wait.offline']({ name: table.names(offline) })
  if (offline.length > 1) return m['web.avalon.wait.offline-some']({ names: table.names(offline) })
  if (seats.length > most) return m['web.avalon.wait.many']({ count: seats.length })
  return m['web.avalon.wait.some']({ names: table.names(seats) })
}

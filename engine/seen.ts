import type { Knower, Recorded, Tagged } from './event.ts'

/**
 * The only way out of the server: what a knower is sent of a record is the bare event, or nothing at all.
 * The audience stays behind, for a list of recipients is itself a tell.
 */
export function seenBy<E extends Tagged>(record: Recorded<E>, knower: Knower): E | null {
  const { audience, event } = record
  if (audience === 'everyone') return event
  if (audience === 'nobody' || knower === 'watcher') return null
  return audience.includes(knower) ? event : null
}

import type { Audience, Knower, Recorded, Tagged } from './event.ts'

export function isFor(audience: Audience, knower: Knower): boolean {
  if (audience === 'everyone') return true
  return audience !== 'nobody' && knower !== 'watcher' && audience.includes(knower)
}

/**
 * The only way out of the server: what a knower is sent of a record is the bare event, or nothing at all.
 * The audience stays behind, for a list of recipients is itself a tell.
 */
export function seenBy<E extends Tagged>({ audience, event }: Recorded<E>, knower: Knower): E | null {
  return isFor(audience, knower) ? event : null
}

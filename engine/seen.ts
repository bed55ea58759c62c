import type { Audience, Recipient, Recorded, Tagged } from './event.ts'

export function isFor(audience: Audience, recipient: Recipient): boolean {
  if (audience === 'everyone') return true
  return audience !== 'nobody' && recipient !== 'watcher' && audience.includes(recipient)
}

/**
 * The only way out of the server: what a recipient is sent of a record is the bare event, or nothing at all.
 * The audience stays behind, for a list of recipients is itself a tell.
 */
export function seenBy<E extends Tagged>({ audience, event }: Recorded<E>, recipient: Recipient): E | null {
  return isFor(audience, recipient) ? event : null
}

import { createHash } from 'node:crypto'

/** A one-way hash of a secret, 64 hexadecimal digits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

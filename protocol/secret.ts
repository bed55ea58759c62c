/** A secret of 132 bits, as 22 letters of base64url: tokens, one-time codes and ids all look like this. */
export const secretLength = 22

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The letters for these random bytes, one each. */
export function secretOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => letters[byte & 63]).join('')
}

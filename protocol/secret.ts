/** A secret of 132 bits, as 22 letters of base64url: tokens and one-time codes look like this. */
export const secretLength = 22
/** 48 bits: the id of a message is no secret, it only has to differ from the others of its seat. */
export const idLength = 8

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The letters for these random bytes, one each. */
export function lettersOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => letters[byte & 63]).join('')
}

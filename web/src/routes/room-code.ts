/** What somebody typed or pasted, as a code: small letters, spaces, dashes and a whole link are forgiven. Null is no code at all. */
export function codeIn(input: string): string | null {
  const [, linked] = /\/r\/([a-z]+)/i.exec(input) ?? []
  const code = (linked ?? input).replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{6}$/.test(code) ? code : null
}

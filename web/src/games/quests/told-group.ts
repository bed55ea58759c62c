/** A sentence of the role card with its names set apart, so that they can stand in a list. */
export interface ToldGroup {
  readonly before: string
  readonly names: readonly string[]
  readonly after: string
}

const gap = '\u2042'

/** `say` puts what it is given in the place of the names. */
export function toldGroup(say: (names: string) => string, names: readonly string[] | undefined): ToldGroup[] {
  if (!names) return []
  const [before = '', after = ''] = say(gap).split(gap)
  // "Ana is Evil" is one line, not a heading with a list.
  if (before === '') return [{ before: '', names: names.map((name) => name + after), after: '' }]
  return [{ before: before.trim(), names, after: after.replace(/^[.\s]+/u, '') }]
}

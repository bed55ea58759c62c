export const longestName = 20
const mostBytes = 80

export type NameProblem = 'name-empty' | 'name-too-long' | 'name-has-controls'

/** Control characters, line ends, invisible marks and everything that turns the direction of writing; joiners stay, for emoji and scripts need them. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u

/** A name as it will stand on every screen, or why it cannot. */
export function readName(input: string): { readonly name: string } | { readonly problem: NameProblem } {
  if (input.length > mostBytes) return { problem: 'name-too-long' }
  const trimmed = input.normalize('NFC').trim()
  if (unwanted.test(trimmed)) return { problem: 'name-has-controls' }
  const name = trimmed.replaceAll(/\s+/gu, ' ')
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { problem: 'name-empty' }
  const graphemes = [...new Intl.Segmenter().segment(name)].length
  return graphemes > longestName || bytesOf(name) > mostBytes ? { problem: 'name-too-long' } : { name }
}

function bytesOf(text: string): number {
  return [...text].reduce((sum, char) => {
    const point = char.codePointAt(0) as number
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)
}

/** Two names are the same to a reader if they differ only in case or in look-alike forms. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

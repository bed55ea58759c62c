export const longestName = 20
const mostBytes = 80

export const nameProblems = ['name-empty', 'name-too-long', 'name-has-controls', 'name-has-invisible'] as const

export type NameProblem = (typeof nameProblems)[number]

/**
 * Line ends, everything that turns the direction of writing, and what has no look of its own, so that each device shows
 * something else or nothing: control characters, halves of characters, private and unassigned ones. Emoji of days to come
 * have their place already.
 */
const unwanted =
  /[\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFC]|(?![\p{Cf}\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}])\p{C}/u

/** What nobody would see: ignorable characters, fillers that count as letters, the empty Braille cell, a note without a head. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}]/u

/** Emoji are made with ignorable characters, and some scripts join or part their letters by one, or choose a form of a letter. */
const emoji = /(?![\d#*])[\p{Emoji}\p{Extended_Pictographic}](?:\p{Emoji_Modifier}|\uFE0E|\uFE0F)?/u.source
const whole = /\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}|[\d#*]\uFE0F?\u20E3|(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]/u
  .source
/** The scripts whose letters join stand in one row, from Arabic to Sinhala. */
const joined = /(?<=[\u0600-\u0DFF])[\u200C\u200D](?=[\u0600-\u0DFF])/u.source
const needed = new RegExp(`${whole}|${emoji}(?:\u200D${emoji})*|${joined}`, 'gu')

/** A name as it will stand on every screen, or why it cannot. */
export function readName(input: string): { readonly name: string } | { readonly problem: NameProblem } {
  if (input.length > mostBytes) return { problem: 'name-too-long' }
  const trimmed = input.normalize('NFC').trim()
  if (unwanted.test(trimmed)) return { problem: 'name-has-controls' }
  const name = trimmed.replaceAll(/\s+/gu, ' ')
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { problem: 'name-empty' }
  if (invisible.test(trimmed.replaceAll(needed, ''))) return { problem: 'name-has-invisible' }
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
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
}

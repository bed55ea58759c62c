import type { Seat } from '#engine'
import { m } from '#texts/messages'

/** What those at a table are called. */
export interface Names {
  readonly name: (seat: Seat) => string
  /** Several of them, in a list. */
  readonly names: (seats: readonly Seat[]) => string
}

/** A list as the language of the texts writes one. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(m['language.tag'](), { type: 'unit', style: 'short' }).format(items)
}

export function namesFrom(name: (seat: Seat) => string): Names {
  return { name, names: (seats) => listOf(seats.map(name)) }
}

/** One sentence of a role card. Whom it names is apart, so that a screen can set them in a list. */
export interface CardLine {
  readonly about: 'names' | 'nothing' | 'notice' | 'hidden' | 'dagger'
  readonly named: readonly string[]
  /** The sentence, with this in the place of the names. */
  readonly say: (names: string) => string
}

export function naming(named: readonly string[], say: CardLine['say']): CardLine {
  return { about: 'names', named, say }
}

export function plain(about: CardLine['about'], sentence: string): CardLine {
  return { about, named: [], say: () => sentence }
}

export function sentenceOf({ named, say }: CardLine): string {
  return say(listOf(named))
}

/** A sentence around a list of names. */
export interface Apart {
  readonly before: string
  readonly names: readonly string[]
  readonly after: string
}

const gap = '\u2042'

/** The sentence with its names set apart, so that they can stand in a list under it; null where it names nobody. */
export function apart({ named, say }: CardLine): Apart | null {
  if (named.length === 0) return null
  const [before = '', after = ''] = say(gap).split(gap)
  // "Ana is Evil" is one line, not a heading with a list.
  if (before === '') return { before, names: named.map((name) => name + after), after: '' }
  return { before: before.trim(), names: named, after: after.replace(/^[.\s]+/u, '') }
}

import type { Seat } from '#engine'
import { m } from '#texts/messages'

/** What those at a table are called. */
export interface Names {
  name(seat: Seat): string
  /** Several of them, in a list. */
  names(seats: readonly Seat[]): string
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

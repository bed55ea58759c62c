import { m } from '#texts/messages'

const words: Readonly<Record<string, (of: { count: number }) => string>> = {
  success: m['quests.count.success'],
  fail: m['quests.count.fail'],
  reverse: m['quests.count.reverse'],
}

/** How many there were of each card; a kind that is rare is named only where it came. */
export function countsOf(cards: readonly string[]): string {
  return countsOfKinds(cards, [...new Set(['success', 'fail', ...cards])])
}

/** How many there were of these cards. */
export function countsOfKinds(cards: readonly string[], kinds: readonly string[]): string {
  return kinds.map((kind) => words[kind]?.({ count: cards.filter((card) => card === kind).length }) ?? kind).join(', ')
}

import { type CourseOpen, failsNeeded, type Quest, teamSize } from '#games/quests'
import type { QuestsTable } from './table.svelte.ts'

export interface QuestSlot {
  readonly quest: number
  readonly size: number
  readonly needsTwoFails: boolean
  readonly done: Quest | undefined
  readonly outcome: 'won' | 'lost' | null
  readonly isNow: boolean
}

const numbers = [1, 2, 3, 4, 5]

type Course = Pick<CourseOpen, 'seats' | 'quests' | 'quest'> & { readonly outcome: object | null }

/** The five quests of a table, as the board shows them. */
export function questSlots({ seats, quests, quest, outcome }: Course): QuestSlot[] {
  return numbers.map((number) => {
    const done = quests[number - 1]
    return {
      ...questSize(seats.length, number),
      done,
      outcome: done ? (done.success ? 'won' : 'lost') : null,
      isNow: !done && number === quest && outcome === null,
    }
  })
}

export function questSize(players: number, quest: number): Pick<QuestSlot, 'quest' | 'size' | 'needsTwoFails'> {
  return { quest, size: teamSize(players, quest), needsTwoFails: failsNeeded(players, quest) > 1 }
}

export function questSizes(players: number): ReturnType<typeof questSize>[] {
  return numbers.map((quest) => questSize(players, quest))
}

/** How many there were of each card; a kind that is rare is named only where it came. */
export function countsOf(table: QuestsTable, cards: readonly string[]): string {
  const kinds = new Set(['success', 'fail', ...cards])
  return countsOfKinds(table, cards, [...kinds])
}

/** How many there were of these cards. */
export function countsOfKinds(table: QuestsTable, cards: readonly string[], kinds: readonly string[]): string {
  const counts = kinds.map((kind) => {
    const count = cards.filter((card) => card === kind).length
    return table.say(`count.${kind}`, { count })
  })
  return counts.join(', ')
}

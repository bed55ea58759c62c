import { type CourseOpen, failsNeeded, type Quest, teamSize } from '#games/quests'

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

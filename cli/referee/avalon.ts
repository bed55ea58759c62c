import { type Avalon, avalon, readAvalonOptions, roleNames, type Told } from '#games/avalon'
import { avalonSentence } from '../sentences.ts'
import { questSeats, questSight, questStatus, readQuestDeal, readQuestOptions } from './quests.ts'
import type { Opening } from './starter.ts'
import type { Speaker } from './table.ts'

const speaker: Speaker<Avalon> = {
  game: avalon,
  commandSeats: new Set(['team', 'target']),
  eventSeats: new Set([...questSeats, 'lady', 'decoy', 'mixed']),
  why: avalonSentence,
  proposal: (open) => open.proposal,
  status: questStatus,

  sees({ hands }, seat, names) {
    const { told, answers } = hands[seat] ?? avalon.blank.hand
    return {
      ...questSight(told as Told, names),
      answers: answers.map(({ about, is }) => ({ about: names.nameOf(about), is })),
    }
  },
}

export const avalonOpening: Opening<Avalon> = {
  speaker,
  readOptions: (given) => readQuestOptions(given, readAvalonOptions),
  readDeal: (deal, names) => readQuestDeal(deal, names, roleNames),
}

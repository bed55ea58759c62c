import { type Avalon, avalon, readAvalonOptions, roleNames, type Told } from '#games/avalon'
import { cardLines } from '#telling/avalon/card'
import { avalonTexts as texts } from '#texts/avalon'
import { avalonRefusalTexts } from '#texts/avalon-refusal'
import { wordsOf } from '#texts/words-of'
import { questSeats, questSight, questStatus, readQuestDeal, readQuestOptions } from '../referee/quests.ts'
import type { Speaker } from '../referee/refereed-game.ts'
import { sentencesOf } from '../sentences.ts'
import type { SpokenGame } from '../spoken-games.ts'

const speaker: Speaker<Avalon> = {
  game: avalon,
  commandSeats: new Set(['team', 'target']),
  eventSeats: new Set([...questSeats, 'lady', 'decoy', 'mixed']),
  why: sentencesOf(texts, avalonRefusalTexts),
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

export const game: SpokenGame<Avalon> = {
  speaker,
  readOptions: (given) => readQuestOptions(given, readAvalonOptions),
  readDeal: (deal, names) => readQuestDeal(deal, names, roleNames),
  options: ['roles', 'assassin', 'lady', 'decoy', 'splitIntel', 'oberonSplitIntel', 'evilRing'],
  words: wordsOf(texts),
  card: ({ told }, names) => cardLines(told as Told, names),
  beginners: ({ leader, lady }) => ({ first: leader, lady: lady?.holder ?? null }),
}

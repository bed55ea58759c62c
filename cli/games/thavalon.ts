import { readOptions } from '#engine'
import { roleNames, type Thavalon, type Told, thavalon } from '#games/thavalon'
import { cardLines } from '#telling/thavalon/card'
import { thavalonTexts as texts } from '#texts/thavalon'
import { thavalonRefusalTexts } from '#texts/thavalon-refusal'
import { wordsOf } from '#texts/words-of'
import { questSeats, questSight, questStatus, readQuestDeal, readQuestOptions } from '../referee/quests.ts'
import type { Speaker } from '../referee/refereed-game.ts'
import { sentencesOf } from '../sentences.ts'
import type { SpokenGame } from '../spoken-games.ts'

const speaker: Speaker<Thavalon> = {
  game: thavalon,
  commandSeats: new Set(['team', 'target', 'targets']),
  eventSeats: new Set([...questSeats, 'targets']),
  why: sentencesOf(texts, thavalonRefusalTexts),
  proposal: (open) => open.proposal,
  status: questStatus,

  sees({ hands }, seat, names) {
    const told = hands[seat]?.told as Told
    return {
      ...questSight(told, names),
      roles: told.roles,
      partner: told.partner === null ? null : names.nameOf(told.partner),
      // Of the unseen there is a number already.
      notices: told.notices.filter((notice) => notice !== 'one-unseen-evil'),
    }
  },
}

export const game: SpokenGame<Thavalon> = {
  speaker,
  readOptions(given) {
    const options = readQuestOptions(given, (fields) => readOptions(thavalon.options, fields))
    // Time never passes by itself, so no vote waits for it.
    return options && { ...options, window: 0 }
  },
  readDeal: (deal, names) => readQuestDeal(deal, names, roleNames),
  options: ['nineEvil'],
  words: wordsOf(texts),
  card: ({ told }, names) => cardLines(told as Told, names),
  beginners: ({ leader }) => ({ first: leader, lady: null }),
}

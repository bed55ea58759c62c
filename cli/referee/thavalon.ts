import { readOptions } from '#engine'
import { roleNames, type Thavalon, type Told, thavalon } from '#games/thavalon'
import { thavalonSentence } from '../sentences.ts'
import { questSeats, questSight, questStatus, readQuestDeal, readQuestOptions } from './quests.ts'
import type { Opening } from './starter.ts'
import type { Speaker } from './table.ts'

const speaker: Speaker<Thavalon> = {
  game: thavalon,
  commandSeats: new Set(['team', 'target', 'targets']),
  eventSeats: new Set([...questSeats, 'targets']),
  why: thavalonSentence,
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

export const thavalonOpening: Opening<Thavalon> = {
  speaker,
  readOptions(given) {
    const options = readQuestOptions(given, (fields) => readOptions(thavalon.options, fields))
    // Time never passes by itself, so no vote waits for it.
    return options && { ...options, window: 0 }
  },
  readDeal: (deal, names) => readQuestDeal(deal, names, roleNames),
}

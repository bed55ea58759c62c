import { m } from './compiled/messages.js'
import { questLogTexts } from './quests-log.ts'

/** What happens at the table after the role cards, and how it ends. */
export const avalonLogTexts = {
  ...questLogTexts,

  'phase.lady_of_the_lake': m['avalon.phase.lady_of_the_lake'],

  'reason.chaos': m['avalon.reason.chaos'],
  'reason.chaos.why': m['avalon.reason.chaos.why'],
  'reason.quests': m['avalon.reason.quests'],
  'reason.quests.why': m['avalon.reason.quests.why'],
  'reason.assassination.why': m['avalon.reason.assassination.why'],
  'reason.spared.why': m['avalon.reason.spared.why'],

  'event.VotesRejected': m['avalon.event.VotesRejected'],
  'event.QuestSucceeded': m['avalon.event.QuestSucceeded'],
  'event.QuestFailed': m['avalon.event.QuestFailed'],
  'event.LadyCalled': m['avalon.event.LadyCalled'],
  'event.PlayerExamined': m['avalon.event.PlayerExamined'],
  'event.LadyAnswered': m['avalon.event.LadyAnswered'],
  'event.AssassinationBegan': m['avalon.event.AssassinationBegan'],
  'event.AssassinFound': m['avalon.event.AssassinFound'],
  'event.AssassinMissed': m['avalon.event.AssassinMissed'],
} as const

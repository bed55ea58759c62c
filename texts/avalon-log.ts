import { m } from './compiled/messages.js'

/** What happens at the table after the role cards, and how it ends. */
export const avalonLogTexts = {
  'phase.role_reveal': m['avalon.phase.role_reveal'],
  'phase.team_building': m['avalon.phase.team_building'],
  'phase.team_voting': m['avalon.phase.team_voting'],
  'phase.quest_execution': m['avalon.phase.quest_execution'],
  'phase.quest_results': m['avalon.phase.quest_results'],
  'phase.lady_of_the_lake': m['avalon.phase.lady_of_the_lake'],
  'phase.assassination': m['avalon.phase.assassination'],
  'phase.finished': m['avalon.phase.finished'],

  'reason.sabotage': m['avalon.reason.sabotage'],
  'reason.sabotage.why': m['avalon.reason.sabotage.why'],
  'reason.chaos': m['avalon.reason.chaos'],
  'reason.chaos.why': m['avalon.reason.chaos.why'],
  'reason.quests': m['avalon.reason.quests'],
  'reason.quests.why': m['avalon.reason.quests.why'],
  'reason.assassination': m['avalon.reason.assassination'],
  'reason.assassination.why': m['avalon.reason.assassination.why'],
  'reason.spared': m['avalon.reason.spared'],
  'reason.spared.why': m['avalon.reason.spared.why'],

  'event.GameStarted': m['avalon.event.GameStarted'],
  'event.TableSeated': m['avalon.event.TableSeated'],
  'event.TeamBuildingBegan': m['avalon.event.TeamBuildingBegan'],
  'event.TeamProposed': m['avalon.event.TeamProposed'],
  'event.VotesApproved': m['avalon.event.VotesApproved'],
  'event.VotesRejected': m['avalon.event.VotesRejected'],
  'event.QuestSucceeded': m['avalon.event.QuestSucceeded'],
  'event.QuestFailed': m['avalon.event.QuestFailed'],
  'event.LadyCalled': m['avalon.event.LadyCalled'],
  'event.PlayerExamined': m['avalon.event.PlayerExamined'],
  'event.LadyAnswered': m['avalon.event.LadyAnswered'],
  'event.AssassinationBegan': m['avalon.event.AssassinationBegan'],
  'event.AssassinFound': m['avalon.event.AssassinFound'],
  'event.AssassinMissed': m['avalon.event.AssassinMissed'],

  'list.nobody': m['avalon.list.nobody'],

  'demo.you': m['avalon.demo.you'],
  'demo.roles': m['avalon.demo.roles'],
} as const

import { m } from './compiled/messages.js'

/** What every game of quests says after the role cards. */
export const questLogTexts = {
  'phase.role_reveal': m['quests.phase.role_reveal'],
  'phase.team_building': m['quests.phase.team_building'],
  'phase.team_voting': m['quests.phase.team_voting'],
  'phase.quest_execution': m['quests.phase.quest_execution'],
  'phase.quest_results': m['quests.phase.quest_results'],
  'phase.assassination': m['quests.phase.assassination'],
  'phase.finished': m['quests.phase.finished'],

  'reason.sabotage': m['quests.reason.sabotage'],
  'reason.sabotage.why': m['quests.reason.sabotage.why'],
  'reason.assassination': m['quests.reason.assassination'],
  'reason.spared': m['quests.reason.spared'],

  'event.GameStarted': m['quests.event.GameStarted'],
  'event.TableSeated': m['quests.event.TableSeated'],
  'event.TeamBuildingBegan': m['quests.event.TeamBuildingBegan'],
  'event.TeamProposed': m['quests.event.TeamProposed'],
  'event.VotesApproved': m['quests.event.VotesApproved'],

  'list.nobody': m['quests.list.nobody'],

  'demo.you': m['quests.demo.you'],
  'demo.roles': m['quests.demo.roles'],
} as const

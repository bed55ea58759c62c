import { m } from './compiled/messages.js'
import { questLogTexts } from './quests-log.ts'

/** What happens at the table after the role cards, and how it ends. */
export const thavalonLogTexts = {
  ...questLogTexts,

  'phase.team_finalised': m['thavalon.phase.team_finalised'],
  'phase.agravaine_window': m['thavalon.phase.agravaine_window'],

  'reason.assassination.why': m['thavalon.reason.assassination.why'],
  'reason.spared.why': m['thavalon.reason.spared.why'],

  'event.LastProposal': m['thavalon.event.LastProposal'],
  'event.RivalProposed': m['thavalon.event.RivalProposed'],
  'event.TeamFinalised': m['thavalon.event.TeamFinalised'],
  'event.VoteOpened': m['thavalon.event.VoteOpened'],
  'event.TeamSent': m['thavalon.event.TeamSent'],
  'event.VotesRejected': m['thavalon.event.VotesRejected'],
  'event.FirstChosen': m['thavalon.event.FirstChosen'],
  'event.SecondChosen': m['thavalon.event.SecondChosen'],
  'event.QuestSucceeded': m['thavalon.event.QuestSucceeded'],
  'event.QuestFailed': m['thavalon.event.QuestFailed'],
  'event.WindowOpened': m['thavalon.event.WindowOpened'],
  'event.HoldEnded': m['thavalon.event.HoldEnded'],
  'event.WindowHeld': m['thavalon.event.WindowHeld'],
  'event.AgravaineDeclared': m['thavalon.event.AgravaineDeclared'],
  'event.ArthurDeclared': m['thavalon.event.ArthurDeclared'],
  'event.AssassinationBegan': m['thavalon.event.AssassinationBegan'],
  'event.AssassinFound': m['thavalon.event.AssassinFound'],
  'event.AssassinMissed': m['thavalon.event.AssassinMissed'],
  'event.NobodyRight': m['thavalon.event.NobodyRight'],
  'event.NobodyWrong': m['thavalon.event.NobodyWrong'],
} as const

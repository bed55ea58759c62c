import { m } from './compiled/messages.js'

/** What every game of quests says up to the role card. */
export const questTexts = {
  'refusal.game-over': m['quests.refusal.game-over'],
  'refusal.stale': m['quests.refusal.stale'],
  'refusal.wrong-phase': m['quests.refusal.wrong-phase'],
  'refusal.not-a-player': m['quests.refusal.not-a-player'],
  'refusal.host-only': m['quests.refusal.host-only'],
  'refusal.clock-only': m['quests.refusal.clock-only'],
  'refusal.already-confirmed': m['quests.refusal.already-confirmed'],
  'refusal.not-leader': m['quests.refusal.not-leader'],
  'refusal.wrong-team-size': m['quests.refusal.wrong-team-size'],
  'refusal.duplicate-member': m['quests.refusal.duplicate-member'],
  'refusal.unknown-player': m['quests.refusal.unknown-player'],
  'refusal.already-voted': m['quests.refusal.already-voted'],
  'refusal.not-on-team': m['quests.refusal.not-on-team'],
  'refusal.already-played': m['quests.refusal.already-played'],
  'refusal.card-not-allowed': m['quests.refusal.card-not-allowed'],
  'refusal.not-self': m['quests.refusal.not-self'],
  'refusal.not-dagger-holder': m['quests.refusal.not-dagger-holder'],
  'refusal.dagger-holder-guesses-not': m['quests.refusal.dagger-holder-guesses-not'],
  'refusal.roles-do-not-fit': m['quests.refusal.roles-do-not-fit'],
  'refusal.malformed': m['quests.refusal.malformed'],
  'refusal.bad-options': m['quests.refusal.bad-options'],
  'refusal.bad-deal': m['quests.refusal.bad-deal'],

  'problem.unknown-value': m['quests.problem.unknown-value'],

  'tell.wizards': m['quests.tell.wizards'],
  'tell.mates': m['quests.tell.mates'],
  'tell.nothing': m['quests.tell.nothing'],

  'option.showWhoPlayed': m['quests.option.showWhoPlayed'],
  'option.showWhoPlayed.help': m['quests.option.showWhoPlayed.help'],
  'option.seating': m['quests.option.seating'],
  'option.seating.help': m['quests.option.seating.help'],
  'option.seating.random': m['quests.option.seating.random'],
  'option.seating.as-we-sit': m['quests.option.seating.as-we-sit'],

  'side.good': m['quests.side.good'],
  'side.evil': m['quests.side.evil'],

  'card.success': m['quests.card.success'],
  'card.fail': m['quests.card.fail'],

  'action.confirm-role': m['quests.action.confirm-role'],
} as const

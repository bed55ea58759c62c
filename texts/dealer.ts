import { m } from './compiled/messages.js'

/** What the dealer writes and says. */
export const dealerTexts = {
  usage: m['dealer.usage'],
  'no-game': m['dealer.no-game'],
  'unknown-flag': m['dealer.unknown-flag'],
  'no-value': m['dealer.no-value'],
  'no-folder': m['dealer.no-folder'],
  'bad-name': m['dealer.bad-name'],
  'not-ours': m['dealer.not-ours'],
  unwritable: m['dealer.unwritable'],
  you: m['dealer.you'],
  side: m['dealer.side'],
  first: m['dealer.first'],
  lady: m['dealer.lady'],
  'do-not-open': m['dealer.do-not-open'],
  'side-heading': m['dealer.side-heading'],
  player: m['dealer.player'],
  assassin: m['dealer.assassin'],
  dealt: m['dealer.dealt'],
  file: m['dealer.file'],
  'start-file': m['dealer.start-file'],
  'secret-file': m['dealer.secret-file'],
} as const

import type { OptionBook } from '#engine'
import type { TableOptions } from '../quests/index.ts'
import { optionItems } from './option-items.ts'
import { problems } from './problems.ts'
import type { Special } from './roles.ts'
import { settle } from './settle.ts'

export interface AvalonOptions extends TableOptions {
  /** The special roles in play. The Assassin is among them exactly when Merlin is and the Assassin's card is used. */
  readonly roles: readonly Special[]
  /** House rule when false: no Assassin card, the dagger goes to a random evil player. */
  readonly assassin: boolean
  readonly lady: boolean
  readonly decoy: boolean
  readonly splitIntel: boolean
  readonly oberonSplitIntel: boolean
  readonly evilRing: boolean
}

export const options: OptionBook<AvalonOptions> = {
  defaults: {
    roles: ['merlin', 'assassin'],
    assassin: true,
    lady: false,
    decoy: false,
    splitIntel: false,
    oberonSplitIntel: false,
    evilRing: false,
    showWhoPlayed: true,
    seating: 'random',
  },
  items: optionItems,
  problems,
  settle,
}

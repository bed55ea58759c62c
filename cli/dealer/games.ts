import type { Chance, Shape } from '#engine'
import { type Avalon, type Told as AvalonTold, avalon } from '#games/avalon'
import { type Mafia, type Told as MafiaTold, mafia } from '#games/mafia'
import { type Thavalon, type Told as ThavalonTold, thavalon } from '#games/thavalon'
import { avalonTexts, mafiaTexts, thavalonTexts, wordsOf } from '#texts'
import { toldLines as avalonLines } from '../avalon-lines.ts'
import { toldLines as mafiaLines } from '../mafia-lines.ts'
import type { Names } from '../names.ts'
import { avalonOpening } from '../referee/avalon.ts'
import { mafiaOpening } from '../referee/mafia.ts'
import type { Fields, Refusal } from '../referee/refereed.ts'
import { thavalonOpening } from '../referee/thavalon.ts'
import { toldLines as thavalonLines } from '../thavalon-lines.ts'
import { type Deal, type DealtGame, dealOf } from './deal.ts'

/** A game as the command line knows it. */
export interface Dealer {
  /** The options of a deal, with what they are where nothing is said. */
  readonly defaults: Fields
  readonly accepts: (given: Fields) => boolean
  readonly deal: (names: Names, given: Fields, chance: Chance) => Deal | Refusal
}

function dealerOf<G extends Shape>(dealt: DealtGame<G>): Dealer {
  const { defaults } = dealt.speaker.game.options
  return {
    defaults: Object.fromEntries(dealt.options.map((key) => [key, (defaults as G['options'])[key]])),
    accepts: (given) => dealt.readOptions(given) !== null,
    deal: (names, given, chance) => dealOf(dealt, names, given, chance),
  }
}

export const dealers: ReadonlyMap<string, Dealer> = new Map([
  [
    avalon.name,
    dealerOf<Avalon>({
      ...avalonOpening,
      options: ['roles', 'assassin', 'lady', 'decoy', 'splitIntel', 'oberonSplitIntel', 'evilRing'],
      words: wordsOf(avalonTexts),
      told: ({ told }, nameOf) => avalonLines(told as AvalonTold, nameOf),
      beginners: ({ leader, lady }) => ({ first: leader, lady: lady?.holder ?? null }),
    }),
  ],
  [
    thavalon.name,
    dealerOf<Thavalon>({
      ...thavalonOpening,
      options: ['nineEvil'],
      words: wordsOf(thavalonTexts),
      told: ({ told }, nameOf) => thavalonLines(told as ThavalonTold, nameOf),
      beginners: ({ leader }) => ({ first: leader, lady: null }),
    }),
  ],
  [
    mafia.name,
    dealerOf<Mafia>({
      ...mafiaOpening,
      options: ['evil', 'minion', 'angel', 'detective', 'bomber'],
      words: wordsOf(mafiaTexts),
      told: ({ told }, nameOf) => mafiaLines(told as MafiaTold, nameOf),
      beginners: () => ({ first: null, lady: null }),
    }),
  ],
])

import type { Chance, Shape } from '#engine'
import type { Names } from '../names.ts'
import type { Fields, Refusal } from '../referee/refereed.ts'
import { spokenGames } from '../spoken-games.ts'
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

export const dealers: ReadonlyMap<string, Dealer> = new Map(
  [...spokenGames].map(([name, game]) => [name, dealerOf(game)]),
)

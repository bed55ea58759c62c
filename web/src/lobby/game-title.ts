import { gamesOnOffer } from '../lib/games.ts'

/** A game's name as it stands on the box. */
export function titleOf(game: string): string {
  return gamesOnOffer.find(({ name }) => name === game)?.title() ?? game
}

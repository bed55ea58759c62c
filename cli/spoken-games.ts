import type { Shape } from '#engine'
import { games } from '#games'
import type { DealtGame } from './dealer/deal.ts'
import type { Opening } from './referee/starter.ts'

/** All that referee and dealer must be told of one game. */
export interface SpokenGame<G extends Shape> extends Opening<G>, DealtGame<G> {}

async function spoken(name: string): Promise<readonly [name: string, game: SpokenGame<Shape>]> {
  return [name, (await import(`./games/${name}.ts`)).game]
}

/** Each game that a room can play brings a file of its name. */
export const spokenGames: ReadonlyMap<string, SpokenGame<Shape>> = new Map(
  await Promise.all([...games.keys()].map(spoken)),
)

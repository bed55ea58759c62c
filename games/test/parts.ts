import type { AnyGame } from '#engine'
import { games } from '../index.ts'

/** Each game of the registry, with a file that every game brings, such as `../${name}/test/law-kit.ts`. */
export function partsOf<P>(load: (name: string) => Promise<P>): Promise<(readonly [game: AnyGame, part: P])[]> {
  return Promise.all([...games.values()].map(async (game) => [game, await load(game.name)] as const))
}

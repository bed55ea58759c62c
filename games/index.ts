import type { AnyGame, Registry } from '#engine'
import { avalon } from './avalon/index.ts'
import { mafia } from './mafia/index.ts'
import { thavalon } from './thavalon/index.ts'

/** Every game that a room can play, by name. Inside, each game keeps its own types; here they all look alike. */
export const games: Registry = new Map([avalon, thavalon, mafia].map((game) => [game.name, game as unknown as AnyGame]))

import type { Problem } from '#engine'
import { countsOf, evilOf, leastPlayers, mostPlayers } from './numbers.ts'
import type { MafiaOptions } from './options.ts'

export type ProblemCode = keyof typeof checks

/** True where the problem is there. */
type Check = (options: MafiaOptions, players: number) => boolean

/** One kill must not already bring the Mafia to parity. */
export function isTooEvil(options: MafiaOptions, players: number): boolean {
  return 2 * evilOf(options, players) >= players - 1
}

/** A Minion takes a Mafia's place, and somebody must be left to serve. */
export function hasTooManyMinions(options: MafiaOptions, players: number): boolean {
  return options.minion > 0 && options.minion >= evilOf(options, players)
}

const checks = {
  'players-out-of-range': (_, players) => players < leastPlayers || players > mostPlayers,
  'too-many-evil': isTooEvil,
  'minion-needs-mafia': hasTooManyMinions,
  'too-many-specials': (options, players) => countsOf(options, players).villager < 0,
} as const satisfies Record<string, Check>

export function problems(options: MafiaOptions, players: number): Problem[] {
  const params = { players, evil: evilOf(options, players), minion: options.minion }
  return Object.entries<Check>(checks)
    .filter(([, isThere]) => isThere(options, players))
    .map(([code]) => ({ level: 'error', code, params }))
}

import { evilAmong as avalonEvil, failsNeeded } from '../quests/index.ts'
import type { ThavalonOptions } from './options.ts'
import type { Card } from './roles.ts'

/** From this size on a mission that succeeded with a Fail opens Agravaine's window, whether or not he plays. */
export const windowPlayers = 8
export const nimuePlayers = 5
/** Arthur, once declared, goes on no mission before this one. */
export const arthurReturns = 5

export function evilAmong(players: number, { nineEvil }: Pick<ThavalonOptions, 'nineEvil'>): number {
  return nineEvil && players === 9 ? 4 : avalonEvil(players)
}

/** The last of these is not voted on: that team goes. */
export function proposalsIn(quest: number, players: number): number {
  return quest === 1 ? 2 : avalonEvil(players) + 1
}

/** Reverses turn the result round, two of them turn it back. */
export function missionSucceeds(cards: readonly Card[], players: number, quest: number): boolean {
  const count = (card: Card) => cards.filter((one) => one === card).length
  const [fails, need] = [count('fail'), failsNeeded(players, quest)]
  const isTurned = count('reverse') % 2 === 1
  return isTurned ? fails !== need - 1 : fails < need
}

import type { MafiaOptions } from './options.ts'
import { type Role, roleNames, sideOf } from './roles.ts'

export const leastPlayers = 5
export const mostPlayers = 20
/** So many rounds without a death, with only Minions left of evil, and the host may call it a draw. */
export const quietRoundsForDraw = 3

/** The smallest table that has this many evil players. */
const evilFrom = [
  [16, 5],
  [12, 4],
  [9, 3],
  [7, 2],
] as const

export function evilAmong(players: number): number {
  return evilFrom.find(([least]) => players >= least)?.[1] ?? 1
}

/** Mafia and Minions together: what the host has said, else what the table says. */
export function evilOf(options: MafiaOptions, players: number): number {
  return options.evil ?? evilAmong(players)
}

export type Counts = Readonly<Record<Role, number>>

/** How many of each role there are. It is public, and the Villagers are the rest. */
export function countsOf(options: MafiaOptions, players: number): Counts {
  const evil = evilOf(options, players)
  const [angel, detective, bomber] = [options.angel, options.detective, options.bomber].map(Number) as [
    number,
    number,
    number,
  ]
  const { minion } = options
  const villager = players - evil - angel - detective - bomber
  return { villager, mafia: evil - minion, minion, angel, detective, bomber }
}

export function evilIn(counts: Counts): number {
  return roleNames.filter((role) => sideOf(role) === 'mafia').reduce((sum, role) => sum + counts[role], 0)
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

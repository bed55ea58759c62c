/** How many are evil, and how many go on each of the five quests. */
const table: Readonly<Record<number, { readonly evil: number; readonly teams: readonly number[] }>> = {
  5: { evil: 2, teams: [2, 3, 2, 3, 3] },
  6: { evil: 2, teams: [2, 3, 4, 3, 4] },
  7: { evil: 3, teams: [2, 3, 3, 4, 4] },
  8: { evil: 3, teams: [3, 4, 4, 5, 5] },
  9: { evil: 3, teams: [3, 4, 4, 5, 5] },
  10: { evil: 4, teams: [3, 4, 4, 5, 5] },
}

export const leastPlayers = 5
export const mostPlayers = 10
export const winsNeeded = 3

/** A table that is too small or too large is judged like the nearest that can play: only its size is wrong with it. */
export function evilAmong(players: number): number {
  const nearest = Math.min(Math.max(players, leastPlayers), mostPlayers)
  return table[nearest]?.evil ?? 0
}

export function teamSize(players: number, quest: number): number {
  return table[players]?.teams[quest - 1] ?? 0
}

export function failsNeeded(players: number, quest: number): number {
  return players >= 7 && quest === 4 ? 2 : 1
}

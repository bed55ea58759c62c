import { leastPlayers, mostPlayers } from '#games/quests'

/** Every size of a table of quests. */
export const playerCounts: readonly number[] = Array.from(
  { length: mostPlayers - leastPlayers + 1 },
  (_, at) => leastPlayers + at,
)

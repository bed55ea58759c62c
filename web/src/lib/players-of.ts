import type { LobbyOpen } from '#lobby'

interface Range {
  readonly least: number
  readonly most: number
}

/** For how many the table is set: those who play, or else those who are expected or sit there. */
export function playersOf({ players, expected, sitters }: LobbyOpen, { least, most }: Range): number {
  const count = players.length > 0 ? players.length : (expected ?? sitters.length)
  return Math.min(Math.max(count, least), most)
}

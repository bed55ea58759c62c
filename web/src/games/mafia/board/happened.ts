import type { Open } from '#games/mafia'

export type Tally = Open['tallies'][number]

/** The nights that have ended, by number. */
export function dawnsOf({ phase, night }: Open): readonly number[] {
  const ended = phase === 'role_reveal' || phase === 'night' ? night - 1 : night
  return Array.from({ length: Math.max(0, ended) }, (_, at) => at + 1)
}

/** Whether the table is still where this vote has left it. */
export function isAfter({ phase, night }: Open, tally: Tally): boolean {
  if (phase === 'runoff') return tally.night === night && tally.candidates === null
  return phase === 'finished' || (phase === 'night' && tally.night === night - 1)
}

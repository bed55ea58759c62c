import type { KnownGame } from '#engine'
import { asked, may } from './asks.ts'
import { audience } from './audience.ts'
import { blank } from './blank.ts'
import { evolve } from './evolve.ts'
import { leastPlayers, mostPlayers } from './numbers.ts'
import { options } from './options.ts'
import { hostCommands, refuse } from './refuse.ts'
import { refuseStart } from './start.ts'
import type { Mafia } from './state.ts'
import { wire, wireNames } from './wire.ts'

/** What a phone needs of Mafia; the deal and its consequences stay with the table. */
export const knownMafia: KnownGame<Mafia> = {
  name: 'mafia',
  blank,
  audience,
  wire,
  wireNames,
  hostCommands,
  players: { least: leastPlayers, most: mostPlayers },
  options,
  refuseStart,
  refuse,
  asked,
  may,
  evolve,
  nextDeadline: (open) => open.deadline,
  isOver: (open) => open.phase === 'finished',
  drafter: () => null,
}

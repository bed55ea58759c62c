import type { KnownGame } from '#engine'
import { courseWireNames, leastPlayers, mostPlayers } from '../quests/index.ts'
import { asked, may } from './asks.ts'
import { audience } from './audience.ts'
import type { AvalonCommand } from './commands.ts'
import { blank, evolve } from './evolve.ts'
import { options } from './options.ts'
import { refuse } from './refuse.ts'
import { refuseStart } from './start.ts'
import type { Avalon } from './state.ts'
import { wire } from './wire.ts'

/** What a phone needs of Avalon; the deal and its consequences stay with the table. */
export const knownAvalon: KnownGame<Avalon> = {
  name: 'avalon',
  blank,
  audience,
  wire,
  wireNames: courseWireNames,
  hostCommands: new Set<AvalonCommand['type']>(['continue']),
  players: { least: leastPlayers, most: mostPlayers },
  options,
  refuseStart,
  refuse,
  asked,
  may,
  evolve,
  nextDeadline: (open) => open.deadline,
  isOver: (open) => open.phase === 'finished',
  drafter: (open) => (open.phase === 'team_building' ? open.leader : null),
}

import type { KnownGame } from '#engine'
import { courseWireNames, leastPlayers, mostPlayers } from '../quests/index.ts'
import { asked, may } from './asks.ts'
import { audience } from './audience.ts'
import type { ThavalonCommand } from './commands.ts'
import { blank, evolve } from './evolve.ts'
import { options } from './options.ts'
import { refuse } from './refuse.ts'
import { refuseStart } from './start.ts'
import type { Open, Thavalon } from './state.ts'
import { wire } from './wire.ts'

/** What a phone needs of THavalon; the deal and its consequences stay with the table. */
export const knownThavalon: KnownGame<Thavalon> = {
  name: 'thavalon',
  blank,
  audience,
  wire,
  wireNames: courseWireNames,
  hostCommands: new Set<ThavalonCommand['type']>(['continue']),
  players: { least: leastPlayers, most: mostPlayers },
  options,
  refuseStart,
  refuse,
  asked,
  may,
  evolve,
  nextDeadline: (open) => open.deadline ?? holdBeforeVote(open),
  isOver: (open) => open.phase === 'finished',
  drafter: (open) => (open.phase === 'team_building' ? open.leader : null),
}

function holdBeforeVote({ phase, hold }: Open): number | null {
  return phase === 'team_building' || phase === 'team_finalised' ? hold : null
}

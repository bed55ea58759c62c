import { type Game, partOf, type Tagged } from '#engine'
import { audience } from './audience.ts'
import { type AvalonCommand, parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import type { AvalonEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { guide } from './guide.ts'
import { options } from './options.ts'
import { refuse } from './refuse.ts'
import { refuseStart, start } from './start.ts'
import type { Avalon } from './state.ts'
import { leastPlayers, mostPlayers } from './table.ts'
import { wire, wireNames } from './wire.ts'

export const avalon: Game<Avalon> = {
  name: 'avalon',
  blank,
  audience,
  wire,
  wireNames,
  hostCommands: new Set<AvalonCommand['type']>(['continue']),
  players: { least: leastPlayers, most: mostPlayers },
  options,
  guide,
  refuseStart,
  start,
  parseCommand,
  refuse,
  decide,
  evolve,
  nextDeadline: (open) => open.deadline,
  isOver: (open) => open.phase === 'finished',
  drafter: (open) => (open.phase === 'team_building' ? open.leader : null),
  upcast,
}

/** There is one version so far: an event is known, or the log is not ours. */
function upcast(stored: Tagged): AvalonEvent {
  partOf(avalon, stored)
  return stored as AvalonEvent
}

export type { AvalonCommand } from './commands.ts'
export { score } from './course.ts'
export type { AvalonEvent, PublicEvent } from './events.ts'
export type { AvalonOptions } from './options.ts'
export type { ProblemCode } from './problems.ts'
export { randomMove } from './random-move.ts'
export type { Refusal } from './refuse.ts'
export { type Card, cardsOf, type Role, roleNames, type Side, sideOf } from './roles.ts'
export type { SettleNotice } from './settle.ts'
export type { WishRefusal } from './start.ts'
export type {
  Avalon,
  AvalonState,
  AvalonView,
  AvalonWishes,
  Hand,
  Open,
  Outcome,
  Phase,
  Reason,
  Told,
} from './state.ts'
export { evilAmong, failsNeeded, teamSize } from './table.ts'

import { type Game, partOf, type Tagged } from '#engine'
import { parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import type { AvalonEvent } from './events.ts'
import { guide } from './guide.ts'
import { knownAvalon } from './known.ts'
import { start } from './start.ts'
import type { Avalon } from './state.ts'

export const avalon: Game<Avalon> = { ...knownAvalon, guide, start, parseCommand, decide, upcast }

/** There is one version so far: an event is known, or the log is not ours. */
function upcast(stored: Tagged): AvalonEvent {
  partOf(knownAvalon, stored)
  return stored as AvalonEvent
}

export { evilAmong, failsNeeded, type Side, score, teamSize } from '../quests/index.ts'
export type { AvalonCommand } from './commands.ts'
export type { AvalonEvent, PublicEvent } from './events.ts'
export { guide } from './guide.ts'
export { knownAvalon } from './known.ts'
export type { AvalonOptions } from './options.ts'
export type { ProblemCode } from './problems.ts'
export { randomMove } from './random-move.ts'
export { readAvalonOptions } from './read-options.ts'
export type { Refusal } from './refuse.ts'
export { type Card, cardsOf, learnsNothing, type Role, roleNames, sideOf } from './roles.ts'
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
export { rejectionsAllowed } from './state.ts'

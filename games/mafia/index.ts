import { type Game, partOf, type Tagged } from '#engine'
import { parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import type { MafiaEvent } from './events.ts'
import { guide } from './guide.ts'
import { knownMafia } from './known.ts'
import { start } from './start.ts'
import type { Mafia } from './state.ts'

export const mafia: Game<Mafia> = { ...knownMafia, guide, start, parseCommand, decide, upcast }

/** There is one version so far: an event is known, or the log is not ours. */
function upcast(stored: Tagged): MafiaEvent {
  partOf(knownMafia, stored)
  return stored as MafiaEvent
}

export type { MafiaCommand } from './commands.ts'
export { livingCounts, mayDraw } from './ending.ts'
export type { MafiaEvent, PublicEvent } from './events.ts'
export { guide } from './guide.ts'
export { knownMafia } from './known.ts'
export { countsOf, evilAmong } from './numbers.ts'
export type { MafiaOptions } from './options.ts'
export type { ProblemCode } from './problems.ts'
export { randomMove } from './random-move.ts'
export { readMafiaOptions } from './read-options.ts'
export type { Refusal } from './refuse.ts'
export { type Question, type Role, roleNames, roleRows, type Side, sideOf } from './roles.ts'
export type { SettleNotice } from './settle.ts'
export type { WishRefusal } from './start.ts'
export type {
  Dead,
  Hand,
  Mafia,
  MafiaState,
  MafiaView,
  MafiaWishes,
  Open,
  Outcome,
  Phase,
  Reason,
  Target,
  Told,
} from './state.ts'

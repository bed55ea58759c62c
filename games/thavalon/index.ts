import { type Game, partOf, type Tagged } from '#engine'
import { parseCommand } from './commands.ts'
import { decide } from './decide.ts'
import type { ThavalonEvent } from './events.ts'
import { guide } from './guide.ts'
import { knownThavalon } from './known.ts'
import { start } from './start.ts'
import type { Thavalon } from './state.ts'

export const thavalon: Game<Thavalon> = { ...knownThavalon, guide, start, parseCommand, decide, upcast }

/** There is one version so far: an event is known, or the log is not ours. */
function upcast(stored: Tagged): ThavalonEvent {
  partOf(knownThavalon, stored)
  return stored as ThavalonEvent
}

export { failsNeeded, type Side, score, teamSize } from '../quests/index.ts'
export type { ThavalonCommand } from './commands.ts'
export type { PublicEvent, ThavalonEvent } from './events.ts'
export { guide } from './guide.ts'
export { knownThavalon } from './known.ts'
export { evilAmong, missionSucceeds, proposalsIn, windowPlayers } from './numbers.ts'
export type { ProblemCode, ThavalonOptions } from './options.ts'
export { randomMove } from './random-move.ts'
export { arthurMayDeclare, callsAt, type Refusal, targetsOf } from './refuse.ts'
export { type Card, cardsOf, poolOf, type Role, roleNames, sideOf } from './roles.ts'
export type { WishRefusal } from './start.ts'
export {
  arthurOf,
  type Call,
  type Declaration,
  type Hand,
  isChoice,
  isForced,
  type Mission,
  type Offer,
  type Open,
  type Outcome,
  type Phase,
  type Reason,
  type Struck,
  type TellNotice,
  type Thavalon,
  type ThavalonState,
  type ThavalonView,
  type ThavalonWishes,
  type Told,
  teamOf,
  type Vote,
} from './state.ts'

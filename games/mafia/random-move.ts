import { type Actor, below, type Chance, pick, type Seat } from '#engine'
import { asked, may } from './asks.ts'
import type { MafiaCommand } from './commands.ts'
import { mayDraw } from './ending.ts'
import { refuse } from './refuse.ts'
import type { MafiaView, Open } from './state.ts'

/** One legal command for this actor, drawn at random, or null where the table asks nothing of it. For tests and benchmarks. */
export function randomMove(view: MafiaView, actor: Actor, chance: Chance): MafiaCommand | null {
  if (view.open.phase === 'finished') return null
  if (typeof actor === 'number') return seatMove(view, actor, chance)
  if (actor === 'clock') return clockMove(view.open, chance)
  return actor === 'host' ? hostMove(view.open, chance) : null
}

const oneIn = (times: number, chance: Chance): boolean => below(times, chance) === 0

function seatMove(view: MafiaView, seat: Seat, chance: Chance): MafiaCommand | null {
  const { motion, living } = view.open
  const type = may(view, seat)[0] ?? answerAgain(view, seat, chance)
  if (type === 'confirm-role') return { type, motion }
  if (type !== 'night' && type !== 'vote') return null
  const answers = [null, ...living].map((target) => ({ type, motion, target }) as const)
  const allowed = answers.filter((answer) => refuse(view, seat, answer) === null)
  return allowed.length > 0 ? pick(allowed, chance) : null
}

/** A choice by night and a ballot may be changed until they count. */
function answerAgain({ open, hand }: MafiaView, seat: Seat, chance: Chance): MafiaCommand['type'] | null {
  const type = hand && open.living.includes(seat) ? asked({ ...open, ballots: [] }, seat) : null
  return type === 'confirm-role' || !oneIn(8, chance) ? null : type
}

/** Where all have answered only the clock can go on; before that it seldom cuts anybody short. */
function clockMove({ deadline, phase, motion, answered, living }: Open, chance: Chance): MafiaCommand | null {
  if (deadline === null) return null
  const isDue = phase === 'discussion' || answered === living.length || oneIn(20, chance)
  return isDue ? { type: 'tick', motion } : null
}

function hostMove(open: Open, chance: Chance): MafiaCommand | null {
  const { phase, motion, paused, living } = open
  if (phase === 'role_reveal') return null
  if (mayDraw(open) && oneIn(4, chance)) return { type: 'draw', motion }
  if (oneIn(100, chance)) return { type: 'remove', motion, player: pick(living, chance) }
  if (phase !== 'discussion' || (paused === null && !oneIn(4, chance))) return null
  return { type: pick([paused === null ? 'pause' : 'resume', 'extend', 'skip'] as const, chance), motion }
}

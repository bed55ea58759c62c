import { type Actor, below, type Chance, pick, type Seat, shuffle } from '#engine'
import { teamSize } from '../quests/index.ts'
import { may } from './asks.ts'
import type { ThavalonCommand } from './commands.ts'
import { callsAt, refuse } from './refuse.ts'
import { cardsOf } from './roles.ts'
import { arthurOf, type Open, type ThavalonView } from './state.ts'

/** One legal command for this actor, drawn at random, or null where the table asks nothing of it. For tests, benchmarks and the demo. */
export function randomMove(view: ThavalonView, actor: Actor, chance: Chance): ThavalonCommand | null {
  const { open } = view
  const { motion } = open
  if (typeof actor !== 'number') {
    const command: ThavalonCommand = { type: actor === 'host' ? 'continue' : 'tick', motion }
    return refuse(view, actor, command) === null ? command : null
  }
  const type = chosen(view, actor, chance)
  switch (type) {
    case 'confirm-role':
    case 'open-vote':
    case 'declare-agravaine':
    case 'declare-arthur':
      return { type, motion }
    case 'propose':
      return { type, motion, team: randomTeam(open, chance) }
    case 'vote':
      return { type, motion, approve: below(2, chance) === 1 }
    case 'play':
      return view.hand?.told ? { type, motion, card: pick(cardsOf(view.hand.told.role), chance) } : null
    case 'assassinate':
      return randomCall(open, actor, chance)
    case 'guess':
      return { type, motion, target: pick(othersThan(open, actor), chance) }
    default:
      return null
  }
}

/** Whoever may declare does so about every fourth time that it could; a guess may be changed until the dagger falls. */
function chosen(view: ThavalonView, seat: Seat, chance: Chance): ThavalonCommand['type'] | null {
  const all = may(view, seat)
  const declarations = all.filter((type) => type.startsWith('declare-'))
  if (declarations.length > 0 && below(4, chance) === 0) return pick(declarations, chance)
  const again = view.open.phase === 'assassination' && view.hand?.told && below(8, chance) === 0 ? 'guess' : null
  return all.find((type) => !type.startsWith('declare-')) ?? again
}

function randomTeam(open: Open, chance: Chance): Seat[] {
  const arthur = arthurOf(open)
  const mayGo = open.seats.filter((seat) => seat !== arthur)
  return shuffle(mayGo, chance).slice(0, teamSize(open.seats.length, open.quest))
}

function randomCall(open: Open, seat: Seat, chance: Chance): ThavalonCommand {
  const as = pick(callsAt(open), chance)
  const others = shuffle(othersThan(open, seat), chance)
  const targets = others.slice(0, as === 'none' ? 0 : as === 'lovers' ? 2 : 1)
  return { type: 'assassinate', motion: open.motion, as, targets }
}

function othersThan({ seats }: Open, seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat)
}

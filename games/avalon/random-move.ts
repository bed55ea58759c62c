import { type Actor, below, type Chance, pick, type Seat, shuffle } from '#engine'
import { teamSize } from '../quests/index.ts'
import { may } from './asks.ts'
import type { AvalonCommand } from './commands.ts'
import { canBeExamined } from './lady.ts'
import { cardsOf } from './roles.ts'
import type { AvalonView, Open } from './state.ts'

/** One legal command for this actor, drawn at random, or null where the table asks nothing of it. For tests, benchmarks and the demo. */
export function randomMove(view: AvalonView, actor: Actor, chance: Chance): AvalonCommand | null {
  const { open } = view
  const { motion } = open
  if (typeof actor !== 'number') {
    if (open.phase !== 'quest_results') return null
    return { type: actor === 'host' ? 'continue' : 'tick', motion }
  }
  const type = may(view, actor)[0] ?? guessAgain(view, chance)
  switch (type) {
    case 'confirm-role':
      return { type, motion }
    case 'propose':
      return { type, motion, team: shuffle(open.seats, chance).slice(0, teamSize(open.seats.length, open.quest)) }
    case 'vote':
      return { type, motion, approve: below(2, chance) === 1 }
    case 'play':
      return view.hand?.told ? { type, motion, card: pick(cardsOf(view.hand.told.role, open.quest), chance) } : null
    case 'examine':
      return {
        type,
        motion,
        target: pick(
          open.seats.filter((target) => canBeExamined(open, target)),
          chance,
        ),
      }
    case 'assassinate':
    case 'guess':
      return { type, motion, target: pick(othersThan(open, actor), chance) }
    default:
      return null
  }
}

/** A guess may be changed until the dagger falls. */
function guessAgain({ open, hand }: AvalonView, chance: Chance): 'guess' | null {
  return open.phase === 'assassination' && hand?.told && below(8, chance) === 0 ? 'guess' : null
}

function othersThan({ seats }: Open, seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat)
}

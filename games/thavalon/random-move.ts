import { type Actor, below, type Chance, pick, type Seat, shuffle } from '#engine'
import { teamSize } from '../quests/index.ts'
import type { ThavalonCommand } from './commands.ts'
import { callsAt, refuse } from './refuse.ts'
import { cardsOf } from './roles.ts'
import { arthurOf, type Hand, type Open, type Phase, type ThavalonView, type Told } from './state.ts'

/** One legal command for this actor, drawn at random, or null where the table asks nothing of it. For tests, benchmarks and the demo. */
export function randomMove(view: ThavalonView, actor: Actor, chance: Chance): ThavalonCommand | null {
  const { open, hand } = view
  if (typeof actor === 'number') {
    if (!hand?.told) return null
    return declaration(view, actor, chance) ?? answers[open.phase](open, hand, actor, chance)
  }
  const command: ThavalonCommand = { type: actor === 'host' ? 'continue' : 'tick', motion: open.motion }
  return refuse(view, actor, command) === null ? command : null
}

/** Whoever may declare does so about every fourth time that it could. */
function declaration(view: ThavalonView, seat: Seat, chance: Chance): ThavalonCommand | null {
  const { motion } = view.open
  const possible = (['declare-agravaine', 'declare-arthur'] as const)
    .map((type): ThavalonCommand => ({ type, motion }))
    .filter((command) => refuse(view, seat, command) === null)
  return possible.length > 0 && below(4, chance) === 0 ? pick(possible, chance) : null
}

type Answer = (open: Open, hand: Hand, seat: Seat, chance: Chance) => ThavalonCommand | null

const nothing: Answer = () => null

const answers: Readonly<Record<Phase, Answer>> = {
  role_reveal: ({ motion }, hand) => (hand.confirmed ? null : { type: 'confirm-role', motion }),
  team_building: (open, _, seat, chance) =>
    open.leader === seat ? { type: 'propose', motion: open.motion, team: randomTeam(open, chance) } : null,
  team_finalised: ({ leader, hold, motion }, _, seat) =>
    leader === seat && hold === null ? { type: 'open-vote', motion } : null,
  team_voting: ({ voted, motion }, _, seat, chance) =>
    voted.includes(seat) ? null : { type: 'vote', motion, approve: below(2, chance) === 1 },
  quest_execution: ({ team, motion }, hand, seat, chance) =>
    team.includes(seat) && hand.card?.motion !== motion
      ? { type: 'play', motion, card: pick(cardsOf((hand.told as Told).role), chance) }
      : null,
  quest_results: nothing,
  agravaine_window: nothing,
  assassination: (open, hand, seat, chance) => (hand.told?.dagger ? randomCall : randomGuess)(open, seat, chance),
  finished: nothing,
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

function randomGuess(open: Open, seat: Seat, chance: Chance): ThavalonCommand {
  return { type: 'guess', motion: open.motion, target: pick(othersThan(open, seat), chance) }
}

function othersThan({ seats }: Open, seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat)
}

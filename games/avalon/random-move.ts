import { type Actor, below, type Chance, pick, type Seat, shuffle } from '#engine'
import { teamSize } from '../quests/index.ts'
import type { AvalonCommand } from './commands.ts'
import { canBeExamined } from './lady.ts'
import { cardsOf } from './roles.ts'
import type { AvalonView, Hand, Open, Phase, Told } from './state.ts'

/** One legal command for this actor, drawn at random, or null where the table asks nothing of it. For tests, benchmarks and the demo. */
export function randomMove({ open, hand }: AvalonView, actor: Actor, chance: Chance): AvalonCommand | null {
  const { motion, phase } = open
  if (typeof actor === 'number') return hand?.told ? answers[phase](open, hand, actor, chance) : null
  if (phase !== 'quest_results') return null
  return { type: actor === 'host' ? 'continue' : 'tick', motion }
}

type Answer = (open: Open, hand: Hand, seat: Seat, chance: Chance) => AvalonCommand | null

const nothing: Answer = () => null

const answers: Readonly<Record<Phase, Answer>> = {
  role_reveal: ({ motion }, hand) => (hand.confirmed ? null : { type: 'confirm-role', motion }),
  team_building: (open, _, seat, chance) =>
    open.leader === seat ? { type: 'propose', motion: open.motion, team: randomTeam(open, chance) } : null,
  team_voting: ({ voted, motion }, _, seat, chance) =>
    voted.includes(seat) ? null : { type: 'vote', motion, approve: below(2, chance) === 1 },
  quest_execution: ({ team, quest, motion }, hand, seat, chance) =>
    team.includes(seat) && hand.card?.motion !== motion
      ? { type: 'play', motion, card: pick(cardsOf((hand.told as Told).role, quest), chance) }
      : null,
  quest_results: nothing,
  lady_of_the_lake: (open, _, seat, chance) => {
    const targets = open.seats.filter((target) => canBeExamined(open, target))
    return open.lady?.holder === seat ? { type: 'examine', motion: open.motion, target: pick(targets, chance) } : null
  },
  assassination: ({ seats, motion }, hand, seat, chance) => {
    const target = pick(
      seats.filter((other) => other !== seat),
      chance,
    )
    return { type: hand.told?.dagger ? 'assassinate' : 'guess', motion, target }
  },
  finished: nothing,
}

function randomTeam(open: Open, chance: Chance): Seat[] {
  return shuffle(open.seats, chance).slice(0, teamSize(open.seats.length, open.quest))
}

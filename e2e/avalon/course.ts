import type { Seat } from '#engine'
import {
  type AvalonCommand,
  type Card,
  cardsOf,
  failsNeeded,
  type Open,
  type Role,
  sideOf,
  teamSize,
} from '#games/avalon'

/** How a game is to go: what becomes of each quest, and how it ends. */
export interface Course {
  /** One letter a quest: S succeeds, F fails. After the last letter every team is rejected. */
  readonly quests: string
  /** What the dagger does, where it comes to that. */
  readonly dagger?: 'finds' | 'misses'
  /** How many teams of each quest are rejected before one rides out. */
  readonly rejections?: readonly number[]
}

/** Everybody's role, as each seat has told it of its own hand, and who should be on teams first. */
export interface Company {
  readonly roles: ReadonlyMap<Seat, Role>
  readonly first: readonly Seat[]
}

type Answer = (open: Open, seat: Seat, company: Company, course: Course) => AvalonCommand | null

/** What a seat answers to the question on the table, so that the game goes its course; null where it is not asked. */
export const answers: Readonly<Record<Open['phase'], Answer>> = {
  role_reveal: ({ motion }) => ({ type: 'confirm-role', motion }),
  team_building: (open, seat, company, course) =>
    open.leader === seat ? { type: 'propose', motion: open.motion, team: teamFor(open, company, course) } : null,
  team_voting: (open, seat, _, course) => ({
    type: 'vote',
    motion: open.motion,
    approve: votesFor(open, seat, course),
  }),
  quest_execution: (open, seat, company, course) =>
    open.team.includes(seat) ? { type: 'play', motion: open.motion, card: cardFor(open, seat, company, course) } : null,
  quest_results: () => null,
  lady_of_the_lake: ({ lady, seats, motion }, seat) => {
    const target = seats.find((one) => !lady?.held.includes(one)) as Seat
    return lady?.holder === seat ? { type: 'examine', motion, target } : null
  },
  assassination: ({ motion, seats }, seat, { roles }, { dagger = 'misses' }) => {
    const merlin = seats.find((one) => roles.get(one) === 'merlin') as Seat
    const other = seats.find((one) => one !== merlin && one !== seat) as Seat
    return { type: 'guess', motion, target: dagger === 'finds' && seat !== merlin ? merlin : other }
  },
  finished: () => null,
}

function succeeds({ quest }: Open, { quests }: Course): boolean {
  return quests[quest - 1] !== 'F'
}

function failersOf({ seats, quest }: Open, { roles, first }: Company): Seat[] {
  const all = [...first, ...seats.filter((seat) => !first.includes(seat))]
  return all.filter((seat) => cardsOf(roles.get(seat) as Role, quest).includes('fail'))
}

function teamFor(open: Open, company: Company, course: Course): Seat[] {
  const { seats, quest } = open
  const [size, needed] = [teamSize(seats.length, quest), failsNeeded(seats.length, quest)]
  const failers = succeeds(open, course) ? [] : failersOf(open, company).slice(0, needed)
  const isSafe = (seat: Seat) => cardsOf(company.roles.get(seat) as Role, quest).includes('success')
  const good = (seat: Seat) => sideOf(company.roles.get(seat) as Role) === 'good'
  const others = [...company.first, ...seats.filter(good), ...seats].filter((seat) => isSafe(seat))
  return [...new Set([...failers, ...others])].slice(0, size)
}

/** Just enough for the majority that is wanted: a rejected team of an even table is rejected by a tie. */
function votesFor({ seats, quest, proposal }: Open, seat: Seat, { quests, rejections = [] }: Course): boolean {
  const isRejected = quest > quests.length || proposal <= (rejections[quest - 1] ?? 0)
  return seats.indexOf(seat) < Math.floor(seats.length / 2) + (isRejected ? 0 : 1)
}

function cardFor(open: Open, seat: Seat, company: Company, course: Course): Card {
  const cards = cardsOf(company.roles.get(seat) as Role, open.quest)
  if (succeeds(open, course)) return cards.includes('success') ? 'success' : 'fail'
  const failers = failersOf(open, company).filter((one) => open.team.includes(one))
  const fails = failers.slice(0, failsNeeded(open.seats.length, open.quest)).includes(seat)
  return fails || !cards.includes('success') ? 'fail' : 'success'
}

import type { Seat } from '#engine'
import {
  arthurOf,
  type Call,
  type Card,
  cardsOf,
  failsNeeded,
  type Open,
  type Role,
  sideOf,
  type ThavalonCommand,
  teamSize,
} from '#games/thavalon'

/** How a game is to go: what becomes of each quest, and how it ends. */
export interface ThavalonCourse {
  /** One letter a quest: S succeeds, F fails, W succeeds with a Fail in it. */
  readonly quests: string
  /** How many teams of each quest are rejected before one is voted for. */
  readonly rejections?: readonly number[]
  /** What the Assassin says, where it comes to that. */
  readonly call?: { readonly as: Call; readonly isRight: boolean }
}

export type Roles = ReadonlyMap<Seat, Role>

type Answer = (open: Open, seat: Seat, roles: Roles, course: ThavalonCourse) => ThavalonCommand | null

/** What a seat answers to the question on the table, so that the game goes its course; null where it is not asked. */
export const thavalonAnswers: Readonly<Record<Open['phase'], Answer>> = {
  role_reveal: ({ motion }) => ({ type: 'confirm-role', motion }),
  team_building: (open, seat, roles, course) =>
    open.leader === seat ? { type: 'propose', motion: open.motion, team: teamFor(open, roles, course) } : null,
  team_finalised: ({ leader, motion }, seat) => (leader === seat ? { type: 'open-vote', motion } : null),
  team_voting: (open, seat, _, course) => ({
    type: 'vote',
    motion: open.motion,
    approve: votesFor(open, seat, course),
  }),
  quest_execution: (open, seat, roles, course) =>
    open.team.includes(seat) ? { type: 'play', motion: open.motion, card: cardFor(open, seat, roles, course) } : null,
  quest_results: () => null,
  agravaine_window: () => null,
  assassination: (open, seat, roles, course) => {
    const [target] = targetsOf(open, seat, roles, course)
    const other = open.seats.find((one) => one !== seat) as Seat
    return { type: 'guess', motion: open.motion, target: target === undefined || target === seat ? other : target }
  },
  finished: () => null,
}

/** The Assassin's own answer. */
export function callOf(open: Open, seat: Seat, roles: Roles, course: ThavalonCourse): ThavalonCommand {
  const { as } = course.call ?? { as: 'merlin' }
  return { type: 'assassinate', motion: open.motion, as, targets: targetsOf(open, seat, roles, course) }
}

const hunted: Readonly<Record<Call, readonly Role[]>> = {
  merlin: ['merlin'],
  nimue: ['nimue'],
  lovers: ['tristan', 'iseult'],
  none: [],
}

function targetsOf({ seats }: Open, seat: Seat, roles: Roles, { call }: ThavalonCourse): Seat[] {
  const { as, isRight } = call ?? { as: 'merlin', isRight: false }
  const holders = seats.filter((one) => hunted[as].includes(roles.get(one) as Role))
  const others = seats.filter((one) => !holders.includes(one) && one !== seat)
  return (isRight ? holders : others).slice(0, hunted[as].length)
}

const letterOf = ({ quest }: Open, { quests }: ThavalonCourse): string => quests[quest - 1] ?? 'S'

/** Who plays something else than Success, in order, if the quest is to end so. */
function cardsFor(open: Open, roles: Roles, course: ThavalonCourse): Map<Seat, Card> {
  const letter = letterOf(open, course)
  if (letter === 'S') return new Map()
  const arthur = arthurOf(open)
  const mayGo = open.seats.filter((seat) => seat !== arthur || open.quest === 5)
  const may = (card: Card) => (seat: Seat) => cardsOf(roles.get(seat) as Role).includes(card)
  const must = (seat: Seat) => !may('success')(seat)
  const failers = mayGo.filter(may('fail')).sort((one, other) => Number(must(other)) - Number(must(one)))
  const need = failsNeeded(open.seats.length, open.quest)
  if (letter === 'F') return new Map(failers.slice(0, need).map((seat) => [seat, 'fail']))
  const failer = failers[0] as Seat
  const reverser = mayGo.find((seat) => seat !== failer && may('reverse')(seat)) as Seat
  return new Map(
    need === 1
      ? [
          [failer, 'fail'],
          [reverser, 'reverse'],
        ]
      : [[failer, 'fail']],
  )
}

function teamFor(open: Open, roles: Roles, course: ThavalonCourse): Seat[] {
  const special = [...cardsFor(open, roles, course).keys()]
  const arthur = arthurOf(open)
  const isSafe = (seat: Seat) =>
    cardsOf(roles.get(seat) as Role).includes('success') && (seat !== arthur || open.quest === 5)
  const good = open.seats.filter((seat) => sideOf(roles.get(seat) as Role) === 'good')
  const others = [...good, ...open.seats].filter(isSafe)
  return [...new Set([...special, ...others])].slice(0, teamSize(open.seats.length, open.quest))
}

/** Enough on one side, also where one vote counts twice. */
function votesFor({ seats, quest, proposal }: Open, seat: Seat, { rejections = [] }: ThavalonCourse): boolean {
  const isRejected = proposal <= (rejections[quest - 1] ?? 0)
  return seats.indexOf(seat) < Math.floor(seats.length / 2) + (isRejected ? -1 : 2)
}

function cardFor(open: Open, seat: Seat, roles: Roles, course: ThavalonCourse): Card {
  return cardsFor(open, roles, course).get(seat) ?? 'success'
}

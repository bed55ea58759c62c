import type { Seat } from '#engine'
import { type MafiaCommand, type Open, type Role, roleRows, type Target } from '#games/mafia'

/** What becomes of a night: whom the Mafia murder, whom they choose and the Angel saves, or nobody. */
type NightPlan = Role | { readonly saved: Role } | null

/** What becomes of a vote: a murder at once or in the runoff, or one of the ways to peace. */
type DayPlan = Role | { readonly runoff: Role | null } | 'tie' | null

/** How a game is to go, night by night and day by day; what is not said is a night without a kill and a day of peace. */
export interface MafiaCourse {
  readonly nights?: readonly NightPlan[]
  readonly days?: readonly DayPlan[]
}

/** Everybody's role, as each seat has told it of its own hand, and who should live as long as can be. */
export interface MafiaCompany {
  readonly roles: ReadonlyMap<Seat, Role>
  readonly spared: readonly Seat[]
}

type Answer = (open: Open, seat: Seat, company: MafiaCompany, course: MafiaCourse) => MafiaCommand | null

/** What a seat answers to the question on the table, so that the game goes its course; null where it is not asked. */
export const mafiaAnswers: Readonly<Record<Open['phase'], Answer>> = {
  role_reveal: ({ motion }) => ({ type: 'confirm-role', motion }),
  night: (open, seat, company, course) =>
    open.living.includes(seat)
      ? { type: 'night', motion: open.motion, target: nightTarget(open, seat, company, course) }
      : null,
  discussion: () => null,
  voting: vote,
  runoff: vote,
  finished: () => null,
}

/** Who will be it: the first of this role whom nobody spares. */
export function victim({ living }: Open, { roles, spared }: MafiaCompany, role: Role): Seat {
  const all = living.filter((seat) => roles.get(seat) === role)
  const found = all.find((seat) => !spared.includes(seat)) ?? all[0]
  if (found === undefined) throw new Error(`no living ${role}`)
  return found
}

function nightTarget(open: Open, seat: Seat, company: MafiaCompany, { nights = [] }: MafiaCourse): Target {
  const plan = nights[open.night - 1] ?? null
  const chosen = typeof plan === 'object' ? (plan?.saved ?? null) : plan
  const { asks } = roleRows[company.roles.get(seat) as Role]
  if (asks === 'kill') return chosen && victim(open, company, chosen)
  if (asks === 'save') return chosen && plan !== chosen ? victim(open, company, chosen) : null
  return open.living.find((one) => one !== seat) ?? null
}

function vote(open: Open, seat: Seat, company: MafiaCompany, { days = [] }: MafiaCourse): MafiaCommand | null {
  if (!open.living.includes(seat)) return null
  const ballots = ballotsFor(open, company, days[open.night - 1] ?? null)
  return { type: 'vote', motion: open.motion, target: ballots.get(seat) ?? null }
}

/** Every ballot of the vote that is on. Whoever is missing votes for no murder. */
function ballotsFor(open: Open, company: MafiaCompany, plan: DayPlan): ReadonlyMap<Seat, Target> {
  if (plan === null) return new Map()
  if (plan === 'tie') return peacefulTie(open, company)
  if (typeof plan === 'string') return allFor(open, victim(open, company, plan))
  const one = victim(open, company, plan.runoff ?? 'villager')
  if (open.phase === 'runoff' && plan.runoff !== null) return allFor(open, one)
  const other = open.candidates?.find((seat) => seat !== one) ?? (open.living.find((seat) => seat !== one) as Seat)
  return tieOf(open, one, other)
}

function allFor({ living }: Open, target: Seat): ReadonlyMap<Seat, Target> {
  return new Map(living.filter((seat) => seat !== target).map((seat) => [seat, target]))
}

/** As many for one player as for no murder; of an odd table one ballot goes to somebody else. */
function peacefulTie(open: Open, company: MafiaCompany): ReadonlyMap<Seat, Target> {
  const target = victim(open, company, 'villager')
  const others = open.living.filter((seat) => seat !== target)
  const half = Math.floor(open.living.length / 2)
  const ballots = new Map<Seat, Target>(others.slice(0, half).map((seat) => [seat, target]))
  if (open.living.length % 2 === 1) ballots.set(others.at(-1) as Seat, others[0] as Seat)
  return ballots
}

/** As many for the one as for the other; of an odd table one ballot is for no murder. */
function tieOf({ living }: Open, one: Seat, other: Seat): ReadonlyMap<Seat, Target> {
  const half = Math.floor(living.length / 2)
  const rest = living.filter((seat) => seat !== one && seat !== other)
  const forOne = [other, ...rest.slice(0, half - 1)]
  const forOther = [one, ...rest.slice(half - 1, 2 * half - 2)]
  return new Map([...forOne.map((seat) => [seat, one] as const), ...forOther.map((seat) => [seat, other] as const)])
}

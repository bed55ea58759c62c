import type { Seat } from '#engine'
import { type CourseOpen, type Side, score, type TableOptions } from '#games/quests'
import type { Names } from '../names.ts'
import type { Answer, Fields } from './refereed.ts'
import { isRoleList } from './starter.ts'

/** Where the events of every game of quests hold seats. */
export const questSeats = 'seat seats seating leader team approve by target dagger roles'.split(' ')

interface QuestOpen extends CourseOpen {
  readonly outcome: { readonly winner: Side; readonly reason: string } | null
}

export function questStatus(open: QuestOpen, names: Names): Answer {
  const { phase, leader, quest, proposal, motion, outcome } = open
  return {
    phase,
    leader: leader === null ? null : names.nameOf(leader),
    round: quest,
    proposal,
    motion,
    score: score(open),
    winner: outcome?.winner ?? null,
    reason: outcome?.reason ?? null,
  }
}

type Group = readonly Seat[] | Readonly<Record<Seat, string>>

interface QuestTold {
  readonly role: string
  readonly side: Side
  readonly names: Readonly<Partial<Record<string, Group>>>
  readonly dagger: boolean
  readonly hidden: number
  readonly notices: readonly string[]
}

/** What the cards of all these games tell. */
export function questSight({ role, side, names: groups, dagger, hidden, notices }: QuestTold, names: Names): Answer {
  const named = Object.entries(groups).map(([group, seats]) => [group, inNames(seats ?? [], names)])
  return {
    role,
    side,
    names: Object.fromEntries(named),
    roles: [],
    partner: null,
    dagger,
    hidden,
    notices,
    answers: [],
  }
}

function inNames(group: Group, names: Names): unknown {
  if (isList(group)) return names.of(group)
  return Object.fromEntries(Object.entries(group).map(([seat, role]) => [names.nameOf(Number(seat)), role]))
}

function isList(group: Group): group is readonly Seat[] {
  return Array.isArray(group)
}

/** A referee's seats are clockwise as listed, so the seating is no option here. */
export function readQuestOptions<O extends TableOptions>(given: Fields, parse: (given: Fields) => O | null): O | null {
  const options = 'seating' in given ? null : parse(given)
  return options && { ...options, seating: 'as-we-sit' }
}

interface QuestWishes<R extends string> {
  readonly roles?: readonly (R | null)[]
  readonly dagger?: Seat
  readonly leader?: Seat
}

export function readQuestDeal<R extends string>(
  { roles, dagger, leader, ...unknown }: Fields,
  names: Names,
  known: readonly R[],
): QuestWishes<R> | 'bad-deal' | 'unknown-player' {
  if (Object.keys(unknown).length > 0 || !(roles === undefined || isRoleList(roles, known))) return 'bad-deal'
  const seats = [dagger, leader].map((name) => (name === undefined || name === null ? undefined : names.seatOf(name)))
  if (seats.includes(null)) return 'unknown-player'
  const wishes = { roles, dagger: seats[0], leader: seats[1] }
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined))
}

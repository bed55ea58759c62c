import { type Chance, pick, type Seat, type Setting, shuffle } from '#engine'
import { evilAmong } from '../quests/index.ts'
import type { AvalonOptions } from './options.ts'
import { type Role, roleRows, sideOf } from './roles.ts'
import type { Avalon, AvalonWishes } from './state.ts'

/** Everything that the deal decides. All knowledge is drawn here, once. */
export interface Deal {
  readonly seats: readonly Seat[]
  readonly roles: Readonly<Record<Seat, Role>>
  readonly dagger: Seat | null
  /** The good player among the names of a Merlin in decoy mode. */
  readonly decoy: Seat | null
  /** Merlin's two groups in the split modes; the mixed pair is one evil and one good player. */
  readonly certain: readonly Seat[]
  readonly mixed: readonly Seat[]
  /** Whom each member of the evil ring knows. */
  readonly ring: Readonly<Record<Seat, Seat>> | null
}

export function drawDeal({ seats, options, wishes }: Setting<Avalon>, chance: Chance): Deal {
  const dealt = { seats, roles: drawRoles(seats, options, wishes, chance) }
  return {
    ...dealt,
    dagger: wishes.dagger ?? drawDagger(dealt, chance),
    decoy: options.decoy ? pick(ordinaryGood(dealt), chance) : null,
    ...drawSplit(dealt, options, chance),
    ring: options.evilRing ? drawRing(dealt, chance) : null,
  }
}

/** The specials, and fillers for the seats that they leave on each side. */
export function rolePool(players: number, options: AvalonOptions): Role[] {
  const evil = options.roles.filter((role) => sideOf(role) === 'evil')
  const good = options.roles.filter((role) => sideOf(role) === 'good')
  const evilCount = evilAmong(players)
  return [
    ...good,
    ...Array<Role>(players - evilCount - good.length).fill('loyal'),
    ...evil,
    ...Array<Role>(evilCount - evil.length).fill('minion'),
  ]
}

/** What is left of the pool when the wished roles are taken out of it, or null if they do not fit. */
export function poolWithout(pool: readonly Role[], wished: AvalonWishes['roles']): Role[] | null {
  const left = [...pool]
  for (const role of wished) {
    if (role === null) continue
    const at = left.indexOf(role)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

function drawRoles(
  seats: readonly Seat[],
  options: AvalonOptions,
  wishes: Partial<AvalonWishes>,
  chance: Chance,
): Record<Seat, Role> {
  const wished = seats.map((_, at) => wishes.roles?.[at] ?? null)
  const pool = rolePool(seats.length, options)
  const armed = wishes.dagger === undefined ? -1 : seats.indexOf(wishes.dagger)
  const mayHold = daggerRoles(pool)
  if (wished[armed] === null) {
    const eligible = remaining(pool, wished).filter((role) => mayHold.includes(role))
    wished[armed] = pick(eligible, chance)
  }
  const drawn = shuffle(remaining(pool, wished), chance)
  return Object.fromEntries(seats.map((seat, at) => [seat, wished[at] ?? (drawn.pop() as Role)]))
}

function remaining(pool: readonly Role[], wished: AvalonWishes['roles']): Role[] {
  return poolWithout(pool, wished) ?? []
}

/** Which of these roles may hold the dagger: the Assassin where that card is in play, else any evil role but Oberon. */
export function daggerRoles(roles: readonly Role[]): Role[] {
  return roles.includes('assassin') ? ['assassin'] : roles.filter(inRing)
}

type Dealt = Pick<Deal, 'seats' | 'roles'>

export function seatsWith({ seats, roles }: Dealt, test: (role: Role) => boolean): Seat[] {
  return seats.filter((seat) => test(roles[seat] as Role))
}

export const isEvil = (role: Role): boolean => sideOf(role) === 'evil'
export const inRing = (role: Role): boolean => isEvil(role) && !roleRows[role].apart
const ordinaryGood = (dealt: Dealt) => seatsWith(dealt, (role) => !isEvil(role) && role !== 'merlin')

/** Without Merlin there is nobody to stab. */
function drawDagger(dealt: Dealt, chance: Chance): Seat | null {
  const inPlay = Object.values(dealt.roles)
  if (!inPlay.includes('merlin')) return null
  const mayHold = daggerRoles(inPlay)
  const holders = seatsWith(dealt, (role) => mayHold.includes(role))
  return pick(holders, chance)
}

function drawSplit(dealt: Dealt, options: AvalonOptions, chance: Chance): Pick<Deal, 'certain' | 'mixed'> {
  const visible = seatsWith(dealt, (role) => isEvil(role) && !roleRows[role].hiddenFromMerlin)
  if (options.splitIntel) {
    const [mixedEvil, ...others] = shuffle(visible, chance)
    return { certain: others.slice(0, 2), mixed: [mixedEvil as Seat, pick(ordinaryGood(dealt), chance)] }
  }
  if (options.oberonSplitIntel) {
    const isOberon = (seat: Seat) => dealt.roles[seat] === 'oberon'
    const mixed = [visible.find(isOberon) as Seat, pick(ordinaryGood(dealt), chance)]
    return { certain: visible.filter((seat) => !isOberon(seat)), mixed }
  }
  return { certain: [], mixed: [] }
}

/** One random cycle: each knows the next, and everyone is known by exactly one. */
function drawRing(dealt: Dealt, chance: Chance): Record<Seat, Seat> {
  const order = shuffle(seatsWith(dealt, inRing), chance)
  return Object.fromEntries(order.map((seat, at) => [seat, order[(at + 1) % order.length] as Seat]))
}

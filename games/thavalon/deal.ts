import { below, type Chance, pick, type Seat, type Setting, shuffle } from '#engine'
import type { Side } from '../quests/index.ts'
import { evilAmong } from './numbers.ts'
import { poolOf, type Role, roleRows, sideOf } from './roles.ts'
import type { Thavalon, ThavalonWishes } from './state.ts'

/** Everything that the deal decides. */
export interface Deal {
  readonly seats: readonly Seat[]
  readonly roles: Readonly<Record<Seat, Role>>
  /** The Assassin, whatever the role. */
  readonly dagger: Seat
}

export function drawDeal({ seats, options, wishes }: Setting<Thavalon>, chance: Chance): Deal {
  const evil = evilAmong(seats.length, options)
  const wished = seats.map((_, at) => wishes.roles?.[at] ?? null)
  const good = redraw('good', wished, () => drawGood(seats.length, seats.length - evil, chance))
  const bad = redraw('evil', wished, () => shuffle(poolOf('evil', seats.length), chance).slice(0, evil))
  const roles = seatRoles(seats, wished, wishes.dagger, [...good, ...bad], chance)
  const holders = seats.filter((seat) => sideOf(roles[seat] as Role) === 'evil')
  return { seats, roles, dagger: wishes.dagger ?? pick(holders, chance) }
}

const isLover = (role: Role): boolean => roleRows[role].lover === true

/**
 * The good roles of a game. A Lover who came alone is taken out, and a coin decides whether another role comes or both
 * Lovers do; drawing again until none is alone would give another distribution.
 */
function drawGood(players: number, count: number, chance: Chance): Role[] {
  const pool = poolOf('good', players)
  const drawn = shuffle(pool, chance).slice(0, count)
  if (drawn.filter(isLover).length !== 1) return drawn
  const others = drawn.filter((role) => !isLover(role))
  const unused = pool.filter((role) => !isLover(role) && !others.includes(role))
  const heads = below(2, chance) === 1
  if (heads && unused.length > 0) return [...others, pick(unused, chance)]
  return [...shuffle(others, chance).slice(1), 'tristan', 'iseult']
}

/** A referee's wishes: what is drawn of a side must hold them. Without wishes the first draw does. */
function redraw(side: Side, wished: ThavalonWishes['roles'], draw: () => Role[]): Role[] {
  const needed = wished.filter((role) => role !== null && sideOf(role) === side) as Role[]
  for (;;) {
    const drawn = draw()
    if (needed.every((role) => drawn.includes(role))) return drawn
  }
}

function seatRoles(
  seats: readonly Seat[],
  wished: readonly (Role | null)[],
  dagger: Seat | undefined,
  inPlay: readonly Role[],
  chance: Chance,
): Record<Seat, Role> {
  const left = shuffle(
    inPlay.filter((role) => !wished.includes(role)),
    chance,
  )
  const armed = dagger === undefined ? -1 : seats.indexOf(dagger)
  const forArmed = wished[armed] === null ? left.find((role) => sideOf(role) === 'evil') : undefined
  const others = left.filter((role) => role !== forArmed)
  return Object.fromEntries(
    seats.map((seat, at) => [seat, wished[at] ?? (at === armed ? forArmed : undefined) ?? (others.pop() as Role)]),
  )
}

/** Whether some deal of this size holds the wished roles. */
export function canBeDealt({ seats, options, wishes }: Setting<Thavalon>): boolean {
  const wished = (wishes.roles ?? []).filter((role) => role !== null)
  const evil = evilAmong(seats.length, options)
  const fits = (side: Side, sets: readonly (readonly Role[])[]) => {
    const needed = wished.filter((role) => sideOf(role) === side)
    return sets.some((set) => needed.every((role) => set.includes(role)))
  }
  const lovers = (set: readonly Role[]) => set.filter(isLover).length
  const good = subsets(poolOf('good', seats.length), seats.length - evil).filter((set) => lovers(set) !== 1)
  const isEveryRoleOnce = new Set(wished).size === wished.length
  return isEveryRoleOnce && fits('good', good) && fits('evil', subsets(poolOf('evil', seats.length), evil))
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((set) => [item, ...set]))
}

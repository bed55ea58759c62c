import type { Chance, Setting } from '#engine'
import { daggerRoles, drawDeal, poolWithout, rolePool } from './deal.ts'
import type { AvalonEvent } from './events.ts'
import { options as book } from './options.ts'
import type { Avalon } from './state.ts'
import { tell } from './told.ts'

export type WishRefusal = 'roles-do-not-fit' | 'dagger-does-not-fit' | 'unknown-player'

/** The server's own check of the configuration, whatever the lobby has said before. */
export function refuseStart(setting: Setting<Avalon>): string | null {
  const { seats, options } = setting
  const error = book.problems(options, seats.length).find(({ level }) => level === 'error')
  return error?.code ?? refuseWishes(setting)
}

function refuseWishes({ seats, options, wishes }: Setting<Avalon>): WishRefusal | null {
  const { roles = seats.map(() => null), dagger, leader } = wishes
  const pool = rolePool(seats.length, options)
  const left = poolWithout(pool, roles)
  if (left === null || roles.length !== seats.length) return 'roles-do-not-fit'
  if (leader !== undefined && !seats.includes(leader)) return 'unknown-player'
  if (dagger === undefined) return null
  if (!seats.includes(dagger)) return 'unknown-player'
  if (!pool.includes('merlin')) return 'dagger-does-not-fit'
  const holder = roles[seats.indexOf(dagger)]
  const mayHold = daggerRoles(pool)
  const fits = holder ? mayHold.includes(holder) : left.some((role) => mayHold.includes(role))
  return fits ? null : 'dagger-does-not-fit'
}

export function start(setting: Setting<Avalon>, chance: Chance): AvalonEvent[] {
  const { seats, options, wishes } = setting
  const deal = drawDeal(setting, chance)
  const { roles, dagger, decoy, mixed } = deal
  return [
    { type: 'GameStarted', seats, options },
    { type: 'RolesDealt', roles, dagger, decoy, mixed, firstLeader: wishes.leader ?? null },
    ...seats.map((seat) => ({ type: 'RoleTold', seat, told: tell(deal, options, seat, chance) }) as const),
  ]
}

import type { Chance, Setting } from '#engine'
import { canBeDealt, drawDeal } from './deal.ts'
import type { ThavalonEvent } from './events.ts'
import { evilAmong } from './numbers.ts'
import { options as book } from './options.ts'
import { sideOf } from './roles.ts'
import type { Thavalon } from './state.ts'
import { tell } from './told.ts'

export type WishRefusal = 'roles-do-not-fit' | 'dagger-does-not-fit' | 'unknown-player'

/** The server's own check of the configuration, whatever the lobby has said before. */
export function refuseStart(setting: Setting<Thavalon>): string | null {
  const { seats, options } = setting
  const error = book.problems(options, seats.length).find(({ level }) => level === 'error')
  return error?.code ?? refuseWishes(setting)
}

function refuseWishes(setting: Setting<Thavalon>): WishRefusal | null {
  const { seats, options, wishes } = setting
  const { roles = seats.map(() => null), dagger, leader } = wishes
  if (roles.length !== seats.length || !canBeDealt(setting)) return 'roles-do-not-fit'
  if (leader !== undefined && !seats.includes(leader)) return 'unknown-player'
  if (dagger === undefined) return null
  if (!seats.includes(dagger)) return 'unknown-player'
  const holder = roles[seats.indexOf(dagger)]
  const evilWished = roles.filter((role) => role && sideOf(role) === 'evil').length
  const fits = holder ? sideOf(holder) === 'evil' : evilWished < evilAmong(seats.length, options)
  return fits ? null : 'dagger-does-not-fit'
}

export function start(setting: Setting<Thavalon>, chance: Chance): ThavalonEvent[] {
  const { seats, options, wishes } = setting
  const deal = drawDeal(setting, chance)
  const { roles, dagger } = deal
  return [
    { type: 'GameStarted', seats, options },
    { type: 'RolesDealt', roles, dagger, firstLeader: wishes.leader ?? null },
    ...seats.map((seat) => ({ type: 'RoleTold', seat, told: tell(deal, seat, chance) }) as const),
  ]
}

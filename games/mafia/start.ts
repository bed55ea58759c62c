import type { Chance, Setting } from '#engine'
import { drawRoles, rolesLeft, tell } from './deal.ts'
import type { MafiaEvent } from './events.ts'
import { countsOf } from './numbers.ts'
import { options as book } from './options.ts'
import type { Mafia } from './state.ts'

export type WishRefusal = 'roles-do-not-fit'

/** The server's own check of the configuration, whatever the lobby has said before. */
export function refuseStart(setting: Setting<Mafia>): string | null {
  const { seats, options, wishes } = setting
  const error = book.problems(options, seats.length).find(({ level }) => level === 'error')
  if (error) return error.code
  const fits = (wishes.roles?.length ?? seats.length) === seats.length && rolesLeft(setting) !== null
  return fits ? null : ('roles-do-not-fit' satisfies WishRefusal)
}

export function start(setting: Setting<Mafia>, chance: Chance): MafiaEvent[] {
  const { seats, options } = setting
  const roles = drawRoles(setting, chance)
  return [
    { type: 'GameStarted', seats, options, counts: countsOf(options, seats.length) },
    { type: 'RolesDealt', roles },
    ...seats.map((seat) => ({ type: 'RoleTold', seat, told: tell(roles, seats, seat) }) as const),
  ]
}

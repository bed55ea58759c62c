import { type Chance, type Seat, type Setting, shuffle } from '#engine'
import { countsOf } from './numbers.ts'
import { type Role, roleNames, roleRows, sideOf } from './roles.ts'
import type { Mafia, MafiaWishes, Told } from './state.ts'

type Roles = Readonly<Record<Seat, Role>>

/** What is left to deal when the wished roles are taken out of the pool, or null if they do not fit. */
export function rolesLeft({ seats, options, wishes }: Setting<Mafia>): Role[] | null {
  const counts = countsOf(options, seats.length)
  const left = roleNames.flatMap((role) => Array<Role>(Math.max(0, counts[role])).fill(role))
  for (const role of wished(seats, wishes)) {
    if (role === null) continue
    const at = left.indexOf(role)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

export function drawRoles(setting: Setting<Mafia>, chance: Chance): Roles {
  const drawn = shuffle(rolesLeft(setting) ?? [], chance)
  const roles = wished(setting.seats, setting.wishes)
  return Object.fromEntries(setting.seats.map((seat, at) => [seat, roles[at] ?? (drawn.pop() as Role)]))
}

function wished(seats: readonly Seat[], { roles }: Partial<MafiaWishes>): (Role | null)[] {
  return seats.map((_, at) => roles?.[at] ?? null)
}

/** What a role card says: the Mafia, besides oneself, to whoever may know them; in the order of the seats, which tells nothing. */
export function tell(roles: Roles, seats: readonly Seat[], seat: Seat): Told {
  const role = roles[seat] as Role
  const mafia = roleRows[role].learnsMafia
    ? seats.filter((other) => other !== seat && roleRows[roles[other] as Role].readsMafia)
    : []
  return { role, side: sideOf(role), names: mafia.length > 0 ? { mafia } : {} }
}

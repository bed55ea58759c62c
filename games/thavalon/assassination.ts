import type { Seat } from '#engine'
import { finish } from './course.ts'
import type { ThavalonEvent } from './events.ts'
import { type Role, roleRows } from './roles.ts'
import type { Call, ThavalonState } from './state.ts'

export function assassinate(state: ThavalonState, by: Seat, as: Call, targets: readonly Seat[]): ThavalonEvent[] {
  const found = isFound(state, as, targets)
  return [
    { type: 'AssassinStruck', by, as, targets, found },
    found ? finish(state, 'evil', 'assassination') : finish(state, 'good', 'spared'),
  ]
}

function isFound({ sealed }: ThavalonState, as: Call, targets: readonly Seat[]): boolean {
  const isTarget = {
    merlin: (role: Role) => role === 'merlin',
    nimue: (role: Role) => role === 'nimue',
    lovers: (role: Role) => roleRows[role].lover === true,
  }
  if (as !== 'none') return targets.every((target) => isTarget[as](sealed.roles[target] as Role))
  const hunted = (role: Role) => isTarget.merlin(role) || isTarget.nimue(role) || isTarget.lovers(role)
  return !Object.values(sealed.roles).some(hunted)
}

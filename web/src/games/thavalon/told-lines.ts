import type { Role, Told } from '#games/thavalon'
import { type ToldGroup, toldGroup } from '../quests/told-group.ts'
import { say } from './say.ts'

const sayRole = (role: Role) => say(`role.${role}`)

/** Who and what is named on a role card. */
export function toldGroups(told: Told, nameOf: (seat: number) => string): ToldGroup[] {
  const { names, roles, partner, side } = told
  const group = (code: string, items: readonly string[] | undefined) =>
    toldGroup((list) => say(code, { names: list }), items?.length === 0 ? undefined : items)
  const exact = Object.entries(names.exact ?? {}).map(([seat, role]) =>
    say('tell.exact-name', { name: nameOf(Number(seat)), role: sayRole(role) }),
  )
  return [
    ...group(side === 'evil' ? 'tell.mates' : 'tell.evil', names.evil?.map(nameOf)),
    ...group(names.wizards?.length === 1 ? 'tell.wizard' : 'tell.wizards', names.wizards?.map(nameOf)),
    ...group('tell.exact', exact),
    ...group('tell.partner', partner === null ? [] : [partnerLine(told.role, nameOf(partner))]),
    ...group(told.role === 'arthur' ? 'tell.good-roles' : 'tell.all-roles', roles.map(sayRole)),
  ]
}

/** Each of the Lovers knows that the other is the other one. */
function partnerLine(role: Role, name: string): string {
  return say('tell.exact-name', { name, role: sayRole(role === 'tristan' ? 'iseult' : 'tristan') })
}

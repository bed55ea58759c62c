import { countsOf, knownMafia, type MafiaOptions, type Role, roleNames, type Side, sideOf } from '#games/mafia'
import type { LobbyOpen } from '#lobby'
import { say } from '#telling/mafia/card'
import { m } from '#texts/messages'
import { playersOf } from '../../lib/players-of.ts'

/** The roles of one side with their counts, which everybody is told. */
export function rolesOf(lobby: LobbyOpen, side: Side): { readonly role: Role; readonly count: number }[] {
  const counts = countsOf(lobby.options as MafiaOptions, playersOf(lobby, knownMafia.players))
  return roleNames
    .filter((role) => sideOf(role) === side && counts[role] > 0)
    .map((role) => ({ role, count: counts[role] }))
}

interface Rule {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly help: string
}

/** The options of one group as the table has them; switches that are off are left out. */
export function rulesOf(lobby: LobbyOpen, group: 'rules' | 'timers'): Rule[] {
  const options = lobby.options as MafiaOptions
  return knownMafia.options.items
    .filter((item) => item.group === group)
    .flatMap((item) => {
      const rule = { id: item.id, name: say(item.label), help: say(item.help) }
      if (item.kind === 'toggle') return item.read(options) ? [{ ...rule, value: '' }] : []
      if (item.kind === 'choice') return [{ ...rule, value: say(`${item.label}.${item.read(options)}`) }]
      const count = item.read(options)
      return [{ ...rule, value: count === null ? say(`${item.label}.none`) : m['web.mafia.roles.seconds']({ count }) }]
    })
}

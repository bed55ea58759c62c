import { type AvalonOptions, evilAmong, knownAvalon, type Role, roleNames, type Side, sideOf } from '#games/avalon'
import type { LobbyOpen } from '#lobby'
import { playersOf } from '../../lib/players-of.ts'
import { iconOf } from '../quests/icons.ts'

/** The roles of one side with their counts; the places that no special role takes go to the ordinary one. */
export function rolesOf(lobby: LobbyOpen, side: Side): { readonly role: Role; readonly count: number }[] {
  const { roles } = lobby.options as AvalonOptions
  const players = playersOf(lobby, knownAvalon.players)
  const evil = evilAmong(players)
  const special = roleNames.filter((role) => sideOf(role) === side && (roles as readonly Role[]).includes(role))
  const rest = (side === 'evil' ? evil : players - evil) - special.length
  const ordinary: Role = side === 'evil' ? 'minion' : 'loyal'
  return [...special.map((role) => ({ role, count: 1 })), ...(rest > 0 ? [{ role: ordinary, count: rest }] : [])]
}

type Mode = 'lady' | 'decoy' | 'splitIntel' | 'oberonSplitIntel' | 'evilRing'

const icons: Readonly<Record<Mode, string>> = {
  lady: 'lady',
  decoy: 'decoy',
  splitIntel: 'split',
  oberonSplitIntel: 'split',
  evilRing: 'ring',
}

/** The modes that are on, and the ring whether it is on or not: everybody is told. */
export function modesOf(lobby: LobbyOpen): { readonly code: string; readonly isOn: boolean; readonly icon: string }[] {
  const options = lobby.options as AvalonOptions
  const modes = (Object.keys(icons) as Mode[])
    .map((code) => ({ code: code as string, isOn: options[code], icon: iconOf(icons[code]) }))
    .filter(({ code, isOn }) => isOn || code === 'evilRing')
  const noCard = options.roles.includes('merlin') && !options.assassin
  return noCard ? [...modes, { code: 'assassin', isOn: false, icon: iconOf('assassin') }] : modes
}

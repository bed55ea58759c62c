import type { Role } from '#games/mafia'
import sprite from './icons.svg?url'

const names = ['angel', 'bomber', 'dawn', 'dead', 'detective', 'mafia', 'minion', 'peace', 'villager'] as const

export type MafiaIcon = (typeof names)[number]

/** Where a drawing lies. They all come in one file, whatever this player is shown. */
export function iconOf(name: MafiaIcon): string {
  return `${sprite}#${name}`
}

/** Options that go by another name than their drawing. */
const otherNames: Readonly<Record<string, MafiaIcon>> = {
  evil: 'mafia',
  angelRepeats: 'angel',
  mafiaTie: 'mafia',
  quietFirstNight: 'peace',
  ghosts: 'dead',
  visibility: 'dawn',
}

/** The drawing for a code of the game, if there is one. */
export function iconFor(code: string): string | undefined {
  const name = names.find((one) => one === code) ?? otherNames[code]
  return name && iconOf(name)
}

export function emblemOf(role: Role): string {
  return iconOf(role)
}

import { roleNames } from '#games/thavalon'
import { iconOf } from '../quests/icons.ts'

/** The drawings of the options. */
const others: Readonly<Record<string, string>> = {
  firstRound: 'team',
  nineEvil: 'mordred',
  noTargetCall: 'assassin',
  window: 'horn',
  showWhoPlayed: 'team',
  seating: 'leader',
}

/** The drawing for a code of the game, if there is one. */
export function iconFor(code: string): string | undefined {
  const name = roleNames.find((role) => role === code) ?? others[code]
  return name && iconOf(name)
}

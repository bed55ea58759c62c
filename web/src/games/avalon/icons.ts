import { iconOf } from '../quests/icons.ts'

const names = [
  'assassin',
  'brute',
  'decoy',
  'lady',
  'loyal',
  'lunatic',
  'merlin',
  'mordred',
  'morgana',
  'oberon',
  'percival',
  'ring',
  'split',
]

/** Options that go by another name than their drawing. */
const otherNames: Readonly<Record<string, string>> = {
  evilRing: 'ring',
  splitIntel: 'split',
  oberonSplitIntel: 'split',
  showWhoPlayed: 'team',
  seating: 'leader',
}

/** The drawing for a code of the game, if there is one. */
export function iconFor(code: string): string | undefined {
  const name = names.find((one) => one === code) ?? otherNames[code]
  return name && iconOf(name)
}

/** The drawing for a role: every role has one, the kinds of Oberon share theirs, and a minion has the split shield. */
export function emblemOf(role: string): string {
  return iconFor(role) ?? iconOf(role === 'oberon_chaos' ? 'oberon' : 'split')
}

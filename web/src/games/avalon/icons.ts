import sprite from './icons.svg?url'

const names = [
  'assassin',
  'brute',
  'decoy',
  'fail',
  'lady',
  'leader',
  'loyal',
  'lunatic',
  'merlin',
  'mordred',
  'morgana',
  'oberon',
  'percival',
  'ring',
  'split',
  'success',
  'team',
] as const

export type AvalonIcon = (typeof names)[number]

/** Where a drawing lies. They all come in one file, whatever this player is shown. */
export function iconOf(name: AvalonIcon): string {
  return `${sprite}#${name}`
}

/** Options that go by another name than their drawing. */
const otherNames: Readonly<Record<string, AvalonIcon>> = {
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

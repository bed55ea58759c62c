import type { Problem } from '#engine'
import { evilAmong, leastPlayers, mostPlayers } from '../quests/index.ts'
import type { AvalonOptions } from './options.ts'
import { roleRows, type Special, sideOf } from './roles.ts'

export type ProblemCode = keyof typeof errorChecks | keyof typeof warningChecks

interface Facts {
  readonly options: AvalonOptions
  readonly players: number
  readonly has: (role: Special) => boolean
}

/** True where the problem is there. */
type Check = (facts: Facts) => boolean

const specialsOf = (options: AvalonOptions, side: 'good' | 'evil') =>
  options.roles.filter((role) => sideOf(role) === side).length

const merlinModes = (options: AvalonOptions) =>
  [options.decoy, options.splitIntel, options.oberonSplitIntel].filter(Boolean).length

export function ringMembers(options: AvalonOptions, players: number): number {
  return evilAmong(players) - options.roles.filter((role) => roleRows[role].apart).length
}

function visibleToMerlin(options: AvalonOptions, players: number): number {
  return evilAmong(players) - options.roles.filter((role) => roleRows[role].hiddenFromMerlin).length
}

const needsMorePlayers = (role: Special): Check => {
  const least = roleRows[role].leastPlayers ?? leastPlayers
  return ({ has, players }) => has(role) && players < least
}

const errorChecks = {
  'players-out-of-range': ({ players }) => players < leastPlayers || players > mostPlayers,
  'too-many-good': ({ options, players }) => specialsOf(options, 'good') > players - evilAmong(players),
  'too-many-evil': ({ options, players }) => specialsOf(options, 'evil') > evilAmong(players),
  'percival-needs-merlin': ({ has }) => has('percival') && !has('merlin'),
  'merlin-needs-dagger': ({ options, has }) => has('merlin') && options.assassin && !has('assassin'),
  'assassin-card-unused': ({ options, has }) => has('assassin') && !(options.assassin && has('merlin')),
  'one-oberon': ({ has }) => has('oberon') && has('oberon_chaos'),
  'one-merlin-mode': ({ options }) => merlinModes(options) > 1,
  'merlin-mode-needs-merlin': ({ options, has }) => merlinModes(options) > 0 && !has('merlin'),
  'split-needs-visible-evil': ({ options, players }) => options.splitIntel && visibleToMerlin(options, players) < 1,
  'oberon-split-needs-oberon': ({ options, has }) => options.oberonSplitIntel && !has('oberon') && !has('oberon_chaos'),
  'oberon-split-not-chaos': ({ options, has }) => options.oberonSplitIntel && has('oberon_chaos') && !has('oberon'),
  'ring-needs-three': ({ options, players }) => options.evilRing && ringMembers(options, players) < 3,
  'lunatic-needs-seven': needsMorePlayers('lunatic'),
  'brute-needs-seven': needsMorePlayers('brute'),
} as const satisfies Record<string, Check>

const warningChecks = {
  'percival-without-morgana': ({ has }) => has('percival') && !has('morgana'),
  'morgana-without-percival': ({ has }) => has('morgana') && !has('percival'),
  'lady-under-seven': ({ options, players }) => options.lady && players < 7,
  'mordred-with-oberon-chaos': ({ has }) => has('mordred') && has('oberon_chaos'),
} as const satisfies Record<string, Check>

const errors = Object.entries<Check>(errorChecks)
const warnings = Object.entries<Check>(warningChecks)

export function problems(options: AvalonOptions, players: number): Problem[] {
  const facts: Facts = { options, players, has: (role) => options.roles.includes(role) }
  const evil = evilAmong(players)
  const params = { players, evil, good: players - evil }
  const found = (checks: typeof errors, level: Problem['level']) =>
    checks.filter(([, isThere]) => isThere(facts)).map(([code]) => ({ level, code, params }))
  return [...found(errors, 'error'), ...found(warnings, 'warning')]
}

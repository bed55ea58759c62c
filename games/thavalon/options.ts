import type { OptionBook, OptionItem, Problem } from '#engine'
import { leastPlayers, mostPlayers, seatingItem, type TableOptions, toggleOf } from '../quests/index.ts'

export interface ThavalonOptions extends TableOptions {
  /** How the first round is decided: team after team, or two teams and one vote between them. */
  readonly firstRound: 'sequential' | 'choose'
  /** Four evil players among nine. */
  readonly nineEvil: boolean
  /** The Assassin may say that nobody can be assassinated. */
  readonly noTargetCall: boolean
  /** Seconds between a result that opens Agravaine's window and the next vote. */
  readonly window: number
}

export type ProblemCode = 'players-out-of-range' | 'six-unbalanced' | 'nine-unbalanced'

const longestWindow = 60

const firstRound: OptionItem<ThavalonOptions> = {
  id: 'firstRound',
  group: 'modes',
  kind: 'choice',
  label: 'option.firstRound',
  help: 'option.firstRound.help',
  values: (['sequential', 'choose'] as const).map((value) => ({ value, label: `option.firstRound.${value}` })),
  read: (options) => options.firstRound,
  write: (options, value) => ({ ...options, firstRound: value === 'choose' ? value : 'sequential' }),
}

const window: OptionItem<ThavalonOptions> = {
  id: 'window',
  group: 'table',
  kind: 'number',
  label: 'option.window',
  help: 'option.window.help',
  least: 0,
  most: longestWindow,
  step: 5,
  nullable: false,
  read: (options) => options.window,
  write: (options, value) => ({ ...options, window: value ?? 0 }),
}

export const options: OptionBook<ThavalonOptions> = {
  defaults: {
    firstRound: 'sequential',
    nineEvil: false,
    noTargetCall: false,
    window: 15,
    showWhoPlayed: true,
    seating: 'random',
  },
  items: [
    firstRound,
    toggleOf('nineEvil', 'modes'),
    toggleOf('noTargetCall', 'modes'),
    window,
    toggleOf('showWhoPlayed', 'table'),
    seatingItem(),
  ],
  problems,
  settle: (chosen) => ({ options: chosen, notices: [] }),
}

function problems({ nineEvil }: ThavalonOptions, players: number): Problem[] {
  const problem = (level: Problem['level'], code: ProblemCode): Problem => ({ level, code, params: { players } })
  if (players < leastPlayers || players > mostPlayers) return [problem('error', 'players-out-of-range')]
  if (players === 6) return [problem('warning', 'six-unbalanced')]
  return players === 9 && !nineEvil ? [problem('warning', 'nine-unbalanced')] : []
}

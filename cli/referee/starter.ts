import type { Setting, Shape } from '#engine'
import type { Names } from '../names.ts'
import { type Fields, isFields, type Refusal, type Starter } from './refereed.ts'
import { RefereedGame, type Speaker } from './refereed-game.ts'

/** How the referee reads a start of one game. */
export interface Opening<G extends Shape> {
  readonly speaker: Speaker<G>
  /** Null where there is an option or a value that the referee does not know. */
  readonly readOptions: (given: Fields) => G['options'] | null
  /** What is fixed of the deal, or the code of what is wrong with it. */
  readonly readDeal: (deal: Fields, names: Names) => Partial<G['wishes']> | string
}

export function starterOf<G extends Shape>({ speaker, readOptions, readDeal }: Opening<G>): Starter {
  const refused = (code: string): Refusal => ({ refused: code, why: speaker.why(code) })
  return ({ names, options: given, deal, chance }) => {
    const options = isFields(given) ? readOptions(given) : null
    if (options === null) return refused('bad-options')
    const wishes = isFields(deal) ? readDeal(deal, names) : 'bad-deal'
    if (typeof wishes === 'string') return refused(wishes)
    const setting = { seats: names.seats, options, wishes }
    const table = RefereedGame.start(speaker, names, setting, chance)
    return typeof table === 'string' ? startRefused(speaker, setting, table) : table
  }
}

/** Why a game cannot start, with the numbers of the problem. */
export function startRefused<G extends Shape>(
  { game, why }: Speaker<G>,
  { seats, options }: Setting<G>,
  code: string,
): Refusal {
  const problem = game.options.problems(options, seats.length).find((one) => one.code === code)
  return { refused: code, why: why(code, problem?.params) }
}

/** Roles by name, in the order of the seats; one that is to be drawn is null. */
export function isRoleList<R extends string>(roles: unknown, known: readonly R[]): roles is (R | null)[] {
  return Array.isArray(roles) && roles.every((role) => role === null || known.includes(role))
}

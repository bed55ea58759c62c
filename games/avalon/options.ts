import * as v from 'valibot'
import type { OptionBook } from '#engine'
import { optionItems } from './option-items.ts'
import { problems } from './problems.ts'
import { type Special, specials } from './roles.ts'
import { settle } from './settle.ts'

export interface AvalonOptions {
  /** The special roles in play. The Assassin is among them exactly when Merlin is and the Assassin's card is used. */
  readonly roles: readonly Special[]
  /** House rule when false: no Assassin card, the dagger goes to a random evil player. */
  readonly assassin: boolean
  readonly lady: boolean
  readonly decoy: boolean
  readonly splitIntel: boolean
  readonly oberonSplitIntel: boolean
  readonly evilRing: boolean
  readonly showWhoPlayed: boolean
  readonly seating: 'random' | 'as-we-sit'
}

const switches = v.strictObject({
  roles: v.optional(v.pipe(v.array(v.picklist(specials)), v.maxLength(10))),
  assassin: v.optional(v.boolean(), true),
  lady: v.optional(v.boolean(), false),
  decoy: v.optional(v.boolean(), false),
  splitIntel: v.optional(v.boolean(), false),
  oberonSplitIntel: v.optional(v.boolean(), false),
  evilRing: v.optional(v.boolean(), false),
  showWhoPlayed: v.optional(v.boolean(), true),
  seating: v.optional(v.picklist(['random', 'as-we-sit']), 'random'),
})

function parse(input: unknown): AvalonOptions | null {
  const parsed = v.safeParse(switches, input)
  // To valibot an empty list is an object without fields.
  if (!parsed.success || Array.isArray(input)) return null
  const { roles = parsed.output.assassin ? ['merlin', 'assassin'] : ['merlin'], ...rest } = parsed.output
  return new Set(roles).size === roles.length ? { roles, ...rest } : null
}

export const options: OptionBook<AvalonOptions> = {
  defaults: parse({}) as AvalonOptions,
  items: optionItems,
  parse,
  problems,
  settle,
}

import * as v from 'valibot'
import { type AvalonOptions, options } from './options.ts'
import { specials } from './roles.ts'

const { roles: _, ...plain } = options.defaults
const flag = (name: keyof typeof plain) => v.optional(v.boolean(), plain[name] as boolean)

const switches = v.strictObject({
  roles: v.optional(v.pipe(v.array(v.picklist(specials)), v.maxLength(10))),
  assassin: flag('assassin'),
  lady: flag('lady'),
  decoy: flag('decoy'),
  splitIntel: flag('splitIntel'),
  oberonSplitIntel: flag('oberonSplitIntel'),
  evilRing: flag('evilRing'),
  showWhoPlayed: flag('showWhoPlayed'),
  seating: v.optional(v.picklist(['random', 'as-we-sit']), plain.seating),
})

/** Reads options of unknown origin strictly, with the defaults for what is missing. */
export function parseOptions(input: unknown): AvalonOptions | null {
  const parsed = v.safeParse(switches, input)
  // To valibot an empty list is an object without fields.
  if (!parsed.success || Array.isArray(input)) return null
  const { roles = parsed.output.assassin ? ['merlin', 'assassin'] : ['merlin'], ...rest } = parsed.output
  return new Set(roles).size === roles.length ? { roles, ...rest } : null
}

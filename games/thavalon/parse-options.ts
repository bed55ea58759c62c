import * as v from 'valibot'
import { longestWindow, options, type ThavalonOptions } from './options.ts'

const { defaults } = options

const fields = v.strictObject({
  firstRound: v.optional(v.picklist(['sequential', 'choose']), defaults.firstRound),
  nineEvil: v.optional(v.boolean(), defaults.nineEvil),
  noTargetCall: v.optional(v.boolean(), defaults.noTargetCall),
  window: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(longestWindow)), defaults.window),
  showWhoPlayed: v.optional(v.boolean(), defaults.showWhoPlayed),
  seating: v.optional(v.picklist(['random', 'as-we-sit']), defaults.seating),
})

/** Reads options of unknown origin strictly, with the defaults for what is missing. */
export function parseOptions(input: unknown): ThavalonOptions | null {
  const parsed = v.safeParse(fields, input)
  // To valibot an empty list is an object without fields.
  return parsed.success && !Array.isArray(input) ? parsed.output : null
}

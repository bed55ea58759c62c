import * as v from 'valibot'
import type { MafiaOptions } from './options.ts'
import { mostPlayers } from './table.ts'
import { type Timer, timerRows } from './timers.ts'

const off = v.optional(v.boolean(), false)
const upTo = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

/** Seconds or null; of a timer that may be off, 0 says so too. */
function seconds(timer: Timer, off: readonly 0[] = []) {
  const { least, most, usual } = timerRows[timer]
  return v.optional(v.nullable(v.union([upTo(least, most), v.picklist(off)])), usual)
}

const schema = v.strictObject({
  evil: v.optional(v.nullable(upTo(1, mostPlayers)), null),
  minion: v.optional(v.union([v.boolean(), upTo(0, mostPlayers)]), 0),
  angel: off,
  detective: off,
  bomber: off,
  visibility: v.optional(v.picklist(['hidden', 'realtime']), 'hidden'),
  angelRepeats: off,
  mafiaTie: v.optional(v.picklist(['random', 'none']), 'random'),
  quietFirstNight: off,
  ghosts: off,
  discussion: seconds('discussion', [0]),
  night: seconds('night'),
  minNight: seconds('minNight'),
  voting: seconds('voting'),
  runoff: seconds('runoff'),
})

/** Reads options of unknown origin strictly, with the defaults for what is missing. */
export function parseOptions(input: unknown): MafiaOptions | null {
  const parsed = v.safeParse(schema, input)
  // To valibot an empty list is an object without fields.
  if (!parsed.success || Array.isArray(input)) return null
  const { minion, discussion, minNight, ...rest } = parsed.output
  return { ...rest, minion: Number(minion), discussion: discussion === 0 ? null : discussion, minNight: minNight ?? 0 }
}

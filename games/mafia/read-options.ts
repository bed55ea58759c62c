import { readOptions } from '#engine'
import { type MafiaOptions, options } from './options.ts'

/** What a referee's file may say otherwise: a Minion is one, no seconds for a discussion are none, and no least night is 0. */
const synonyms: Readonly<Record<string, ReadonlyMap<unknown, unknown>>> = {
  minion: new Map([
    [true, 1],
    [false, 0],
  ]),
  discussion: new Map([[0, null]]),
  minNight: new Map([[null, 0]]),
}

/** Options of unknown origin. */
export function readMafiaOptions(input: unknown): MafiaOptions | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  const plain = Object.entries(input).map(([field, value]) => {
    const other = synonyms[field]
    return [field, other?.has(value) ? other.get(value) : value]
  })
  return readOptions(options, Object.fromEntries(plain))
}

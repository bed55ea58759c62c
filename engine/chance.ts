/** The only door to luck and time. A host injects a cryptographic source, a test a seed. */
export interface Chance {
  /** Milliseconds since 1970. */
  readonly now: number
  /** One uniformly random byte, 0 to 255. */
  readonly byte: () => number
}

/** Uniform in 0..limit-1, for limits up to 256. Bytes past the last whole multiple are thrown away: a bare modulo favours low numbers. */
export function below(limit: number, chance: Chance): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 256) throw new RangeError(`no uniform draw below ${limit}`)
  const end = 256 - (256 % limit)
  let byte = chance.byte()
  while (byte >= end) byte = chance.byte()
  return byte % limit
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  return items[below(items.length, chance)] as T
}

/** Fisher and Yates; every order is equally likely. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = items.slice()
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1, chance)
    const held = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = held
  }
  return shuffled
}

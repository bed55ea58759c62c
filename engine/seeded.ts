import type { Chance } from './chance.ts'

/** Repeatable luck for tests, benchmarks and refereed games: the small fast counter generator (sfc32), seeded by text. Never for real tables. */
export function seededChance(seed: string, now = 0): Chance {
  let [a, b, c, counter] = [digest(seed, 1), digest(seed, 2), digest(seed, 3), 1]
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum
  }
  for (let round = 0; round < 12; round++) word()
  return { now, byte: () => word() >>> 24 }
}

/** FNV-1a over the text's code units, salted so that three digests of one seed differ. */
function digest(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

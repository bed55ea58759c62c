import { getRandomValues } from 'node:crypto'
import type { Chance } from '#engine'

const pool = new Uint8Array(4096)
let used = pool.length

/** Luck for real tables, from the system's cryptographic source, a few thousand bytes at a time. */
export function cryptoChance(now = Date.now()): Chance {
  return { now, byte: nextByte }
}

function nextByte(): number {
  if (used === pool.length) {
    getRandomValues(pool)
    used = 0
  }
  const byte = pool[used] as number
  // A byte that has decided a secret does not stay in memory.
  pool[used++] = 0
  return byte
}

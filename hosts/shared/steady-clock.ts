import type { Clock } from './stored-room.ts'

/** A clock that follows the machine's and never goes back, also not behind what was stored before. */
export function steadyClock(stored: number | null, machine: Clock = Date.now): Clock {
  let last = stored ?? 0
  let behind = 0
  return () => {
    const now = machine()
    behind = Math.max(behind, last - now)
    last = now + behind
    return last
  }
}

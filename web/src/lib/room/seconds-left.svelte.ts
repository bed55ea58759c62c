import { secondsBetween } from '../ui/clock-time.ts'
import type { RoomSession } from './room-session.svelte.ts'

/** Whole seconds until a moment of the server's clock, or null where no clock runs. */
export class SecondsLeft {
  #now = $state<number | null>(null)

  constructor(room: RoomSession, deadline: () => number | null) {
    $effect(() => {
      const end = deadline()
      const look = () => {
        this.#now = end === null ? null : secondsBetween(room.serverTime(), end)
      }
      look()
      if (end === null) return
      const timer = setInterval(look, 250)
      return () => clearInterval(timer)
    })
  }

  get now(): number | null {
    return this.#now
  }
}

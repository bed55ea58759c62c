import type { Chance } from '#engine'
import type { LobbySealed, SeatCode } from '#lobby'
import { lettersOf, secretLength } from '#protocol'

/** How long a one-time code works, in milliseconds. */
export const codeLives = 60_000

export function drawCode(chance: Chance): string {
  return lettersOf(Array.from({ length: secretLength }, chance.byte))
}

/** Somebody may come any moment to claim a seat. */
export function isAwaited({ offers }: LobbySealed, now: number): boolean {
  return offers.some(({ until }) => until > now)
}

/** What was offered with the code of this hash, if it still works. */
export function seatCodeOf({ offers }: LobbySealed, hash: string, now: number): SeatCode | null {
  return offers.find((offer) => offer.hash === hash && offer.until > now) ?? null
}

import type { Seat } from '#engine'
import type { Open } from './state.ts'

/** The Lady goes first to the player on the first leader's right, who would lead last. */
export function firstHolder(seating: readonly Seat[], leader: Seat): Seat {
  return seating.at(seating.indexOf(leader) - 1) as Seat
}

/** Nobody who has ever held the Lady can be examined, and so not the holder either. */
export function canBeExamined(open: Open, target: Seat): boolean {
  return !open.lady?.held.includes(target)
}

/** After the results of quests 2, 3 and 4 (the fifth always decides), and only where somebody is left to examine. */
export function ladyIsDue(open: Open): boolean {
  return open.lady !== null && open.quests.length >= 2 && open.seats.some((seat) => canBeExamined(open, seat))
}

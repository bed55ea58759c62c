import type { Seat } from '#engine'
import { type Call, targetsOf } from '#games/thavalon'

/** Who is named after this tap: one more, one less, or the newest in place of the oldest. */
export function toggled(chosen: readonly Seat[], seat: Seat, call: Call): readonly Seat[] {
  if (chosen.includes(seat)) return chosen.filter((one) => one !== seat)
  const most = targetsOf[call]
  return most === 0 ? [] : [...chosen, seat].slice(-most)
}

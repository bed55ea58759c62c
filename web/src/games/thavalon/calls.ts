import type { Seat } from '#engine'
import type { Call } from '#games/thavalon'

const targets: Readonly<Record<Call, number>> = { merlin: 1, nimue: 1, lovers: 2, none: 0 }

/** How many players a call names. */
export function targetsOf(call: Call): number {
  return targets[call]
}

/** Who is named after this tap: one more, one less, or the newest in place of the oldest. */
export function toggled(chosen: readonly Seat[], seat: Seat, call: Call): readonly Seat[] {
  if (chosen.includes(seat)) return chosen.filter((one) => one !== seat)
  const most = targetsOf(call)
  return most === 0 ? [] : [...chosen, seat].slice(-most)
}

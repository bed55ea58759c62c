import { type Limits, usualLimits } from '#hosts/shared'
import { pingEvery } from '#protocol'

/** Where rooms sleep nobody can ping, so the host counts on phones that do. */
export interface SleeperLimits extends Limits {
  /** After how many seconds without its usual ping a phone is missed. */
  readonly silentSeconds: number
}

/** The usual limits, but for these. */
export function sleeperLimits(changes: Partial<SleeperLimits> = {}): SleeperLimits {
  return { ...usualLimits, silentSeconds: (2.5 * pingEvery) / 1_000, ...changes }
}

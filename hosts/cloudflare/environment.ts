import { pingEvery } from '#protocol'
import { type Limits, usualLimits } from '../limits.ts'
import type { RoomObject } from './room-object.ts'

/** This platform cannot ping, so it counts on phones that do. */
export interface ObjectLimits extends Limits {
  /** After how many seconds without its usual ping a phone is missed. */
  readonly silentSeconds: number
}

/** What `wrangler.jsonc` binds. */
export interface Environment {
  readonly ROOMS: DurableObjectNamespace<RoomObject>
  readonly ASSETS: Fetcher
  /** Whatever differs from the usual limits. */
  readonly LIMITS?: Partial<ObjectLimits>
  /** The platform's counters, each for one location of its network. Without them an isolate counts alone. */
  readonly NEW_ROOMS?: RateLimit
  readonly GUESSES?: RateLimit
  readonly NEW_SOCKETS?: RateLimit
}

export function limitsOf({ LIMITS }: Environment): ObjectLimits {
  return { ...usualLimits, silentSeconds: (2.5 * pingEvery) / 1_000, ...LIMITS }
}

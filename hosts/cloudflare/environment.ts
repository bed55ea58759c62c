import { type Limits, usualLimits } from '../limits.ts'
import type { RoomObject } from './room-object.ts'

/** What `wrangler.jsonc` binds. */
export interface Environment {
  readonly ROOMS: DurableObjectNamespace<RoomObject>
  readonly ASSETS: Fetcher
  /** Whatever differs from the usual limits. */
  readonly LIMITS?: Partial<Limits>
  /** The platform's counters, each for one location of its network. Without them an isolate counts alone. */
  readonly NEW_ROOMS?: RateLimit
  readonly GUESSES?: RateLimit
  readonly NEW_SOCKETS?: RateLimit
}

export function limitsOf({ LIMITS }: Environment): Limits {
  return { ...usualLimits, ...LIMITS }
}

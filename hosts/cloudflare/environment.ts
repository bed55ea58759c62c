import type { RoomObject } from './room-object.ts'
import type { SleeperLimits } from './sleeper-limits.ts'

/** What `wrangler.jsonc` binds. */
export interface Environment {
  readonly ROOMS: DurableObjectNamespace<RoomObject>
  readonly ASSETS: Fetcher
  /** Whatever differs from the usual limits. */
  readonly LIMITS?: Partial<SleeperLimits>
  /** The platform's counters, each for one location of its network. Without them an isolate counts alone. */
  readonly NEW_ROOMS?: RateLimit
  readonly GUESSES?: RateLimit
  readonly NEW_SOCKETS?: RateLimit
}

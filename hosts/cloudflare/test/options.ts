import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, type MiniflareOptions } from 'miniflare'
import type { Unstable_MiniflareWorkerOptions } from 'wrangler'
import type { Orders } from '../../test/serve-process.ts'

const built = join(import.meta.dirname, '../../../.build/cloudflare')

export interface Extras {
  /** With the platform's own counters, which cannot be told the limits of a test. */
  readonly counters?: boolean
  /** Another Worker than ours. */
  readonly script?: string
  /** Is told what workerd says, which is said on the console otherwise. */
  readonly hear?: (said: { readonly message: string }) => void
}

/** workerd as `wrangler.jsonc` has it, but for the limits, with its objects in this folder. */
export function optionsOf(
  { data, port, address, limits }: Orders,
  { counters, script, hear }: Extras = {},
): MiniflareOptions {
  const { workerOptions } = JSON.parse(
    readFileSync(join(built, 'options.json'), 'utf8'),
  ) as Unstable_MiniflareWorkerOptions
  const { compatibilityDate, compatibilityFlags, durableObjects, assets, ratelimits } = workerOptions
  return convertV4MiniflareOptions({
    ...{ compatibilityDate, compatibilityFlags, durableObjects, assets },
    ...(counters && { ratelimits }),
    name: 'roundtable',
    modules: true,
    scriptPath: script ?? join(built, 'index.js'),
    bindings: { LIMITS: { ...limits } },
    ...(hear && { handleStructuredLogs: hear }),
    resourcePersistencePath: data,
    host: address,
    port,
  } as unknown as Parameters<typeof convertV4MiniflareOptions>[0])
}

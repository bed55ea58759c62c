import { hostname } from 'node:os'
import type { Settings } from './settings.ts'

/** Names that nobody can register for the whole internet. */
const local = /^(localhost|[^.]+|.+\.(localhost|local|lan|internal|home\.arpa))$/
const numbers = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/

/**
 * Whether this server may be called by this name. A stranger's name that was pointed at a machine of this network would
 * make the stranger's page ours; behind TLS or a proxy such a name does not get so far.
 */
export function isOurName(
  host: string | undefined,
  { tlsCert, proxies, origins }: Pick<Settings, 'tlsCert' | 'proxies' | 'origins'>,
): boolean {
  if (tlsCert !== null || proxies > 0) return true
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname
  const named = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname)
  return numbers.test(name) || local.test(name) || name === hostname().toLowerCase() || named.includes(name)
}

import { join } from 'node:path'
import { type Limits, usualLimits } from '#hosts/shared'

/** Everything that can be set, with defaults that suit one machine and a few thousand tables. */
export interface Settings extends Limits {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly tlsCert: string | null
  readonly tlsKey: string | null
  /** How many proxies of ours stand before the server and report the visitor's address. */
  readonly proxies: number
  /** How long a connection may keep silent before it asks for something. */
  readonly requestSeconds: number
  readonly connectionsPerAddress: number
  readonly bytesWaiting: number
  readonly idleSeconds: number
  /** Who may read `/metrics`. */
  readonly metrics: (typeof metricsReaders)[number]
}

export const metricsReaders = ['this-machine', 'everybody'] as const

export const defaults: Settings = {
  ...usualLimits,
  port: 3000,
  host: '0.0.0.0',
  data: './data',
  tlsCert: null,
  tlsKey: null,
  proxies: 0,
  requestSeconds: 10,
  connectionsPerAddress: 1_000,
  bytesWaiting: 262_144,
  idleSeconds: 60,
  metrics: 'this-machine',
}

export function databaseFile({ data }: Pick<Settings, 'data'>): string {
  return join(data, 'roundtable.sqlite')
}

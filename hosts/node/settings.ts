import { join } from 'node:path'

/** Everything that can be set, with defaults that suit one machine and a few thousand tables. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly tlsCert: string | null
  readonly tlsKey: string | null
  /** Which web origins may open sockets; empty for the server's own. */
  readonly origins: readonly string[]
  /** How many proxies of ours stand before the server and report the visitor's address. */
  readonly proxies: number
  /** How long a socket may keep silent before its hello. */
  readonly helloSeconds: number
  readonly messagesPerSecond: number
  readonly messagesAtOnce: number
  readonly roomsPerAddressAndHour: number
  /** How many codes of rooms that are not there one address may try. */
  readonly guessesPerAddressAndHour: number
  readonly socketsPerAddress: number
  readonly bytesWaiting: number
  readonly idleSeconds: number
  readonly keepDays: number
}

export const defaults: Settings = {
  port: 3000,
  host: '0.0.0.0',
  data: './data',
  tlsCert: null,
  tlsKey: null,
  origins: [],
  proxies: 0,
  helloSeconds: 10,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  roomsPerAddressAndHour: 60,
  guessesPerAddressAndHour: 200,
  socketsPerAddress: 500,
  bytesWaiting: 262_144,
  idleSeconds: 60,
  keepDays: 30,
}

export function databaseFile({ data }: Pick<Settings, 'data'>): string {
  return join(data, 'roundtable.sqlite')
}

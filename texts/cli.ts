import { m } from './compiled/messages.js'

export const refereeTexts = {
  'no-game': m['referee.no-game'],
  'unknown-game': m['referee.unknown-game'],
  'bad-names': m['referee.bad-names'],
  malformed: m['referee.malformed'],
  'unknown-player': m['referee.unknown-player'],
  'not-json': m['referee.not-json'],
  'not-a-line': m['referee.not-a-line'],
} as const

export const cliTexts = {
  usage: m['cli.usage'],
  here: m['cli.here'],
  network: m['cli.network'],
  stop: m['cli.stop'],
  'bad-setting': m['cli.bad-setting'],
  'file-owned': m['cli.file-owned'],
  'port-taken': m['cli.port-taken'],
  'no-server-data': m['cli.no-server-data'],
  copied: m['cli.copied'],
  'own-file': m['cli.own-file'],
  'data-lost': m['cli.data-lost'],
  'bad-data': m['cli.bad-data'],
  'bad-tls': m['cli.bad-tls'],
  'cannot-listen': m['cli.cannot-listen'],
  unreadable: m['cli.unreadable'],
  'table-heading': m['cli.table-heading'],
} as const

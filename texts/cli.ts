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
  unreadable: m['cli.unreadable'],
  'table-heading': m['cli.table-heading'],
} as const

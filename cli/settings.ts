import { parseArgs } from 'node:util'
import { defaults, metricsReaders, type Settings } from '#hosts/node'

type Key = keyof Settings

/** `messagesPerSecond` is `--messages-per-second` on the command line and `ROUNDTABLE_MESSAGES_PER_SECOND` outside. */
export const flagOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const variableOf = (key: string) => `ROUNDTABLE_${flagOf(key).replaceAll('-', '_').toUpperCase()}`

export class BadSetting extends Error {
  readonly setting: string
  readonly value: string

  constructor(setting: string, value: string) {
    super('bad setting')
    this.setting = setting
    this.value = value
  }
}

/** The settings of the command line, else of the environment, else the defaults. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings; readonly rest: readonly string[] } {
  const keys = Object.keys(defaults) as Key[]
  const options = Object.fromEntries(keys.map((key) => [flagOf(key), { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const given = keys.map((key) => {
    const text = (values[flagOf(key)] as string | undefined) ?? environment[variableOf(key)]
    return [key, text === undefined ? defaults[key] : readValue(key, text)]
  })
  return { settings: Object.fromEntries(given) as Settings, rest: positionals }
}

function readValue(key: Key, text: string): Settings[Key] {
  const fallback = defaults[key]
  if (Array.isArray(fallback)) return text.split(',').filter((part) => part !== '')
  if (key === 'metrics' && !metricsReaders.some((one) => one === text)) throw new BadSetting(`--${flagOf(key)}`, text)
  if (typeof fallback !== 'number') return text
  const number = Number(text)
  const most = key === 'port' ? 65_535 : Number.MAX_SAFE_INTEGER
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < 0 || number > most) {
    throw new BadSetting(`--${flagOf(key)}`, text)
  }
  return number
}

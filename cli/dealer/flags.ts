import { parseArgs } from 'node:util'
import { cliTexts, dealerTexts } from '#texts'
import type { Fields } from '../referee/refereed.ts'
import { flagOf } from '../settings.ts'

/** The command line was not understood; the message says what of it. */
export class Misuse extends Error {}

interface Flag {
  /** The option that it sets. */
  readonly key: string
  readonly kind: 'switch' | 'value'
  readonly read: (text: string) => unknown
}

export type Flags = ReadonlyMap<string, Flag>

/** A flag for each of these options: `nineEvil` is `--nine-evil`, and what is on by itself is switched off with `--no-`. */
export function flagsFor(defaults: Fields): Flags {
  return new Map(
    Object.entries(defaults).map(([key, usual]): [string, Flag] => {
      if (typeof usual === 'boolean') {
        return [usual ? `no-${flagOf(key)}` : flagOf(key), { key, kind: 'switch', read: () => !usual }]
      }
      return [flagOf(key), { key, kind: 'value', read: (text) => valueFrom(usual, text) }]
    }),
  )
}

function valueFrom(usual: unknown, text: string): unknown {
  if (Array.isArray(usual)) return text.split(',').filter((part) => part !== '')
  return typeof usual !== 'string' && /^\d+$/.test(text) ? Number(text) : text
}

/** The options that the flags set, and what stands beside them. */
export function readFlags(flags: Flags, args: readonly string[]): { readonly given: Fields; readonly rest: string[] } {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...flags].map(([flag, { kind }]) => [flag, { type: kind === 'switch' ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  })
  const set = tokens.filter((token) => token.kind === 'option').map((token) => setting(flags, token))
  return { given: Object.fromEntries(set), rest: positionals }
}

interface Token {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function setting(flags: Flags, { name, rawName, value, inlineValue }: Token): [key: string, value: unknown] {
  const flag = flags.get(name)
  if (!flag) throw new Misuse(dealerTexts['unknown-flag']({ flag: rawName }))
  if (flag.kind === 'switch') {
    if (value !== undefined) throw badValue(rawName, value)
    return [flag.key, flag.read('')]
  }
  // The flag after one that lacks its value is not that value.
  const isMissing = value === undefined || (!inlineValue && value.startsWith('--'))
  if (isMissing) throw new Misuse(dealerTexts['no-value']({ flag: rawName }))
  return [flag.key, flag.read(value)]
}

export function badValue(name: string, value: string): Misuse {
  return new Misuse(cliTexts['bad-setting']({ name, value }))
}

import { parseArgs } from 'node:util'
import { cliTexts, dealerTexts, refereeTexts } from '#texts'
import type { Fields } from '../referee/refereed.ts'
import { flagOf } from '../settings.ts'
import { type Dealer, dealers } from './games.ts'

/** What is asked of the dealer. */
export interface Order {
  readonly dealer: Dealer
  readonly names: readonly string[]
  readonly options: Fields
  readonly seed: string | undefined
  readonly out: string | undefined
  readonly json: boolean
}

/** The command line was not understood; the message says what of it. */
export class Misuse extends Error {}

interface Flag {
  readonly kind: 'switch' | 'value'
  /** The option's key, or the name of one of the dealer's own flags. */
  readonly key: string
  readonly read: (text: string) => unknown
}

const own: Readonly<Record<string, Flag>> = {
  out: { kind: 'value', key: 'out', read: String },
  seed: { kind: 'value', key: 'seed', read: String },
  json: { kind: 'switch', key: 'json', read: () => true },
}

/** `nineEvil` is `--nine-evil`, and what is on by itself is switched off with `--no-`. */
export function flagsOf({ defaults }: Dealer): Record<string, Flag> {
  return Object.fromEntries(
    Object.entries(defaults).map(([key, usual]): [string, Flag] => {
      if (typeof usual !== 'boolean')
        return [flagOf(key), { kind: 'value', key, read: (text) => valueFrom(usual, text) }]
      return [usual ? `no-${flagOf(key)}` : flagOf(key), { kind: 'switch', key, read: () => !usual }]
    }),
  )
}

function valueFrom(usual: unknown, text: string): unknown {
  if (Array.isArray(usual)) return text.split(',').filter((part) => part !== '')
  return /^\d+$/.test(text) ? Number(text) : text
}

export function readOrder([game, ...rest]: readonly string[]): Order {
  const dealer = game === undefined ? undefined : dealers.get(game)
  if (!dealer) {
    throw new Misuse(
      game?.match(/^[^-]/) ? refereeTexts['unknown-game']() : dealerTexts['no-game']({ games: gameNames() }),
    )
  }
  const flags = { ...flagsOf(dealer), ...own }
  const { positionals: names, tokens } = parseArgs({
    args: rest,
    options: Object.fromEntries(
      Object.entries(flags).map(([flag, { kind }]) => [flag, { type: kind === 'switch' ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  })
  const given: Record<string, unknown> = {}
  for (const token of tokens) if (token.kind === 'option') readFlag(flags, token, given)
  const { out, seed, json = false, ...options } = given
  if (json && out !== undefined) throw new Misuse(dealerTexts['no-folder']())
  for (const [flag, { key }] of Object.entries(flagsOf(dealer))) {
    if (key in options && !dealer.accepts({ [key]: options[key] })) throw badValue(`--${flag}`, `${options[key]}`)
  }
  return { dealer, names, options, seed, out, json } as Order
}

function readFlag(
  flags: Readonly<Record<string, Flag>>,
  { name, rawName, value }: { readonly name: string; readonly rawName: string; readonly value?: string | undefined },
  given: Record<string, unknown>,
): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (!flag) throw new Misuse(dealerTexts['unknown-flag']({ flag: rawName }))
  if (flag.kind === 'switch' && value !== undefined) throw badValue(rawName, value)
  if (flag.kind === 'value' && value === undefined) throw new Misuse(dealerTexts['no-value']({ flag: rawName }))
  given[flag.key] = flag.read(value ?? '')
}

function badValue(name: string, value: string): Misuse {
  return new Misuse(cliTexts['bad-setting']({ name, value }))
}

function gameNames(): string {
  return [...dealers.keys()].join(', ')
}

/** How to use the dealer, with the flags of every game. */
export function usage(): string {
  const games = [...dealers].map(([game, dealer]) => {
    const flags = Object.entries(flagsOf(dealer)).map(([flag, { kind }]) =>
      kind === 'switch' ? `--${flag}` : `--${flag}=…`,
    )
    return `  ${game} ${flags.join(' ')}`
  })
  return [dealerTexts.usage(), ...games].join('\n')
}

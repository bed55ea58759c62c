import { dealerTexts, refereeTexts } from '#texts'
import type { Fields } from '../referee/refereed.ts'
import { type Dealer, dealers } from './dealers.ts'
import { badValue, type Flags, flagsFor, Misuse, readFlags } from './flags.ts'

/** What is asked of the dealer. */
export interface Order {
  readonly dealer: Dealer
  readonly names: readonly string[]
  readonly options: Fields
  readonly seed: string | null
  readonly out: string | null
  readonly json: boolean
}

const own = flagsFor({ out: '', seed: '', json: false })

export function readOrder([game = '', ...args]: readonly string[]): Order {
  const dealer = dealers.get(game)
  if (!dealer) throw noGame(game)
  const flags = flagsFor(dealer.defaults)
  const { given, rest } = readFlags(new Map([...flags, ...own]), args)
  const { out = null, seed = null, json = false, ...options } = given
  if (json && out !== null) throw new Misuse(dealerTexts['no-folder']())
  checkValues(dealer, flags, options)
  return { dealer, names: rest, options, seed, out, json } as Order
}

function noGame(game: string): Misuse {
  const isNamed = game !== '' && !game.startsWith('-')
  const games = [...dealers.keys()].join(', ')
  return new Misuse(isNamed ? refereeTexts['unknown-game']() : dealerTexts['no-game']({ games }))
}

function checkValues({ accepts }: Dealer, flags: Flags, options: Fields): void {
  for (const [flag, { key }] of flags) {
    if (key in options && !accepts({ [key]: options[key] })) throw badValue(`--${flag}`, String(options[key]))
  }
}

/** How to use the dealer, with the flags of every game. */
export function usage(): string {
  const games = [...dealers].map(([game, { defaults }]) => {
    const flags = [...flagsFor(defaults)].map(([flag, { kind }]) => (kind === 'switch' ? `--${flag}` : `--${flag}=…`))
    return `  ${game} ${flags.join(' ')}`
  })
  return [dealerTexts.usage(), ...games].join('\n')
}

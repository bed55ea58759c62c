/** What the host may set, as data: a lobby draws these rows without knowing the game. */
export type OptionItem<O extends object> = {
  readonly id: string
  readonly group: string
  /** Codes; the words live in texts. */
  readonly label: string
  readonly help: string
} & (
  | {
      readonly kind: 'toggle'
      readonly read: (options: O) => boolean
      readonly write: (options: O, value: boolean) => O
    }
  | {
      readonly kind: 'choice'
      readonly values: readonly { readonly value: string; readonly label: string }[]
      readonly read: (options: O) => string
      readonly write: (options: O, value: string) => O
    }
  | {
      /** A whole number from `least` to `most`; `step` is how far one tap goes. Null, where it may be, means "none" or "off". */
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      readonly step: number
      readonly nullable: boolean
      /** The number that null means where it means one: null has the place of that number. */
      readonly automatic?: (players: number) => number
      readonly read: (options: O) => number | null
      readonly write: (options: O, value: number | null) => O
    }
)

export interface Problem {
  /** Errors block the start, warnings do not. */
  readonly level: 'error' | 'warning'
  readonly code: string
  readonly params: Readonly<Record<string, number>>
}

export interface Settled<O extends object> {
  readonly options: O
  /** What was switched off on the host's behalf, each with its reason. */
  readonly notices: readonly string[]
}

export interface OptionBook<O extends object> {
  readonly defaults: O
  readonly items: readonly OptionItem<O>[]
  problems(options: O, players: number): Problem[]
  /** Switches off what the last change made impossible, and says so; changes nothing else of the host's. */
  settle(options: O, players: number): Settled<O>
}

const unknownValue: Problem = { level: 'error', code: 'unknown-value', params: {} }

function write<O extends object>(item: OptionItem<O>, options: O, value: unknown): O | null {
  if (item.kind === 'toggle') return typeof value === 'boolean' ? item.write(options, value) : null
  if (item.kind === 'number') return isNumberOf(item, value) ? item.write(options, value) : null
  const known = item.values.find((row) => row.value === value)
  return known ? item.write(options, known.value) : null
}

function isNumberOf(
  { least, most, nullable }: { readonly least: number; readonly most: number; readonly nullable: boolean },
  value: unknown,
): value is number | null {
  if (value === null) return nullable
  return Number.isSafeInteger(value) && least <= (value as number) && (value as number) <= most
}

/** Reads options of unknown origin strictly: each field as its item takes it, and what is missing as by default. */
export function readOptions<O extends object>(book: OptionBook<O>, input: unknown): O | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  let options: O | null = book.defaults
  for (const [field, value] of Object.entries(input)) {
    const item = book.items.find(({ id }) => id === field && Object.hasOwn(book.defaults, id))
    options = item ? write(item, options, value) : null
    if (options === null) return null
  }
  return options
}

function errors<O extends object>(book: OptionBook<O>, options: O, players: number): Problem[] {
  return book.problems(options, players).filter((problem) => problem.level === 'error')
}

/** The first problem that setting this item to this value would bring, or null. It greys the item out and says why. */
export function whyNot<O extends object>(
  book: OptionBook<O>,
  options: O,
  players: number,
  item: OptionItem<O>,
  value: unknown,
): Problem | null {
  const wanted = write(item, options, value)
  if (wanted === null) return unknownValue
  const settled = book.settle(wanted, players).options
  const kept = item.read(settled) === item.read(wanted) ? settled : wanted
  const before = new Set(errors(book, options, players).map((problem) => problem.code))
  return errors(book, kept, players).find((problem) => !before.has(problem.code)) ?? null
}

export type Changed<O extends object> =
  | (Settled<O> & { readonly ok: true })
  | { readonly ok: false; readonly problem: Problem }

/** One change by the host: refused with its reason, or made and settled with notices. */
export function changeOption<O extends object>(
  book: OptionBook<O>,
  options: O,
  players: number,
  id: string,
  value: unknown,
): Changed<O> {
  const item = book.items.find((row) => row.id === id)
  const wanted = item ? write(item, options, value) : null
  if (!item || wanted === null) return { ok: false, problem: unknownValue }
  const problem = whyNot(book, options, players, item, value)
  return problem ? { ok: false, problem } : { ok: true, ...book.settle(wanted, players) }
}

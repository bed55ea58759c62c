import type { Pages } from './pages.ts'

/** A field as a table has it: its name, and what it may be. */
export interface Field {
  readonly name: string
  readonly types: readonly string[]
}

/** The fields of a cell such as `motion` number; `card` "success" or "fail". */
export function fieldsOf(cell: string): Field[] {
  const parts = cell === '' ? [] : cell.split('; ')
  return parts.map((part) => {
    const [, name, types] = /^`(\w+)` (.+)$/.exec(part) ?? []
    if (name === undefined || types === undefined) throw new Error(`not a field: ${part}`)
    return { name, types: types.split(' or ') }
  })
}

/** With each value of a kind such as Card in the place of its name. */
export function spelledOut(pages: Pages, fields: readonly Field[]): Field[] {
  const valuesOf = (type: string) => pages.about('value').filter(({ heading }) => heading === type)
  return fields.map(({ name, types }) => {
    const spelled = types.flatMap((type) => valuesOf(type).map((value) => JSON.stringify(value.name)))
    return { name, types: spelled.length > 0 ? spelled : types }
  })
}

const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && (value as number) >= least
const isText = (value: unknown, letters: RegExp) => typeof value === 'string' && letters.test(value)

const words: Readonly<Record<string, (value: unknown) => boolean>> = {
  seat: (value) => isWhole(value, 1),
  number: (value) => isWhole(value, 0),
  time: (value) => isWhole(value, 0),
  boolean: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  null: (value) => value === null,
  missing: (value) => value === undefined,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  id: (value) => isText(value, /^[\w-]{1,22}$/),
  secret: (value) => isText(value, /^[\w-]{22}$/),
  player: (value) => Array.isArray(value) && isWhole(value[0], 1) && typeof value[1] === 'string',
}

/** What the pages say of types, and how much of that has been seen by now. */
export class Dictionary {
  readonly #objects = new Map<string, Field[]>()
  readonly #values = new Map<string, Set<string>>()
  readonly #unseen = new Set<string>()

  constructor(pages: Pages) {
    for (const { name, heading, cell } of pages.about('field')) {
      const field = { name, types: cell('type').split(' or ') }
      this.#objects.set(heading, [...(this.#objects.get(heading) ?? []), field])
      this.#expect(`${heading}.${name}`, field.types)
    }
    for (const { name, heading } of pages.about('value')) {
      this.#values.set(heading, (this.#values.get(heading) ?? new Set()).add(name))
      this.#expect(heading, [name])
    }
  }

  /** What the pages name and nobody has ever seen. */
  get unseen(): string[] {
    return [...this.#unseen]
  }

  expectFields(of: string, fields: readonly Field[]): void {
    for (const { name, types } of fields) this.#expect(`${of}.${name}`, types)
  }

  /** Throws where a value is not what the pages say of it. */
  check(where: string, types: readonly string[], value: unknown): void {
    const fitting = types.find((type) => this.#fits(where, type, value))
    if (fitting === undefined) throw new Error(`${where} is ${JSON.stringify(value)}, not ${types.join(' or ')}`)
    this.#unseen.delete(`${where}: ${fitting}`)
  }

  #expect(where: string, types: readonly string[]): void {
    for (const type of types) this.#unseen.add(`${where}: ${type}`)
  }

  #fits(where: string, type: string, value: unknown): boolean {
    if (type.startsWith('"')) return JSON.stringify(value) === type
    if (type === 'seats') return this.#fits(where, 'list of seat', value)
    if (type.startsWith('list of ')) return this.#isFull(where, type.slice(8), Array.isArray(value) ? value : null)
    if (type.endsWith(' by seat')) return this.#isBySeat(where, type.slice(0, -8), value)
    const [, least, most] = /^(\d+) to (\d+)$/.exec(type) ?? []
    if (least !== undefined) return isWhole(value, Number(least)) && (value as number) <= Number(most)
    return words[type]?.(value) ?? (this.#isOneOf(type, value) || this.#isObject(type, value))
  }

  #isFull(where: string, type: string, values: readonly unknown[] | null): boolean {
    return values?.every((value) => this.#fits(where, type, value)) ?? false
  }

  #isBySeat(where: string, type: string, value: unknown): boolean {
    if (!words['object']?.(value)) return false
    const entries = Object.entries(value as object)
    return (
      entries.every(([seat]) => isWhole(Number(seat), 1)) && this.#isFull(where, type, Object.values(value as object))
    )
  }

  #isOneOf(type: string, value: unknown): boolean {
    const isThere = this.#values.get(type)?.has(value as string) ?? false
    if (isThere) this.#unseen.delete(`${type}: ${value}`)
    return isThere
  }

  /** An object of a known kind has its fields and no others; what is wrong inside it is said there. */
  #isObject(type: string, value: unknown): boolean {
    const fields = this.#objects.get(type)
    if (fields === undefined || !words['object']?.(value)) return false
    const given = value as Readonly<Record<string, unknown>>
    const unknown = Object.keys(given).filter((key) => !fields.some(({ name }) => name === key))
    if (unknown.length > 0) throw new Error(`${type} has ${unknown.join()}, of which the pages say nothing`)
    for (const { name, types } of fields) this.check(`${type}.${name}`, types, given[name])
    return true
  }
}

import type { Tagged } from './event.ts'
import type { EventOf, KnownRules, RulesShape } from './game.ts'

/** An event as it travels: its name, then its fields in a fixed order. Short, and still readable. */
export type Packed = readonly [type: string, ...fields: unknown[]]

function fieldsOf<G extends RulesShape>(rules: KnownRules<G>, type: string): readonly string[] {
  const table = rules.wire as Readonly<Record<string, readonly string[]>>
  const fields = Object.hasOwn(table, type) ? table[type] : undefined
  if (!fields) throw new Error(`${rules.name} sends no event ${type}`)
  return fields
}

function nameOf<G extends RulesShape>(rules: KnownRules<G>, type: string): string {
  return (rules.wireNames as Readonly<Record<string, string>> | undefined)?.[type] ?? type
}

function typeOf<G extends RulesShape>(rules: KnownRules<G>, name: string): string {
  for (const type in rules.wireNames) if (nameOf(rules, type) === name) return type
  return name
}

export function pack<G extends RulesShape>(rules: KnownRules<G>, event: EventOf<G>): Packed {
  const fields = event as Tagged & Readonly<Record<string, unknown>>
  const packed: [string, ...unknown[]] = [nameOf(rules, event.type)]
  for (const field of fieldsOf(rules, event.type)) packed.push(fields[field])
  return packed
}

/** An event that this version does not know throws: the client is old and must reload. */
export function unpack<G extends RulesShape>(rules: KnownRules<G>, [name, ...values]: Packed): EventOf<G> {
  const type = typeOf(rules, name)
  const entries = fieldsOf(rules, type).map((field, at) => [field, values[at]])
  return { type, ...Object.fromEntries(entries) }
}

import type { Field } from './dictionary.ts'

const samples: Readonly<Record<string, unknown>> = {
  seat: 1,
  seats: [1],
  number: 2,
  boolean: true,
  text: 'x',
  null: null,
  id: 'a1',
  secret: 'x'.repeat(22),
  cursor: [1, 1, null],
  command: { type: 'start', motion: 1 },
  missing: undefined,
}

function sampleOf(type: string): unknown {
  if (type.startsWith('"')) return JSON.parse(type)
  const least = /^(\d+) to \d+$/.exec(type)?.[1]
  if (least !== undefined) return Number(least)
  if (!(type in samples)) throw new Error(`there is no sample of ${type}`)
  return samples[type]
}

/** Where a reader is stricter or laxer than a page: it takes each type of each field, none is missing, and no other is there. */
export function misread(start: object, fields: readonly Field[], isTaken: (input: object) => boolean): string[] {
  const usual = {
    ...start,
    ...Object.fromEntries(fields.map(({ name, types }) => [name, sampleOf(types[0] as string)])),
  }
  const wrong: string[] = []
  if (isTaken({ ...usual, another: 1 })) wrong.push('another field')
  for (const { name, types } of fields) {
    for (const type of types) if (!isTaken(without(usual, name, sampleOf(type)))) wrong.push(`${name} ${type}`)
    if (!types.includes('missing') && isTaken(without(usual, name, undefined))) wrong.push(`no ${name}`)
    if (isTaken(without(usual, name, { not: 'this' }))) wrong.push(`any ${name}`)
  }
  return wrong
}

function without(usual: object, name: string, value: unknown): object {
  const { [name]: _, ...rest } = usual as Record<string, unknown>
  return value === undefined ? rest : { ...rest, [name]: value }
}

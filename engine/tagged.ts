import * as v from 'valibot'

type Fields = v.ObjectEntries
type Read<T extends string, F extends Fields> = v.InferOutput<
  v.StrictObjectSchema<F & { readonly type: v.LiteralSchema<T, undefined> }, undefined>
>

/** One of the messages of a table. */
export type TaggedBy<Table extends Readonly<Record<string, Fields>>> = {
  [T in keyof Table & string]: Read<T, Table[T]>
}[keyof Table & string]

/** Reads messages strictly by a table of their fields; their `type` says which row they are. Null if it is none. */
export function readerOf<const Table extends Readonly<Record<string, Fields>>>(
  table: Table,
): (input: unknown) => TaggedBy<Table> | null {
  const schemas = new Map<unknown, v.GenericSchema>(
    Object.entries(table).map(([type, fields]) => [type, v.strictObject({ type: v.literal(type), ...fields })]),
  )
  return (input) => {
    const schema = isTagged(input) ? schemas.get(input.type) : undefined
    return schema && v.is(schema, input) ? (input as TaggedBy<Table>) : null
  }
}

function isTagged(input: unknown): input is { readonly type: unknown } {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'type')
}

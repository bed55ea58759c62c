import * as v from 'valibot'
import { readerOf, type TaggedBy } from '#engine'
import { protocolVersion } from './version.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** 128 random bits in base64url: a phone's own, or the code of a seat that is handed over. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,22}$/))
const text = v.pipe(v.string(), v.maxLength(200))
const seat = v.pipe(whole, v.minValue(1))
const seats = v.pipe(v.array(seat), v.maxLength(50))
/** Chapter, how many of its events the client has had, and the seat that they were for. */
const cursor = v.strictTuple([whole, whole, v.nullable(seat)])

/** Handed on as it came: the rules that it is for read it strictly. */
const command = v.custom<{ readonly type: string; readonly [field: string]: unknown }>(
  (input) => typeof input === 'object' && input !== null && 'type' in input && typeof input.type === 'string',
)

export const messages = {
  hello: { version: whole, token: v.nullable(token), cursor: v.nullable(cursor) },
  join: { id, name: text },
  do: {
    id,
    to: v.picklist(['lobby', 'game']),
    /** The chapter that it was meant for: in another game the same motion is another question. */
    chapter: v.optional(whole),
    command,
  },
  draft: { seats },
  'hand-over': { id },
  'ask-seat': { id, seat },
  claim: { id, code: token },
}

const readMessage = readerOf(messages)

/** Of a greeting in another version only the version can be understood, and that must be. */
const otherHello = v.object({
  type: v.literal('hello'),
  version: v.pipe(whole, v.notValue(protocolVersion)),
})

export type ClientMessage = TaggedBy<typeof messages>

/** A frame is long enough for every honest message, and not for mischief. */
export const longestFrame = 4_096

/** Reads a frame strictly; null if it is no message. */
export function readClientMessage(frame: string): ClientMessage | null {
  if (frame.length > longestFrame) return null
  try {
    const input: unknown = JSON.parse(frame)
    return readMessage(input) ?? readOtherHello(input)
  } catch {
    return null
  }
}

function readOtherHello(input: unknown): ClientMessage | null {
  const other = v.safeParse(otherHello, input)
  return other.success ? { ...other.output, token: null, cursor: null } : null
}

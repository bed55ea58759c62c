import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  closeCodes,
  frameOf,
  framesOf,
  isEvent,
  longestFrame,
  longestPiece,
  protocolVersion,
  readClientMessage,
  readFrame,
  type ServerMessage,
} from './index.ts'

const token = 'abcdefghijklmnopqrst-_'
const honest: readonly Record<string, unknown>[] = [
  { type: 'hello', version: protocolVersion, token, cursor: [1, 7, 2] },
  { type: 'hello', version: protocolVersion, token: null, cursor: null },
  { type: 'hello', version: protocolVersion, token, cursor: [0, 0, null] },
  { type: 'join', id: 'a', name: 'Zoë 👩‍👩‍👧‍👦' },
  { type: 'do', id: token, to: 'lobby', command: { type: 'start', motion: 1 } },
  { type: 'do', id: 'b', to: 'game', command: { type: 'vote', motion: 3, approve: true } },
  { type: 'draft', seats: [] },
  { type: 'draft', seats: [1, 2, 3] },
  { type: 'hand-over', id: 'c' },
  { type: 'ask-seat', id: 'c', seat: 2 },
  { type: 'claim', id: 'd', code: token },
]
const wrong = [null, true, -1, 0.5, 1e300, '', 'x'.repeat(300), [], [[]], {}, { type: 'hello' }, 'lobby\n', [1, 2]]
/** Other words and other values of these could be meant. */
const free = new Set(['name', 'id', 'command'])

test('PR-1 every honest message is read as it was written', () => {
  for (const message of honest) expect(readClientMessage(JSON.stringify(message))).toEqual(message)
})

test('PR-1 an unknown field, a missing one and the names of prototypes are no message', () => {
  for (const message of honest) {
    const text = JSON.stringify(message)
    for (const field of ['extra', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '']) {
      expect(readClientMessage(`${text.slice(0, -1)},${JSON.stringify(field)}:{"type":"hello"}}`)).toBeNull()
    }
    for (const field of Object.keys(message)) {
      const { [field]: _, ...rest } = message
      expect(readClientMessage(JSON.stringify(rest))).toBeNull()
    }
  }
  expect(Object.hasOwn(Object.prototype, 'type')).toBe(false)
})

test('PR-1 a field of a wrong type or out of bounds is no message', () => {
  for (const message of honest) {
    for (const field of Object.keys(message).filter((name) => !free.has(name))) {
      for (const value of wrong.filter((one) => !isFine(field, one))) {
        expect(readClientMessage(JSON.stringify({ ...message, [field]: value })), `${field} ${value}`).toBeNull()
      }
    }
  }
  for (const id of ['', 'x'.repeat(23), 'a b', 'ä', 1, null]) {
    expect(readClientMessage(JSON.stringify({ type: 'join', id, name: 'Ann' }))).toBeNull()
  }
  for (const command of [null, 1, 'start', [], {}, { type: 1 }, { motion: 1 }]) {
    expect(readClientMessage(JSON.stringify({ type: 'do', id: 'a', to: 'game', command }))).toBeNull()
  }
  expect(readClientMessage(JSON.stringify({ type: 'join', id: 'a', name: 'x'.repeat(201) }))).toBeNull()
  expect(readClientMessage(JSON.stringify({ type: 'draft', seats: Array(51).fill(1) }))).toBeNull()
})

/** Null is a token and a cursor, and no seat at all is a draft. */
function isFine(field: string, value: unknown): boolean {
  if (field === 'token' || field === 'cursor') return value === null
  return field === 'seats' && Array.isArray(value) && !Array.isArray(value[0])
}

test('PR-1 a command reaches its rules as it came, prototypes and all, so that they can refuse it', () => {
  const read = readClientMessage(
    '{"type":"do","id":"a","to":"lobby","command":{"type":"start","__proto__":{"motion":1}}}',
  )
  expect(read?.type === 'do' && Object.keys(read.command)).toEqual(['type', '__proto__'])
})

test('PR-1 what is too long, too deep or no JSON is no message, and never throws', () => {
  const padding = (length: number) => `${' '.repeat(length)}{"type":"draft","seats":[]}`
  const bare = padding(0).length
  expect(readClientMessage(padding(longestFrame - bare))).not.toBeNull()
  expect(readClientMessage(padding(longestFrame - bare + 1))).toBeNull()
  for (const text of ['', '{', 'null', '1', '"hello"', '[]', '['.repeat(4_000), '{"a":'.repeat(800), '\u0000', 'NaN']) {
    expect(readClientMessage(text)).toBeNull()
  }
  const deep = `${'['.repeat(1_900)}${']'.repeat(1_900)}`
  expect(readClientMessage(`{"type":"draft","seats":${deep}}`)).toBeNull()
  expect(readClientMessage(`{"type":"do","id":"a","to":"game","command":${deep}}`)).toBeNull()
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readClientMessage(text) === null))
  fc.assert(
    fc.property(fc.json(), (text) => {
      readClientMessage(text)
    }),
  )
})

test('RM-VERSION of a greeting in another version the version is read, whatever else stands there', () => {
  const version = protocolVersion + 1
  for (const rest of [{}, { token: 5 }, { token, cursor: 'here', more: true }]) {
    const read = readClientMessage(JSON.stringify({ type: 'hello', version, ...rest }))
    expect(read).toEqual({ type: 'hello', version, token: null, cursor: null })
  }
  for (const bad of ['2', null, -1, 1.5]) {
    expect(readClientMessage(JSON.stringify({ type: 'hello', version: bad }))).toBeNull()
  }
})

test('PR-3 a frame of one message or of many reads back to the same messages', () => {
  const message = fc.tuple(
    fc.constantFrom('ok', 'no', 'present', 'TeamProposed', 'GameOver'),
    fc.jsonValue({ depthSize: 'small' }),
    fc.jsonValue({ depthSize: 'small' }),
  )
  fc.assert(
    fc.property(fc.array(message, { minLength: 1 }), (messages) => {
      const texts = messages.map((one) => JSON.stringify(one))
      expect(JSON.stringify(readFrame(frameOf(texts)))).toBe(`[${texts.join()}]`)
    }),
  )
})

test('PR-3 messages of the room begin with a small letter, events with a capital one', () => {
  const ofRoom: ServerMessage[] = [
    ['ok', 'a'],
    ['no', 'a', 'stale'],
    ['present', [1], 0],
    ['told', 'reloaded'],
  ]
  expect(ofRoom.filter(isEvent)).toEqual([])
  expect(isEvent(['SeatTaken', 1, 'Ann'])).toBe(true)
})

test('PR-10 every reason to close has a number of its own, in the range that applications may use', () => {
  const numbers = Object.values(closeCodes)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number >= 4000 && number < 5000).toBe(true)
})

test('PR-12 much is sent in pieces, in order, and only a message that is longer than a piece makes a longer frame', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2 * longestPiece }), { maxLength: 12 }), (lengths) => {
      const texts = lengths.map((length, at) => JSON.stringify(['Long', at, 'x'.repeat(length)]))
      const frames = framesOf(texts)
      expect(frames.flatMap(readFrame).map((message) => JSON.stringify(message))).toEqual(texts)
      for (const frame of frames) {
        if (readFrame(frame).length > 1) expect(frame.length).toBeLessThanOrEqual(longestPiece + lengths.length + 2)
      }
    }),
  )
})

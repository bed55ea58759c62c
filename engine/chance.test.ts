import { expect, test } from 'vitest'
import { below, pick, seededChance, shuffle } from './index.ts'

/** A source that gives these bytes, then fails. */
function bytes(...values: number[]) {
  let at = 0
  const byte = () => {
    if (at === values.length) throw new Error('no more bytes')
    return values[at++] as number
  }
  return { now: 0, byte }
}

test('ENG-CHANCE a byte past the last whole multiple is thrown away, so that no number is favoured', () => {
  expect(below(10, bytes(249))).toBe(9)
  expect(below(10, bytes(250, 255, 3))).toBe(3)
  expect(below(256, bytes(255))).toBe(255)
  expect(below(1, bytes(77))).toBe(0)
})

test('ENG-CHANCE every byte below the bound maps to each number equally often', () => {
  for (const limit of [2, 3, 7, 10, 100]) {
    const hits = Array<number>(limit).fill(0)
    const end = 256 - (256 % limit)
    for (let byte = 0; byte < end; byte++) hits[below(limit, bytes(byte))] = (hits[below(limit, bytes(byte))] ?? 0) + 1
    expect(new Set(hits).size).toBe(1)
  }
})

test('ENG-CHANCE a draw that cannot be uniform is a bug and throws', () => {
  for (const limit of [0, -1, 1.5, 257, Number.NaN]) expect(() => below(limit, bytes(1, 2, 3))).toThrow(RangeError)
  expect(() => pick([], bytes(1))).toThrow(RangeError)
})

test('ENG-CHANCE a shuffle keeps what it was given and leaves the original alone', () => {
  const cards = Object.freeze([1, 2, 3, 4, 5])
  const shuffled = shuffle(cards, seededChance('x'))
  expect([...shuffled].sort()).toEqual(cards)
  expect(shuffle([], bytes())).toEqual([])
})

test('ENG-CHANCE a seed repeats itself, and another seed does not', () => {
  const draw = (seed: string) => Array.from({ length: 16 }, seededChance(seed).byte)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

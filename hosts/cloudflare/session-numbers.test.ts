import { expect, test } from 'vitest'
import { SessionNumbers } from './session-numbers.ts'

test('RM-NUMBERS no socket has the number of another, whatever has closed, slept or turned back the clock', () => {
  const numbers = new SessionNumbers()
  const first = numbers.next(1_000, [])
  expect([first, numbers.next(1_000, [first]), numbers.next(1_000, [])]).toEqual([1_000, 1_001, 1_002])
  expect(numbers.next(500, [1_000])).toBe(1_003)
  expect(numbers.next(2_000, [1_003])).toBe(2_000)
  expect(new SessionNumbers().next(1_500, [2_000, 1_003])).toBe(2_001)
})

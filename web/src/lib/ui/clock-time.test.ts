import { expect, test } from 'vitest'
import { clockTime, secondsBetween } from './clock-time.ts'

test.each([
  [60_000, '1:00'],
  [60_400, '1:00'],
  [59_600, '1:00'],
  [400, '0:00'],
  [-3_000, '0:00'],
])('UI-TRUE a clock of 60 s never reads 1:01, however long a message was on its way: %i ms are %s', (left, time) => {
  expect(clockTime(secondsBetween(1_000, 1_000 + left))).toBe(time)
})

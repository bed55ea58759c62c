import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const hour = 3_600_000

test('RM-CLOCK the rooms’ clock follows the machine’s forwards, and goes on where that goes back', () => {
  let machine = 10 * hour
  const clock = steadyClock(null, () => machine)
  expect(clock()).toBe(10 * hour)
  machine -= hour
  expect(clock()).toBe(10 * hour)
  machine += 5
  expect(clock()).toBe(10 * hour + 5)
  machine += 3 * hour
  expect(clock()).toBe(13 * hour + 5)
})

test('RM-CLOCK a server that starts while the machine’s clock is behind goes on from what is stored', () => {
  let machine = 9 * hour
  const clock = steadyClock(10 * hour, () => machine)
  expect(clock()).toBe(10 * hour)
  machine += 1_000
  expect(clock()).toBe(10 * hour + 1_000)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Repeater } from './repeater.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Counts up to a limit while it is held. */
function counter(most = 1_000) {
  const now = { value: 0 }
  const repeater = new Repeater(() => now.value < most && ++now.value > 0)
  return { now, repeater }
}

test('UI-STEP a tap takes no step of a hold', () => {
  const { now, repeater } = counter()
  repeater.press()
  vi.advanceTimersByTime(300)
  repeater.letGo()
  vi.advanceTimersByTime(10_000)
  expect([now.value, repeater.wasHeld]).toEqual([0, false])
})

test('UI-STEP a hold steps until it is let go, and the next press begins anew', () => {
  const { now, repeater } = counter()
  repeater.press()
  vi.advanceTimersByTime(1_000)
  expect(now.value).toBeGreaterThan(3)
  repeater.letGo()
  const { value } = now
  vi.advanceTimersByTime(10_000)
  expect([now.value, repeater.wasHeld]).toEqual([value, true])
  repeater.press()
  repeater.letGo()
  expect(repeater.wasHeld).toBe(false)
})

test('UI-STEP a hold ends at the limit', () => {
  const { now, repeater } = counter(3)
  repeater.press()
  vi.advanceTimersByTime(10_000)
  expect(now.value).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

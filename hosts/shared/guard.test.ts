import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ping } from '#protocol'
import { Guard } from './guard.ts'
import { usualLimits } from './limits.ts'

const limits = { ...usualLimits, helloSeconds: 10, messagesPerSecond: 2, messagesAtOnce: 3 }
let isTooSlow = false

/** One who waits for the hello of a socket that was just opened. */
function waiting(): Guard {
  isTooSlow = false
  const guard = new Guard(limits)
  guard.awaitHello(limits, () => {
    isTooSlow = true
  })
  return guard
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('RM-LIMITS PR-11 a hello must come in time, and a ping is none', () => {
  waiting().judge(ping)
  vi.advanceTimersByTime(9_999)
  expect(isTooSlow).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isTooSlow).toBe(true)
})

test('RM-LIMITS nobody waits for one who has spoken, or who has left', () => {
  for (const end of [(guard: Guard) => void guard.judge('{}'), (guard: Guard) => guard.leave()]) {
    end(waiting())
    vi.advanceTimersByTime(60_000)
    expect(isTooSlow).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('RM-LIMITS so many frames may come at once, and so many in the long run, pings among them', () => {
  const guard = new Guard(limits)
  expect([guard.judge('{}'), guard.judge(ping), guard.judge('{}'), guard.judge('{}')]).toEqual([
    null,
    null,
    null,
    'too-fast',
  ])
  vi.advanceTimersByTime(500)
  expect([guard.judge('{}'), guard.judge(ping)]).toEqual([null, 'too-fast'])
})

test('RM-PINGS what the socket’s own protocol sends counts like a message, and is no hello', () => {
  const guard = waiting()
  expect([1, 2, 3, 4].map(() => guard.judgeControl())).toEqual([null, null, null, 'too-fast'])
  vi.advanceTimersByTime(10_000)
  expect(isTooSlow).toBe(true)
})

test('RM-TIMERS whoever is given longer than a timer can wait is not too slow at once', () => {
  isTooSlow = false
  new Guard(limits).awaitHello({ helloSeconds: 1e10 }, () => {
    isTooSlow = true
  })
  vi.advanceTimersByTime(86_400_000)
  expect(isTooSlow).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ping } from '#protocol'
import { usualLimits } from './limits.ts'
import { SocketLimit } from './socket-limit.ts'

const limits = { ...usualLimits, helloSeconds: 10, messagesPerSecond: 2, messagesAtOnce: 3 }
let isTooSlow = false

/** One who waits for the hello of a socket that was just opened. */
function waiting(): SocketLimit {
  isTooSlow = false
  const limit = new SocketLimit(limits)
  limit.awaitHello(limits, () => {
    isTooSlow = true
  })
  return limit
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
  for (const end of [(limit: SocketLimit) => void limit.judge('{}'), (limit: SocketLimit) => limit.leave()]) {
    end(waiting())
    vi.advanceTimersByTime(60_000)
    expect(isTooSlow).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('RM-LIMITS so many frames may come at once, and so many in the long run, pings among them', () => {
  const limit = new SocketLimit(limits)
  expect([limit.judge('{}'), limit.judge(ping), limit.judge('{}'), limit.judge('{}')]).toEqual([
    null,
    null,
    null,
    'too-fast',
  ])
  vi.advanceTimersByTime(500)
  expect([limit.judge('{}'), limit.judge(ping)]).toEqual([null, 'too-fast'])
})

test('RM-PINGS what the socket’s own protocol sends counts like a message, and is no hello', () => {
  const limit = waiting()
  expect([1, 2, 3, 4].map(() => limit.judgeControl())).toEqual([null, null, null, 'too-fast'])
  vi.advanceTimersByTime(10_000)
  expect(isTooSlow).toBe(true)
})

test('RM-TIMERS whoever is given longer than a timer can wait is not too slow at once', () => {
  isTooSlow = false
  new SocketLimit(limits).awaitHello({ helloSeconds: 1e10 }, () => {
    isTooSlow = true
  })
  vi.advanceTimersByTime(86_400_000)
  expect(isTooSlow).toBe(false)
})

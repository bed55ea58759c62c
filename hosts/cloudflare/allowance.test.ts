import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Allowance } from './allowance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How many of ten tries this address has free. */
async function free(allowance: Allowance, address: string): Promise<number> {
  let count = 0
  for (let turn = 0; turn < 10; turn++) if (await allowance.spend(address)) count++
  return count
}

test('RM-LIMITS without another counter each address has what we count, and earns it back', async () => {
  const allowance = new Allowance(4, undefined, 60)
  expect([await free(allowance, 'a'), await free(allowance, 'b')]).toEqual([4, 4])
  expect([allowance.isSpent('a'), allowance.isSpent('c')]).toEqual([true, false])
  vi.advanceTimersByTime(15_000)
  expect([allowance.isSpent('a'), await free(allowance, 'a')]).toEqual([false, 1])
})

test('RM-LIMITS the other counter’s no is remembered, and it is not asked again meanwhile', async () => {
  const asked: string[] = []
  const counter = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) <= 2 }) }
  const allowance = new Allowance(100, counter)
  expect(await free(allowance, 'a')).toBe(2)
  expect(asked).toEqual(['a', 'a', 'a'])
  expect([allowance.isSpent('a'), allowance.isSpent('b')]).toEqual([true, false])
})

test('RM-LIMITS what we would not allow is not counted elsewhere', async () => {
  const limit = vi.fn(async () => ({ success: true }))
  expect(await free(new Allowance(3, { limit }), 'a')).toBe(3)
  expect(limit).toHaveBeenCalledTimes(3)
})

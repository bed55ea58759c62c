import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformBudgets } from './platform-budgets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How many of ten tries this address has free. */
async function free(budgets: PlatformBudgets, address: string): Promise<number> {
  let count = 0
  for (let turn = 0; turn < 10; turn++) if (await budgets.spend(address)) count++
  return count
}

test('RM-LIMITS without another counter each address has what we count, and earns it back', async () => {
  const budgets = new PlatformBudgets(4, undefined, 60)
  expect([await free(budgets, 'a'), await free(budgets, 'b')]).toEqual([4, 4])
  expect([budgets.isSpent('a'), budgets.isSpent('c')]).toEqual([true, false])
  vi.advanceTimersByTime(15_000)
  expect([budgets.isSpent('a'), await free(budgets, 'a')]).toEqual([false, 1])
})

test('RM-LIMITS the other counter’s no is remembered, and it is not asked again meanwhile', async () => {
  const asked: string[] = []
  const counter = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) <= 2 }) }
  const budgets = new PlatformBudgets(100, counter)
  expect(await free(budgets, 'a')).toBe(2)
  expect(asked).toEqual(['a', 'a', 'a'])
  expect([budgets.isSpent('a'), budgets.isSpent('b')]).toEqual([true, false])
})

test('RM-LIMITS what we would not allow is not counted elsewhere', async () => {
  const limit = vi.fn(async () => ({ success: true }))
  expect(await free(new PlatformBudgets(3, { limit }), 'a')).toBe(3)
  expect(limit).toHaveBeenCalledTimes(3)
})

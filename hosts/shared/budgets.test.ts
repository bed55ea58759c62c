import { expect, test } from 'vitest'
import { Budget, Budgets } from './budgets.ts'
import { longestTimer, waitFor } from './timers.ts'

const hour = 3_600_000

test('RM-CLOCK a clock that goes back costs nobody their budget', () => {
  const budget = new Budget(1, 2)
  expect([budget.spend(hour), budget.spend(0), budget.spend(1_000)]).toEqual([true, true, true])
})

test('RM-TIMERS nobody waits longer than a timer can, or less than nothing', () => {
  expect([waitFor(5, 3), waitFor(3, 5), waitFor(2 ** 50, 0)]).toEqual([2, 0, longestTimer])
})

test('RM-NEIGHBOURS where the table of addresses is full, who has been quiet longest is forgotten, and nobody else', () => {
  const budgets = new Budgets(1)
  for (const address of ['quiet', 'busy']) budgets.spend(address, 0)
  for (let other = 0; other < 9_999; other++) {
    budgets.spend(`other ${other}`, 0)
    budgets.spend('busy', 0)
  }
  expect(['quiet', 'busy', 'other 0'].map((address) => budgets.isSpent(address, 0))).toEqual([false, true, true])
})

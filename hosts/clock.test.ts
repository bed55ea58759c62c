import { expect, test } from 'vitest'
import { Budget, Budgets } from './budgets.ts'
import { steadyClock } from './clock.ts'
import { longestTimer, waitFor } from './timers.ts'

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

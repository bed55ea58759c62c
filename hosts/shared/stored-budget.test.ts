import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Budget } from './budgets.ts'
import { usualLimits } from './limits.ts'
import { StoredBudget } from './stored-budget.ts'

const limits = { ...usualLimits, storedPerSeatAndHour: 300, storedPerRoomAndHour: 1_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('RM-STORED a seat that has stored too much is refused, and the others are not; it earns it back', () => {
  const budget = new StoredBudget(limits, 0)
  expect(budget.allows(1, 1, false, null)).toBe(true)
  budget.charge(300)
  expect([budget.allows('host', 1, false, null), budget.allows(2, 2, false, null)]).toEqual([false, true])
  vi.advanceTimersByTime(60_000)
  expect(budget.allows(1, 1, false, null)).toBe(true)
})

test('RM-STORED when a room has stored much those who come and go are refused first, then the seats, then the host, and the game last', () => {
  const may = (stored: number) => {
    const budget = new StoredBudget(limits, stored)
    return [
      budget.allows('visitor', null, false, null),
      budget.allows(1, 1, false, null),
      budget.allows('host', 1, false, null),
      budget.allows(1, 1, true, null),
      budget.allows('clock', null, true, null),
    ]
  }
  expect([0, 300, 600, 800, 1_000].map(may)).toEqual([
    [true, true, true, true, true],
    [false, true, true, true, true],
    [false, false, true, true, true],
    [false, false, false, true, true],
    [false, false, false, false, true],
  ])
})

test('RM-STORED an address is charged for what it stores in every room, and has its own end', () => {
  const purse = new Budget(0, 1_000)
  const rooms = [new StoredBudget(limits, 0), new StoredBudget(limits, 0)] as const
  for (const room of rooms) {
    expect(room.allows('visitor', null, false, purse)).toBe(true)
    room.charge(200)
  }
  expect(rooms[0].allows('visitor', null, false, purse)).toBe(false)
  expect(rooms[0].allows('visitor', null, false, null)).toBe(true)
  expect(rooms[1].allows(1, 1, true, purse)).toBe(true)
  // What the clock brings is on nobody's account.
  rooms[0].allows('clock', null, true, purse)
  rooms[0].charge(10_000)
  expect(rooms[1].allows(1, 1, true, purse)).toBe(true)
})

import { expect, test } from 'vitest'
import type { QuestsTable } from './table.svelte.ts'
import { waitingFor } from './waiting.ts'

const names = ['', 'Ana', 'Bo', 'Cleo', 'Dov', 'Eve']
const present = [1, 2, 4, 5]
const table = {
  room: { isPresent: (seat: number) => present.includes(seat) },
  names: (seats: readonly number[]) => seats.map((seat) => names[seat]).join(', '),
} as unknown as QuestsTable

test.each([
  [[3], 'Waiting for Cleo (offline).'],
  [[1, 2, 3, 4, 5], 'Waiting for Cleo (offline) and 4 more.'],
  [[1, 2], 'Waiting for Ana, Bo.'],
  [[1, 2, 4, 5], 'Waiting for 4 players.'],
])('UI-TRUE AC8.4 whoever is offline is named, and the others are not forgotten: %j', (seats, said) => {
  expect(waitingFor(table, seats)).toBe(said)
})

import { expect, test } from 'vitest'
import type { LobbyOpen } from '#lobby'
import { playersOf } from './players-of.ts'

const range = { least: 5, most: 10 }
const lobby = (players: number, expected: number | null, sitters: number) =>
  ({ players: Array(players), expected, sitters: Array(sitters) }) as unknown as LobbyOpen

test('UI-TRUE the table is set for those who play, else for those who are expected, else for those who sit there', () => {
  expect(playersOf(lobby(7, 9, 8), range)).toBe(7)
  expect(playersOf(lobby(0, 9, 8), range)).toBe(9)
  expect(playersOf(lobby(0, null, 8), range)).toBe(8)
})

test('UI-TRUE the table is set for a number that the game can be played with', () => {
  expect(playersOf(lobby(0, null, 1), range)).toBe(5)
  expect(playersOf(lobby(0, 20, 1), range)).toBe(10)
})

import { expect, test } from 'vitest'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'
import { onItsWay } from './on-its-way.ts'

const send = (to: 'lobby' | 'game', command: object) => ({ type: 'do', id: '1', to, command })
const waiting = [
  send('lobby', { type: 'rename', name: 'Ann' }),
  send('lobby', { type: 'set-option', id: 'lady', value: true }),
  send('lobby', { type: 'set-option', id: 'decoy', value: true }),
  send('lobby', { type: 'rename', name: 'Anna' }),
  send('game', { type: 'rename', name: 'of the game' }),
  { type: 'join', id: '2', name: 'Ann' },
]
const room = { now: { waiting } } as unknown as RoomSession

test('UI-OFFLINE the newest of the lobby’s commands of one kind that wait is shown as done', () => {
  expect(onItsWay(room, 'rename')).toEqual({ type: 'rename', name: 'Anna' })
  expect(onItsWay(room, 'set-option', ({ id }) => id === 'lady')).toMatchObject({ id: 'lady' })
  expect(onItsWay(room, 'start')).toBeUndefined()
})

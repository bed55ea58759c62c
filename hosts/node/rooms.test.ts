import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { games } from '#games'
import { protocolVersion } from '#protocol'
import { MemoryLog } from '../memory-log.ts'
import { Rooms } from './rooms.ts'

const code = 'ABCDEF'
const hello = { type: 'hello', version: protocolVersion, token: 'a'.repeat(22), cursor: null }
const join = { type: 'join', id: 'a', name: 'Ana' }

test('RM-RESUME what a socket says is heard before its end, though both come in one turn', async () => {
  const log = new MemoryLog()
  const frames: string[] = []
  const sockets = { send: (_: number, frame: string) => void frames.push(frame), close: () => {} }
  const rooms = new Rooms(games, log, sockets, (error) => {
    throw error
  })
  rooms.create(code)
  rooms.connect(code, 1)
  for (const message of [hello, join]) rooms.receive(code, 1, JSON.stringify(message))
  expect(log.load(code)?.entries).toHaveLength(1)
  rooms.disconnect(code, 1)
  await setImmediate()
  rooms.close()
  const types = log.load(code)?.entries.map(({ record }) => record.event.type)
  expect(types).toContain('SeatTaken')
  expect(frames).toEqual([])
})

import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { games } from '#games'
import { usualLimits } from '#hosts/shared'
import { protocolVersion } from '#protocol'
import { MemoryLog } from '../shared/test/memory-log.ts'
import { Rooms } from './rooms.ts'

const code = 'ABCDEF'
const hello = { type: 'hello', version: protocolVersion, token: 'a'.repeat(22), cursor: null }
const join = { type: 'join', id: 'a', name: 'Ana' }

test('RM-RESUME what a socket says is heard before its end, though both come in one turn', async () => {
  const log = new MemoryLog()
  const frames: string[] = []
  const sockets = {
    send: (_: number, frame: string) => void frames.push(frame),
    close: () => {},
    addressBudget: () => null,
  }
  const rooms = new Rooms(games, log, sockets, {
    limits: usualLimits,
    clock: Date.now,
    failed(error) {
      throw error
    },
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

test('RM-TIMERS an alarm that lies further away than a timer can wait rings when it is due, and never before', () => {
  vi.useFakeTimers()
  try {
    const log = new MemoryLog()
    const load = vi.spyOn(log, 'load')
    const far = Date.now() + 2 ** 32
    vi.spyOn(log, 'alarms').mockReturnValue([{ room: code, at: far }])
    const rooms = new Rooms(
      games,
      log,
      { send() {}, close() {}, addressBudget: () => null },
      {
        limits: usualLimits,
        clock: Date.now,
        failed() {},
      },
    )
    vi.advanceTimersByTime(2 ** 32 - 1)
    expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1])
    vi.advanceTimersByTime(1)
    expect(load).toHaveBeenCalledTimes(1)
    rooms.close()
  } finally {
    vi.useRealTimers()
  }
})

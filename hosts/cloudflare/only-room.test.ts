import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '#games'
import { protocolVersion } from '#protocol'
import { Room, type SessionId, type Ticket } from '#room'
import { MemoryLog } from '../memory-log.ts'
import { NotStored, OnlyRoom } from './only-room.ts'

/** A room with sockets in a test's hand, on a disk that can fail. */
class RoomInHand {
  readonly log = new MemoryLog()
  readonly frames: string[] = []
  readonly tickets = new Map<SessionId, Ticket>()
  isFull = false
  room: OnlyRoom

  constructor() {
    this.log.create('A', Room.opening(games), Date.now())
    const commit = this.log.commit.bind(this.log)
    this.log.commit = () => {
      if (!this.isFull) return commit()
      this.log.fail()
      throw new Error('disk full')
    }
    this.room = this.#build()
  }

  get stored(): number {
    return this.log.load('A')?.entries.length ?? 0
  }

  sit(session: SessionId): void {
    this.room.turn((room) => room.connect(session))
    const token = `${session}`.repeat(22)
    this.say(session, { type: 'hello', version: protocolVersion, token, cursor: null })
    this.say(session, { type: 'join', id: 'a', name: `Player ${session}` })
  }

  say(session: SessionId, message: object): void {
    this.room.turn((room) => room.receive(session, JSON.stringify(message)))
  }

  /** As after a sleep, with the sockets that stayed. */
  wakeUp(...sessions: SessionId[]): void {
    this.room = this.#build()
    this.room.turn((room) => room.adopt(sessions.map((session) => [session, this.tickets.get(session) ?? null])))
  }

  #build(): OnlyRoom {
    return new OnlyRoom(games, 'A', this.log, {
      send: (_, frame) => void this.frames.push(frame),
      close: () => {},
      keep: (session, ticket) => void this.tickets.set(session, ticket),
    })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('RM-DURABLE PR-4 PR-9 what could not be stored is told to nobody, everybody is told so, and the next try is well', () => {
  const object = new RoomInHand()
  object.sit(1)
  const { stored } = object
  object.frames.length = 0
  object.isFull = true
  const rename = { type: 'do', id: 'b', to: 'lobby', command: { type: 'rename', motion: 1, name: 'Morgause' } }
  expect(() => object.say(1, rename)).toThrow(NotStored)
  expect(object.stored).toBe(stored)
  expect(object.frames).toHaveLength(1)
  expect(object.frames[0]).toContain('["told","reloaded"]')
  expect(object.frames[0]).not.toContain('Morgause')
  object.isFull = false
  object.say(1, rename)
  expect(object.frames.at(-1)).toContain('["ok","b"]')
})

test('RM-SLEEP RM-HOST an alarm that rings too early, or twice, or after a sleep, changes what is due and nothing else', () => {
  const object = new RoomInHand()
  object.sit(1)
  object.sit(2)
  expect(object.room.alarm).toBeNull()
  object.room.turn((room) => room.disconnect(1))
  const due = object.room.alarm as number
  expect(due).toBe(Date.now() + 60_000)
  const { stored } = object
  const wake = () => object.room.turn((room) => room.wake())
  vi.setSystemTime(due - 1)
  wake()
  object.wakeUp(2)
  wake()
  expect([object.stored, object.room.alarm]).toEqual([stored, due])
  vi.setSystemTime(due)
  object.wakeUp(2)
  wake()
  expect([object.stored, object.room.alarm]).toEqual([stored + 1, null])
  expect(object.frames.at(-1)).toContain('["HostChanged",2,"away"]')
  const told = object.frames.length
  wake()
  object.wakeUp(2)
  wake()
  expect([object.stored, object.frames.length]).toEqual([stored + 1, told])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '#games'
import { type CloseCode, protocolVersion } from '#protocol'
import { Room, type SessionId, type Ticket } from '#room'
import { MemoryLog } from '../shared/test/memory-log.ts'
import { sleeperLimits } from './sleeper-limits.ts'
import { SleepingRoom } from './sleeping-room.ts'

const day = 86_400_000

/** A room with its sockets and its alarm in a test's hand, on a disk that can fail. */
class RoomInHand {
  readonly log = new MemoryLog()
  readonly frames: string[] = []
  readonly closed: [SessionId, CloseCode][] = []
  readonly pings = new Map<SessionId, number>()
  readonly #opened = new Map<SessionId, number>()
  readonly #tickets = new Map<SessionId, Ticket>()
  isFull = false
  failures = 0
  alarm: number | null = null
  /** How often it was moved. */
  moves = 0
  room: SleepingRoom

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
    this.#opened.set(session, Date.now())
    this.room.connect(session)
    this.#tickets.delete(session)
    const token = `${session}`.repeat(22)
    this.say(session, { type: 'hello', version: protocolVersion, token, cursor: null })
    this.say(session, { type: 'join', id: 'a', name: `Player ${session}` })
  }

  say(session: SessionId, message: object): void {
    this.room.receive(session, JSON.stringify(message))
  }

  rename(session: SessionId, id: string, name: string): void {
    this.say(session, { type: 'do', id, to: 'lobby', command: { type: 'rename', motion: 1, name } })
  }

  /** As after a sleep, with the sockets that stayed. */
  sleep(...sessions: SessionId[]): void {
    this.room = this.#build(sessions)
  }

  ring(): boolean {
    this.alarm = null
    return this.room.wake()
  }

  #build(sessions: SessionId[] = []): SleepingRoom {
    const sockets = sessions.map((session) => [session, this.#tickets.get(session) ?? null] as const)
    const place = {
      send: (_: SessionId, frame: string) => void this.frames.push(frame),
      close: (session: SessionId, code: CloseCode) => void this.closed.push([session, code]),
      keep: (session: SessionId, ticket: Ticket) => void this.#tickets.set(session, ticket),
      heard: (session: SessionId) => this.pings.get(session) ?? this.#opened.get(session) ?? 0,
      failed: () => void this.failures++,
      wakeAt: (at: number) => {
        this.alarm = at
        this.moves++
      },
    }
    const asleep = { code: 'A', sockets, alarm: this.alarm }
    return new SleepingRoom(games, this.log, sleeperLimits(), place, asleep)
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
  object.rename(1, 'b', 'Morgause')
  expect([object.stored, object.failures, object.closed]).toEqual([stored, 1, []])
  expect(object.frames).toHaveLength(1)
  expect(object.frames[0]).toContain('["told","reloaded"]')
  expect(object.frames[0]).not.toContain('Morgause')
  object.isFull = false
  object.rename(1, 'b', 'Morgause')
  expect(object.frames.at(-1)).toContain('["ok","b"]')
})

test('RM-SLEEP RM-HOST an alarm that rings too early, or twice, or after a sleep, changes what is due and nothing else', () => {
  const object = new RoomInHand()
  object.sit(1)
  object.sit(2)
  object.room.disconnect(1)
  const due = object.alarm as number
  expect(due).toBe(Date.now() + 60_000)
  const { stored } = object
  vi.setSystemTime(due - 1)
  object.ring()
  object.sleep(2)
  object.ring()
  expect([object.stored, object.alarm]).toEqual([stored, due])
  vi.setSystemTime(due)
  object.sleep(2)
  object.ring()
  expect(object.stored).toBe(stored + 1)
  expect(object.frames.at(-1)).toContain('["HostChanged",2,"away"]')
  const told = object.frames.length
  object.ring()
  object.sleep(2)
  object.ring()
  expect([object.stored, object.frames.length]).toEqual([stored + 1, told])
})

test('RM-CLOCK RM-HOST the machine’s clock goes back an hour: the host’s minute goes on, also where the alarm rings, and nobody is missed', () => {
  const object = new RoomInHand()
  object.sit(1)
  object.sit(2)
  object.room.disconnect(1)
  const stored = object.stored
  vi.setSystemTime(Date.now() - 3_600_000)
  object.rename(2, 'b', 'Ben')
  expect([object.stored, object.closed]).toEqual([stored + 1, []])
  const until = (object.alarm as number) - Date.now()
  expect(until).toBeGreaterThan(0)
  expect(until).toBeLessThanOrEqual(60_000)
  vi.setSystemTime(object.alarm as number)
  object.ring()
  expect(object.frames.at(-1)).toContain('["HostChanged",2,"away"]')
})

test('RM-DURABLE RM-HOST a deadline that cannot be stored is tried again every second, and kept once the disk is well', () => {
  const object = new RoomInHand()
  object.sit(1)
  object.sit(2)
  object.room.disconnect(1)
  const due = object.alarm as number
  object.isFull = true
  for (let second = 0; second < 5; second++) {
    vi.setSystemTime(object.alarm as number)
    object.ring()
    expect(object.alarm).toBe(due + (second + 1) * 1_000)
  }
  object.isFull = false
  vi.setSystemTime(object.alarm as number)
  object.ring()
  expect(object.frames.at(-1)).toContain('["HostChanged",2,"away"]')
  expect(object.failures).toBe(5)
})

test('LOG-6 the alarm is set from the first ring, is not written anew for every touch, and ends a room that nobody touches', () => {
  const object = new RoomInHand()
  const born = Date.now()
  expect(object.ring()).toBe(true)
  expect(object.alarm).toBe(born + 30 * day)
  vi.setSystemTime(born + day)
  for (const session of [1, 2, 3]) object.sit(session)
  expect([object.alarm, object.moves]).toEqual([born + 30 * day, 1])
  vi.setSystemTime(born + 30 * day)
  expect(object.ring()).toBe(true)
  expect([object.alarm, object.moves]).toEqual([born + 31 * day, 2])
  vi.setSystemTime(born + 31 * day)
  object.sleep(1, 2, 3)
  expect(object.ring()).toBe(false)
  expect(object.closed).toEqual([1, 2, 3].map((session) => [session, 'no-such-room']))
})

test('RM-DURABLE a room that breaks sends its people away, is not tried again by its clock, and comes back with them', () => {
  const object = new RoomInHand()
  object.sit(1)
  object.sit(2)
  const load = object.log.load.bind(object.log)
  object.log.load = () => {
    throw new Error('unreadable')
  }
  object.sleep(1, 2)
  object.ring()
  expect(object.failures).toBe(1)
  expect(object.closed).toEqual([1, 2].map((session) => [session, 'going-down']))
  expect(object.alarm).toBeGreaterThanOrEqual(Date.now() + day)
  object.log.load = load
  for (const session of [1, 2]) object.room.disconnect(session)
  object.sit(3)
  expect(object.frames.at(-1)).toContain('["ok","a"]')
})

test('RM-PRESENCE a phone that has stopped pinging or never began is missed when somebody speaks, and one that speaks is not', () => {
  const object = new RoomInHand()
  for (const session of [1, 2, 3, 4]) object.sit(session)
  for (const session of [1, 2]) object.pings.set(session, Date.now())
  vi.advanceTimersByTime(75_000)
  object.rename(3, 'b', 'Cleo')
  expect(object.closed).toEqual([])
  vi.advanceTimersByTime(1)
  object.pings.set(1, Date.now())
  object.rename(3, 'c', 'Cleo again')
  expect(object.closed).toEqual([2, 4].map((session) => [session, 'too-slow']))
  expect(object.frames.at(-1)).toContain('["present",[1,3],0]')
})

test('RM-LIMITS who never says hello is too slow, who floods too fast, and nothing of a flood is heard', () => {
  const object = new RoomInHand()
  object.room.connect(1)
  vi.advanceTimersByTime(10_000)
  expect(object.closed).toEqual([[1, 'too-slow']])
  object.room.disconnect(1)
  object.sit(2)
  object.sleep(2)
  for (let frame = 0; frame < 61; frame++) object.say(2, { type: 'draft', seats: [] })
  expect(object.closed.slice(1)).toEqual([[2, 'too-fast']])
})

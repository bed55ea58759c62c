import type { ClientPorts, SocketEvents } from '#client'
import { below, type Chance, type Registry, seededChance } from '#engine'
import { closeCodes, pingEvery } from '#protocol'
import { type Batch, type Entry, type Ports, Room, type SessionId } from '../index.ts'

interface Line {
  readonly events: SocketEvents
  opened: boolean
  readonly toServer: string[]
  readonly toClient: string[]
}

/** Where a room of this network is stored: what is appended waits for the next commit, which may fail. */
class Disk {
  entries: Entry[]
  commands: string[] = []
  #waiting: Batch[] = []

  constructor(opening: Entry) {
    this.entries = [opening]
  }

  append(batch: Batch): void {
    this.#waiting.push(JSON.parse(JSON.stringify(batch)))
  }

  commit(): void {
    for (const { chapter, rules, records, command } of this.#waiting.splice(0)) {
      this.entries.push(...records.map((record) => ({ chapter, rules, record })))
      if (command !== null) this.commands.push(command)
    }
  }

  fail(): void {
    this.#waiting = []
  }

  get lastChapter(): Entry[] {
    const last = this.entries.at(-1)?.chapter
    return this.entries.filter(({ chapter }) => chapter === last)
  }
}

/** How often in a thousand steps something goes wrong. */
export interface Weather {
  readonly cuts: number
  readonly restarts: number
  readonly failures: number
}

/**
 * A room and its clients over wires that lose what is under way, on a disk that fails, in a process that dies. Who is
 * heard next is drawn from a seed, so every storm can be repeated.
 */
export class FlakyNetwork {
  readonly disk: Disk
  readonly #games: Registry
  readonly #chance: Chance
  readonly #lines = new Map<SessionId, Line>()
  readonly #timers = new Set<() => void>()
  #sessions = 0
  #now = 1_000
  #alarm: number | null = null
  #room: Room

  constructor(games: Registry, seed: string) {
    this.#games = games
    this.#chance = seededChance(seed)
    this.disk = new Disk(Room.opening(games))
    this.#room = new Room(games, this.#ports())
  }

  clientPorts(): ClientPorts {
    return {
      connect: (events) => {
        const session = ++this.#sessions
        const line: Line = { events, opened: false, toServer: [], toClient: [] }
        this.#lines.set(session, line)
        return {
          send: (text) => line.toServer.push(text),
          close: () => this.#hangUp(session),
        }
      },
      later: (milliseconds, callback) => {
        // A storm is over before anybody pings.
        if (milliseconds >= pingEvery) return () => {}
        this.#timers.add(callback)
        return () => this.#timers.delete(callback)
      },
      random: (count) => Uint8Array.from({ length: count }, () => this.#chance.byte()),
    }
  }

  /** One thing happens somewhere. */
  step(weather: Weather): void {
    this.#now += 5
    const luck = below(250, this.#chance) * 4 + below(4, this.#chance)
    if (luck < weather.cuts) return this.#cut()
    if (luck < weather.cuts + weather.restarts) return this.#restart()
    if (luck < weather.cuts + weather.restarts + weather.failures) return this.#failingTurn()
    const kind = below(8, this.#chance)
    if (kind < 3) this.#deliverToServer()
    else if (kind < 6) this.#deliverToClient()
    else if (kind < 7) this.#turn()
    else this.#ring()
  }

  #ports(): Ports {
    return {
      log: {
        load: () => ({ entries: this.disk.lastChapter, commands: this.disk.commands }),
        mayAppend: () => true,
        append: (batch) => this.disk.append(batch),
      },
      send: (session, frame) => this.#lines.get(session)?.toClient.push(frame),
      close: (session, code) => this.#drop(session, closeCodes[code]),
      keep: () => {},
      alarm: (at) => {
        this.#alarm = at
      },
      chance: () => ({ now: this.#now, byte: this.#chance.byte }),
      hash: (secret) => secret.padEnd(64, '#'),
    }
  }

  #pick(test: (line: Line) => boolean): SessionId | null {
    const some = [...this.#lines].filter(([, line]) => test(line))
    return some.length === 0 ? null : (some[below(Math.min(some.length, 256), this.#chance)]?.[0] ?? null)
  }

  #deliverToServer(): void {
    const unopened = this.#pick(({ opened }) => !opened)
    if (unopened !== null) {
      const line = this.#lines.get(unopened) as Line
      line.opened = true
      this.#room.connect(unopened)
      return line.events.opened()
    }
    const session = this.#pick(({ toServer }) => toServer.length > 0)
    if (session !== null) this.#room.receive(session, this.#lines.get(session)?.toServer.shift() as string)
  }

  #deliverToClient(): void {
    const session = this.#pick(({ toClient }) => toClient.length > 0)
    const line = session === null ? undefined : this.#lines.get(session)
    line?.events.received(line.toClient.shift() as string)
  }

  #turn(): void {
    this.disk.commit()
    this.#room.committed()
  }

  #failingTurn(): void {
    this.disk.fail()
    this.#room.lost()
  }

  /** Somebody's timer, or the room's alarm. */
  #ring(): void {
    const [timer] = this.#timers
    if (timer) {
      this.#timers.delete(timer)
      timer()
    } else if (this.#alarm !== null && below(2, this.#chance) === 0) {
      this.#now = Math.max(this.#now, this.#alarm)
      this.#alarm = null
      this.#room.wake()
    }
  }

  #cut(): void {
    const session = this.#pick(() => true)
    if (session !== null) this.#drop(session, 1006)
  }

  /** The process dies: what was not committed never was. */
  #restart(): void {
    this.disk.fail()
    const sessions = [...this.#lines.keys()]
    this.#room = new Room(this.#games, this.#ports())
    for (const session of sessions) this.#drop(session, 1006)
  }

  #drop(session: SessionId, code: number): void {
    const line = this.#lines.get(session)
    this.#lines.delete(session)
    if (line?.opened) this.#room.disconnect(session)
    line?.events.closed(code)
  }

  #hangUp(session: SessionId): void {
    this.#lines.delete(session)
    this.#room.disconnect(session)
  }
}

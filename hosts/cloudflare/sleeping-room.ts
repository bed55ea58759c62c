import type { Registry } from '#engine'
import { type Clock, type EventLog, type HostPorts, SocketLimit, StoredRoom, steadyClock } from '#hosts/shared'
import type { CloseCode } from '#protocol'
import type { SessionId, Ticket } from '#room'
import type { SleeperLimits } from './sleeper-limits.ts'

/** A place that holds one room: its sockets, and its one alarm. */
export interface Place extends Omit<HostPorts, 'alarm' | 'addressBudget' | 'clock'> {
  /** Moves the alarm. It may ring too early, late, or twice. */
  wakeAt(at: number): void
  /** When a phone was last heard: its latest ping, else when its socket was opened. */
  heard(session: SessionId): number
  failed(error: unknown): void
}

/** What a place has when its room comes to memory: the room's code, the sockets that stayed open, and the alarm that is set. */
export interface Asleep {
  readonly code: string
  readonly sockets: readonly (readonly [SessionId, Ticket | null])[]
  readonly alarm: number | null
}

const day = 86_400_000
/** How long the clock stands still, in milliseconds, when nothing can be stored. */
const rest = 1_000

/** A room that has a place of its own, in which it sleeps. Whatever an event brings is stored in one transaction, and then told. */
export class SleepingRoom {
  readonly #games: Registry
  readonly #log: EventLog
  readonly #limits: SleeperLimits
  readonly #place: Place
  readonly #code: string
  readonly #clock: Clock
  /** Their budgets are lost in sleep; but whoever was silent for so long has earned a full one again. */
  readonly #socketLimits = new Map<SessionId, SocketLimit>()
  /** When somebody last said something; pings do not come here. */
  readonly #spoke = new Map<SessionId, number>()
  #asleep: Asleep['sockets']
  #stored: StoredRoom | null = null
  /** When the room wants to be woken. */
  #due: number | null = null
  /** When the alarm rings, by the machine's clock. */
  #alarm: number | null

  constructor(games: Registry, log: EventLog, limits: SleeperLimits, place: Place, { code, sockets, alarm }: Asleep) {
    this.#games = games
    this.#log = log
    this.#limits = limits
    this.#place = place
    this.#code = code
    this.#clock = steadyClock(log.latest())
    this.#asleep = sockets
    this.#alarm = alarm
    for (const [session] of sockets) this.#socketLimits.set(session, new SocketLimit(limits))
  }

  connect(session: SessionId): void {
    const limit = new SocketLimit(this.#limits)
    this.#socketLimits.set(session, limit)
    // A timer keeps the place awake; this one lives until the hello, which comes at once or never.
    limit.awaitHello(this.#limits, () => this.#place.close(session, 'too-slow'))
    this.#turn(({ room }) => room.connect(session))
  }

  receive(session: SessionId, frame: string): void {
    const fault = this.#socketLimits.get(session)?.judge(frame) ?? null
    if (fault !== null) return this.#place.close(session, fault)
    this.#spoke.set(session, Date.now())
    this.#turn((stored) => stored.receive(session, frame))
    this.#missTheSilent(session)
  }

  disconnect(session: SessionId): void {
    this.#socketLimits.get(session)?.leave()
    this.#socketLimits.delete(session)
    this.#spoke.delete(session)
    this.#turn(({ room }) => room.disconnect(session))
  }

  /** Does what is due, and sets the alarm. Says false where nobody has touched the room for so long that it must be forgotten. */
  wake(): boolean {
    this.#alarm = null
    const isOld = this.#forgetAt <= this.#clock()
    if (isOld) this.#abandon('no-such-room')
    else this.#turn(({ room }) => room.wake())
    return !isOld
  }

  /** Does something to the room; whatever goes wrong stays with it. */
  #turn(work: (stored: StoredRoom) => void): void {
    let soonest = 0
    try {
      const stored = this.#open()
      work(stored)
      const isStored = this.#commit()
      if (!isStored) soonest = this.#clock() + rest
      stored.tell(isStored)
    } catch (error) {
      this.#place.failed(error)
      this.#abandon('going-down')
      soonest = this.#clock() + day
    }
    this.#setAlarm(Math.max(soonest, this.#due ?? this.#forgetAt))
  }

  #commit(): boolean {
    try {
      this.#log.commit()
      return true
    } catch (error) {
      this.#place.failed(error)
      return false
    }
  }

  /** The room, built from what is stored if it is not in memory, with everybody whose socket has stayed open. */
  #open(): StoredRoom {
    if (this.#stored !== null) return this.#stored
    const stored = new StoredRoom(this.#games, this.#code, this.#log, this.#limits, {
      ...this.#place,
      alarm: (at) => {
        this.#due = at
      },
      // A place knows no addresses; what one of them stores is bounded by the rooms that it may make.
      addressBudget: () => null,
      clock: this.#clock,
    })
    stored.room.adopt(this.#asleep)
    this.#asleep = []
    this.#stored = stored
    return stored
  }

  /** Drops the room from memory; its people reconnect and find what is stored. */
  #abandon(code: CloseCode): void {
    this.#stored = null
    this.#asleep = []
    for (const session of this.#socketLimits.keys()) this.#place.close(session, code)
  }

  /** To ring too early costs less than to be written anew, so the alarm is moved only to ring earlier. */
  #setAlarm(due: number): void {
    const at = due - (this.#clock() - Date.now())
    if (this.#alarm !== null && this.#alarm <= at) return
    this.#alarm = at
    this.#place.wakeAt(at)
  }

  get #forgetAt(): number {
    return (this.#log.touched(this.#code) ?? 0) + this.#limits.keepDays * day
  }

  /** A phone that fell asleep without a word has stopped pinging. It is missed when the next one speaks, and not before. */
  #missTheSilent(speaker: SessionId): void {
    const before = Date.now() - this.#limits.silentSeconds * 1_000
    for (const session of this.#socketLimits.keys()) {
      if (session === speaker || this.#lastHeard(session) >= before) continue
      this.#place.close(session, 'too-slow')
      this.disconnect(session)
    }
  }

  #lastHeard(session: SessionId): number {
    return Math.max(this.#place.heard(session), this.#spoke.get(session) ?? 0)
  }
}

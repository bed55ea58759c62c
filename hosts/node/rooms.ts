import type { Registry } from '#engine'
import { type Budget, Budgets, type Clock, type EventLog, type Limits, StoredRoom, waitFor } from '#hosts/shared'
import type { CloseCode } from '#protocol'
import { opensSeat, Room, type SessionId } from '#room'
import { type Said, Unheard } from './unheard.ts'

/** What the rooms need of the sockets. */
export interface Sender {
  send(session: SessionId, frame: string): void
  close(session: SessionId, code: CloseCode): void
  /** What the address behind a socket may still store. */
  addressBudget(session: SessionId): Budget | null
}

/** How often a room that is not in memory is read for somebody who may have no seat there: so many at once, and again in so many seconds. */
const readings = [20, 4] as const
/** How long the clocks stand still, in milliseconds, when nothing can be stored. */
const rest = 1_000
/** After so many milliseconds a turn ends with the round that is under way; what still waits is heard in the next one. */
const turnTime = 5

/** A room that is in memory. */
interface LoadedRoom {
  readonly stored: StoredRoom
  readonly sessions: Set<SessionId>
  emptySince: number
}

/** The rooms of this process. What one turn of the event loop brings shares one transaction, and is told after it. */
export class Rooms {
  readonly #games: Registry
  readonly #log: EventLog
  readonly #sender: Sender
  readonly #limits: Limits
  readonly #clock: Clock
  readonly #failed: (error: unknown) => void
  readonly #loaded = new Map<string, LoadedRoom>()
  readonly #readings = new Budgets(...readings)
  readonly #alarms = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>()
  readonly #unheard = new Unheard()
  #touched = new Set<string>()
  #turn: NodeJS.Immediate | null = null
  #closed = false
  #isFull = false
  /** After a failed commit no alarm rings before this: a deadline that cannot be stored is due again at once. */
  #restUntil = 0

  constructor(
    games: Registry,
    log: EventLog,
    sender: Sender,
    { limits, clock, failed }: { readonly limits: Limits; readonly clock: Clock; failed(error: unknown): void },
  ) {
    this.#games = games
    this.#limits = limits
    this.#clock = clock
    this.#log = log
    this.#sender = sender
    this.#failed = failed
    for (const { room, at } of log.alarms()) this.#setTimer(room, at)
  }

  get loaded(): number {
    return this.#loaded.size
  }

  /** Whether what happens now can be stored. After a failure it is tried. */
  isReady(): boolean {
    if (this.#isFull) this.#try(() => this.#log.probe())
    return !this.#isFull
  }

  /** A room with this game, or the first of all, on its table. Says false where the code is taken. */
  create(code: string, game?: string): boolean {
    return this.#log.create(code, Room.opening(this.#games, game), this.#clock())
  }

  /** Whether a token with this hash opens a seat. The room stays where it is. */
  opensSeat(code: string, hash: string): boolean {
    const loaded = this.#loaded.get(code)
    if (loaded) return loaded.stored.room.opensSeat(hash)
    if (!this.#readings.spend(code, performance.now())) return false
    const stored = this.#log.load(code)
    return stored !== null && opensSeat(this.#games, stored, hash)
  }

  /** Says false where there is no such room. */
  connect(code: string, session: SessionId): boolean {
    this.#listenTo(code)
    let found = true
    const opened = this.#touch(code, () => {
      const loaded = this.#open(code)
      loaded?.sessions.add(session)
      loaded?.stored.room.connect(session)
      found = loaded !== null
    })
    // A room that cannot be read is not a room that is not there.
    if (!opened) this.#sender.close(session, 'going-down')
    return found
  }

  /** The room hears it at the end of the turn, since nobody is answered before. */
  receive(code: string, session: SessionId, frame: string): void {
    if (this.#closed) return
    if (!this.#unheard.add(code, { session, frame })) this.#sender.close(session, 'too-fast')
    this.#turn ??= setImmediate(() => this.#settle())
  }

  disconnect(code: string, session: SessionId): void {
    this.#listenTo(code)
    const loaded = this.#loaded.get(code)
    // Who is gone when the server stops is told to nobody.
    if (this.#closed || !loaded?.sessions.delete(session)) return
    loaded.emptySince = this.#clock()
    this.#touch(code, () => loaded.stored.room.disconnect(session))
  }

  /** Rooms that nobody is in leave memory; they come back when somebody knocks or their alarm rings. */
  evict(idle: number): void {
    const before = this.#clock() - idle
    for (const [code, { sessions, emptySince }] of this.#loaded) {
      if (sessions.size === 0 && emptySince < before && !this.#touched.has(code)) this.#loaded.delete(code)
    }
  }

  /** Stores and tells what is still under way, and stops the clocks. */
  close(): void {
    do this.#settle()
    while (!this.#unheard.isEmpty)
    this.#closed = true
    for (const { timer } of this.#alarms.values()) clearTimeout(timer)
    this.#alarms.clear()
  }

  #open(code: string): LoadedRoom | null {
    const known = this.#loaded.get(code)
    if (known) return known
    if (this.#log.load(code) === null) return null
    const stored = new StoredRoom(this.#games, code, this.#log, this.#limits, {
      send: (session, frame) => this.#sender.send(session, frame),
      close: (session, reason) => this.#sender.close(session, reason),
      // Here a room stays in memory as long as somebody's socket is open.
      keep: () => {},
      alarm: (at) => this.#alarm(code, at),
      addressBudget: (session) => this.#sender.addressBudget(session),
      clock: this.#clock,
    })
    const loaded: LoadedRoom = { stored, sessions: new Set(), emptySince: this.#clock() }
    this.#loaded.set(code, loaded)
    return loaded
  }

  #alarm(code: string, at: number | null): void {
    if ((this.#alarms.get(code)?.at ?? null) === at) return
    this.#log.alarm(code, at)
    this.#setTimer(code, at)
  }

  #setTimer(code: string, at: number | null): void {
    clearTimeout(this.#alarms.get(code)?.timer)
    this.#alarms.delete(code)
    if (at === null || this.#closed) return
    const ring = () => (at > this.#clock() ? this.#setTimer(code, at) : this.#wake(code))
    const timer = setTimeout(ring, waitFor(Math.max(at, this.#restUntil), this.#clock()))
    this.#alarms.set(code, { at, timer })
  }

  #wake(code: string): void {
    this.#listenTo(code)
    this.#alarms.delete(code)
    this.#touch(code, () => this.#open(code)?.stored.room.wake())
  }

  /** Does something to a room; whatever goes wrong stays with that room. Says whether all went well. */
  #touch(code: string, work: () => void): boolean {
    this.#touched.add(code)
    this.#turn ??= setImmediate(() => this.#settle())
    try {
      work()
      return true
    } catch (error) {
      this.#failed(error)
      this.#abandon(code)
      return false
    }
  }

  /** Back to back: handled between two readings from the network, a message takes twice as long. */
  #listen(): void {
    const end = performance.now() + turnTime
    do for (const [code, said] of this.#unheard.round()) this.#hear(code, said)
    while (!this.#unheard.isEmpty && performance.now() < end)
  }

  /** What a room's people said before something else happens there. */
  #listenTo(code: string): void {
    for (const said of this.#unheard.take(code)) this.#hear(code, said)
  }

  #hear(code: string, { session, frame }: Said): void {
    this.#touch(code, () => this.#loaded.get(code)?.stored.receive(session, frame))
  }

  #settle(): void {
    this.#listen()
    if (this.#turn) clearImmediate(this.#turn)
    this.#turn = this.#unheard.isEmpty ? null : setImmediate(() => this.#settle())
    const touched = this.#touched
    this.#touched = new Set()
    const isStored = this.#commit()
    for (const code of touched) {
      const loaded = this.#loaded.get(code)
      if (loaded) this.#tell(code, loaded, isStored)
    }
  }

  #commit(): boolean {
    const isStored = this.#try(() => this.#log.commit())
    if (!isStored) this.#restUntil = this.#clock() + rest
    return isStored
  }

  #try(write: () => void): boolean {
    try {
      write()
      this.#isFull = false
      return true
    } catch (error) {
      this.#isFull = true
      this.#failed(error)
      return false
    }
  }

  #tell(code: string, loaded: LoadedRoom, isStored: boolean): void {
    try {
      loaded.stored.tell(isStored)
    } catch (error) {
      this.#failed(error)
      this.#abandon(code)
    }
  }

  /** Drops a room from memory; its people reconnect and find what is stored. */
  #abandon(code: string): void {
    const loaded = this.#loaded.get(code)
    this.#loaded.delete(code)
    for (const session of loaded?.sessions ?? []) this.#sender.close(session, 'going-down')
  }
}

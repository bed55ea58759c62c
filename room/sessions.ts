import { type Audience, isFor, type Seat } from '#engine'
import { type CloseCode, framesOf, type RoomMessage } from '#protocol'
import type { Ports, SessionId } from './ports.ts'
import type { Session } from './session.ts'

/** Of one seat, which is as many as a person uses; a new one is always let in, and the oldest goes. */
export const mostOfSeat = 4
/** Of everybody without a seat together. */
export const mostWatchers = 30
/** Of those who have not said hello yet. */
const mostNewcomers = 60

/** Everybody who is connected, and what they will be sent once it is durable. */
export class Sessions {
  readonly #ports: Ports
  readonly #sessions = new Map<SessionId, Session>()
  /** Only the last value of a signal is worth sending. */
  #signal: string | null = null

  constructor(ports: Ports) {
    this.#ports = ports
  }

  get(id: SessionId): Session | undefined {
    return this.#sessions.get(id)
  }

  add(session: Session): void {
    const newcomers = [...this.#sessions.values()].filter(({ greeted }) => !greeted)
    // Whoever greets with a seat must always get so far, so the one who has been silent for longest makes room.
    if (newcomers.length >= mostNewcomers) this.#close((newcomers[0] as Session).id, 'too-many-sockets')
    this.#sessions.set(session.id, session)
  }

  /** Whether there is a place for a socket that has just greeted without a seat. */
  hasRoomForWatcher(): boolean {
    return this.greeted().filter(({ seat }) => seat === null).length < mostWatchers
  }

  /** Ends the oldest sockets of every seat that has too many. */
  thinOut(): void {
    const sockets = new Map<Seat, number>()
    for (const session of this.all().reverse()) {
      if (session.seat === null) continue
      const newer = sockets.get(session.seat) ?? 0
      sockets.set(session.seat, newer + 1)
      if (newer >= mostOfSeat) session.end = 'opened-elsewhere'
    }
  }

  remove(id: SessionId): void {
    this.#sessions.delete(id)
  }

  /** Those who have said hello and may stay; the others are told nothing. */
  all(): Session[] {
    return this.greeted().filter(({ isOutside }) => !isOutside)
  }

  /** Those who have said hello, also the ones who wait outside. */
  greeted(): Session[] {
    return [...this.#sessions.values()].filter(({ greeted, end }) => greeted && end === null)
  }

  seats(): Set<Seat> {
    return new Set(this.all().flatMap(({ seat }) => (seat === null ? [] : [seat])))
  }

  watching(): number {
    return this.all().filter(({ seat }) => seat === null).length
  }

  push(text: string, audience: Audience = 'everyone'): void {
    for (const session of this.#sessions.values()) {
      if (!session.isOutside && isFor(audience, session.recipient)) session.push(text)
    }
  }

  signal(message: RoomMessage): void {
    this.#signal = JSON.stringify(message)
  }

  /** Drops what waits, for it never happened, and gives everybody to be told anew. */
  forget(): Session[] {
    this.#signal = null
    for (const session of this.#sessions.values()) {
      session.take()
      session.end = null
    }
    return this.all()
  }

  /** What waits for each socket, in few frames; least first, so that nobody can tell by the time that others were told more. */
  flush(): void {
    if (this.#signal !== null) this.push(this.#signal)
    this.#signal = null
    const frames = [...this.#sessions.values()].map((session) => ({ session, waiting: session.take() }))
    for (const { session, waiting } of frames.sort((one, other) => one.waiting.length - other.waiting.length)) {
      for (const frame of framesOf(waiting)) this.#ports.send(session.id, frame)
      if (session.end !== null) this.#close(session.id, session.end)
    }
  }

  #close(id: SessionId, code: CloseCode): void {
    this.remove(id)
    this.#ports.close(id, code)
  }
}

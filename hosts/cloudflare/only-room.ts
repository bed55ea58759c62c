import type { Registry } from '#engine'
import type { CloseCode } from '#protocol'
import { Room, type SessionId, type Ticket } from '#room'
import { cryptoChance } from '../crypto-chance.ts'
import type { EventLog } from '../event-log.ts'
import { hashOf } from '../hash.ts'

/** The sockets' side of the object. */
export interface Sockets {
  send(session: SessionId, frame: string): void
  close(session: SessionId, code: CloseCode): void
  keep(session: SessionId, ticket: Ticket): void
}

/** The one room of an object. Whatever an event brings is stored in one transaction, and then told. */
export class OnlyRoom {
  readonly #code: string
  readonly #log: EventLog
  readonly #room: Room
  #appended = false
  /** When it wants to be woken. */
  alarm: number | null = null

  constructor(games: Registry, code: string, log: EventLog, sockets: Sockets) {
    this.#code = code
    this.#log = log
    this.#room = new Room(games, {
      log: {
        load() {
          const stored = log.load(code)
          if (stored === null) throw new Error('the room is gone')
          return stored
        },
        append: (entries, command) => {
          this.#appended = true
          log.append(code, entries, command, Date.now())
        },
      },
      send: (session, frame) => sockets.send(session, frame),
      close: (session, reason) => sockets.close(session, reason),
      keep: (session, ticket) => sockets.keep(session, ticket),
      alarm: (at) => {
        this.alarm = at
      },
      chance: cryptoChance,
      hash: hashOf,
    })
  }

  /** When something was last stored here. */
  get touched(): number {
    return this.#log.touched(this.#code) ?? 0
  }

  /** Throws the reason for which nothing could be stored, after everybody was told so. */
  turn(work: (room: Room) => void): void {
    work(this.#room)
    const appended = this.#appended
    this.#appended = false
    try {
      this.#log.commit()
    } catch (error) {
      if (appended) this.#room.lost()
      throw new NotStored(error)
    }
    this.#room.committed()
  }
}

/** The room is as it was, and everybody knows; the next try may be well. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('not stored', { cause })
    this.name = 'NotStored'
  }
}

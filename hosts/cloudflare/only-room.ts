import type { Registry } from '#engine'
import type { Room } from '#room'
import type { EventLog } from '../event-log.ts'
import { KeptRoom, type Surroundings } from '../kept-room.ts'

/** The sockets' side of the object. */
export type Sockets = Omit<Surroundings, 'alarm'>

/** The one room of an object. Whatever an event brings is stored in one transaction, and then told. */
export class OnlyRoom {
  readonly #code: string
  readonly #log: EventLog
  readonly #kept: KeptRoom
  /** When it wants to be woken. */
  alarm: number | null = null

  constructor(games: Registry, code: string, log: EventLog, sockets: Sockets) {
    this.#code = code
    this.#log = log
    this.#kept = new KeptRoom(games, code, log, {
      send: (session, frame) => sockets.send(session, frame),
      close: (session, reason) => sockets.close(session, reason),
      keep: (session, ticket) => sockets.keep(session, ticket),
      alarm: (at) => {
        this.alarm = at
      },
    })
  }

  /** When something was last stored here. */
  get touched(): number {
    return this.#log.touched(this.#code) ?? 0
  }

  /** Throws where nothing could be stored, after everybody was told so. */
  turn(work: (room: Room) => void): void {
    work(this.#kept.room)
    try {
      this.#log.commit()
    } catch (error) {
      this.#kept.tell(false)
      throw new NotStored(error)
    }
    this.#kept.tell(true)
  }
}

/** The room is as it was, and everybody knows; the next try may be well. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('not stored', { cause })
    this.name = 'NotStored'
  }
}

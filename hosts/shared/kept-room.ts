import type { Registry } from '#engine'
import type { CloseCode } from '#protocol'
import { Room, type SessionId, type Ticket } from '#room'
import type { Budget } from './budgets.ts'
import { cryptoChance } from './crypto-chance.ts'
import type { EventLog } from './event-log.ts'
import { hashOf } from './hash.ts'
import type { Limits } from './limits.ts'
import { StoredBudget } from './stored-budget.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

/** What a room needs that each host has in its own way. */
export interface Surroundings {
  send(session: SessionId, frame: string): void
  close(session: SessionId, code: CloseCode): void
  keep(session: SessionId, ticket: Ticket): void
  alarm(at: number | null): void
  /** What the address behind a socket may still store, where addresses are known. */
  purse(session: SessionId): Budget | null
  readonly clock: Clock
}

const hour = 3_600_000

/** A room in memory, with its place in the log. What it appends is told once it is known what became of it. */
export class KeptRoom {
  readonly room: Room
  readonly #around: Surroundings
  #appended = false
  #purse: Budget | null = null

  constructor(games: Registry, code: string, log: EventLog, limits: Limits, around: Surroundings) {
    const { clock } = around
    const budget = new StoredBudget(limits, log.storedSince(code, clock() - hour))
    this.#around = around
    this.room = new Room(games, {
      log: {
        load() {
          const stored = log.load(code)
          if (stored === null) throw new Error('the room is gone')
          return stored
        },
        append: (batch) => {
          this.#appended = true
          budget.charge(log.append(code, batch, clock()))
        },
        mayAppend: (actor, seat, isGame) => budget.allows(actor, seat, isGame, this.#purse),
      },
      send: (session, frame) => around.send(session, frame),
      close: (session, reason) => around.close(session, reason),
      keep: (session, ticket) => around.keep(session, ticket),
      alarm: (at) => around.alarm(at),
      chance: () => cryptoChance(clock()),
      hash: hashOf,
    })
  }

  receive(session: SessionId, frame: string): void {
    this.#purse = this.#around.purse(session)
    this.room.receive(session, frame)
  }

  /** The log has committed, or it has failed. */
  tell(stored: boolean): void {
    const lost = this.#appended && !stored
    this.#appended = false
    if (lost) this.room.lost()
    else this.room.committed()
  }
}

import type { Registry } from '#engine'
import { type Ports, Room, type SessionId } from '#room'
import type { Budget } from './budgets.ts'
import { cryptoChance } from './crypto-chance.ts'
import type { EventLog } from './event-log.ts'
import { hashOf } from './hash.ts'
import type { Limits } from './limits.ts'
import { StoredBudget } from './stored-budget.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

/** What a room needs that each host has in its own way. */
export interface HostPorts extends Pick<Ports, 'send' | 'close' | 'keep' | 'alarm'> {
  /** What the address behind a socket may still store, where addresses are known. */
  addressBudget(session: SessionId): Budget | null
  readonly clock: Clock
}

const hour = 3_600_000

/** A room in memory, with its place in the log. What it appends is told once it is known what became of it. */
export class StoredRoom {
  readonly room: Room
  readonly #ports: HostPorts
  #appended = false
  #addressBudget: Budget | null = null

  constructor(games: Registry, code: string, log: EventLog, limits: Limits, ports: HostPorts) {
    const { clock } = ports
    const budget = new StoredBudget(limits, log.storedSince(code, clock() - hour))
    this.#ports = ports
    this.room = new Room(games, {
      ...ports,
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
        mayAppend: (actor, seat, isGame) => budget.allows(actor, seat, isGame, this.#addressBudget),
      },
      chance: () => cryptoChance(clock()),
      hash: hashOf,
    })
  }

  receive(session: SessionId, frame: string): void {
    this.#addressBudget = this.#ports.addressBudget(session)
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

import { type Actor, blankState, perform, type Recorded, record, type Seat, seededChance } from '#engine'
import { games } from '#games'
import {
  createLobby,
  type LobbyCommand,
  type LobbyEvent,
  type LobbyRefusal,
  type LobbyState,
  roomOpening,
} from '../index.ts'

type Bare<C> = C extends { readonly motion: number } ? Omit<C, 'motion'> & { readonly motion?: number } : never

export const lobby = createLobby(games)
export const hashOf = (name: string) => name.padEnd(64, '0').slice(0, 64)

/** A room in a test, without sockets: people join, and the host sets the table. */
export class Parlour {
  state: LobbyState
  log: Recorded<LobbyEvent>[]

  constructor(...names: string[]) {
    const opened = record(lobby, blankState(lobby), [roomOpening(games)])
    this.state = opened.state
    this.log = [...opened.records]
    for (const name of names) this.join(name)
  }

  get open(): LobbyState['open'] {
    return this.state.open
  }

  get names(): string[] {
    return this.open.sitters.map(({ name }) => name)
  }

  try(actor: Actor, command: Bare<LobbyCommand>): LobbyRefusal | LobbyEvent[] {
    const full = { motion: this.open.chapter, ...command } as LobbyCommand
    const step = perform(lobby, this.state, actor, full, seededChance('parlour'))
    if (!step.ok) return step.refusal
    this.state = step.state
    this.log.push(...step.records)
    return step.records.map(({ event }) => event)
  }

  do(actor: Actor, command: Bare<LobbyCommand>): LobbyEvent[] {
    const events = this.try(actor, command)
    if (typeof events === 'string') throw new Error(`${JSON.stringify(command)} by ${actor}: ${events}`)
    return events
  }

  join(name: string): Seat {
    this.do('visitor', { type: 'join', name, hash: hashOf(name) })
    return this.open.nextSeat - 1
  }
}

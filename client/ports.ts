import type { AnyKnownGame } from '#engine'
import type { Answer, Asking } from './outbox.ts'

/** A socket as browsers, `ws` and the tests have it. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  received(text: string): void
  closed(code: number): void
}

/** Where what was asked and not answered outlives a reload. */
export interface Memory {
  load(): readonly Asking[]
  keep(messages: readonly Asking[]): void
  /** The answer to something that was asked before the reload. */
  answered(message: Asking, answer: Answer): void
}

/** What a client needs of its surroundings. */
export interface ClientPorts {
  connect(events: SocketEvents): Socket
  /** Calls back after so many milliseconds; returns how to call it off. */
  later(milliseconds: number, callback: () => void): () => void
  /** Uniformly random bytes. */
  random(count: number): Uint8Array
  readonly memory?: Memory
  /** The rules of a game that was not here from the start. */
  fetchGame?(name: string): Promise<AnyKnownGame>
}

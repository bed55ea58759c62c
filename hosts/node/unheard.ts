import type { SessionId } from '#room'

export interface Said {
  readonly session: SessionId
  readonly frame: string
}

/** Beyond so many a room cannot keep up with what its sockets say. */
const mostWaiting = 2_000

/** What sockets have said and their rooms have not heard yet. The rooms take turns, so none waits for a louder one. */
export class Unheard {
  readonly #rooms = new Map<string, Said[]>()

  get isEmpty(): boolean {
    return this.#rooms.size === 0
  }

  /** Says false where too much waits for this room already. */
  add(code: string, said: Said): boolean {
    const waiting = this.#rooms.get(code)
    if (waiting === undefined) this.#rooms.set(code, [said])
    else if (waiting.length >= mostWaiting) return false
    else waiting.push(said)
    return true
  }

  /** All that one room has not heard yet. */
  take(code: string): readonly Said[] {
    const waiting = this.#rooms.get(code) ?? []
    this.#rooms.delete(code)
    return waiting
  }

  /** The first word that waits for each room. */
  round(): (readonly [code: string, said: Said])[] {
    const first: [string, Said][] = []
    for (const [code, waiting] of this.#rooms) {
      const said = waiting.shift()
      if (waiting.length === 0) this.#rooms.delete(code)
      if (said !== undefined) first.push([code, said])
    }
    return first
  }
}

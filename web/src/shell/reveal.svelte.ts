import type { HappenedInGame } from '#client'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'
import { hear } from './hear.svelte.ts'

/** The last event of these types, for as long as it takes to read it. Whoever comes later is shown the table. */
export class Reveal {
  readonly #room: RoomSession
  #shown = $state.raw<HappenedInGame | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(room: RoomSession, isRevealed: (type: string) => boolean, readingTime: number) {
    this.#room = room
    hear(room, (news) => {
      const last = news.findLast(({ event }) => isRevealed(event.type))
      if (last) this.#show(last, readingTime)
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** It stays while the table asks what followed from it: the question after that is never kept waiting. */
  get shown(): HappenedInGame | null {
    const open = this.#room.now.game?.open as { readonly motion: number } | undefined
    if (this.#shown === null || open === undefined) return null
    return open.motion <= this.#shown.view.open.motion + 1 ? this.#shown : null
  }

  readonly close = (): void => {
    this.#shown = null
  }

  #show(one: HappenedInGame, readingTime: number): void {
    clearTimeout(this.#timer)
    this.#shown = one
    this.#timer = setTimeout(this.close, readingTime)
  }
}

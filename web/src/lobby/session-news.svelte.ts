import { createContext } from 'svelte'
import { m } from '#texts/messages'
import { roomTexts } from '#texts/room'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'

/** What last happened to this phone or to its game, until it has been read. */
export class SessionNews {
  readonly #room: RoomSession
  #read = $state.raw<{ readonly chapter: number; readonly sentences: readonly string[] }>({ chapter: 0, sentences: [] })

  constructor(room: RoomSession) {
    this.#room = room
  }

  get sentences(): readonly string[] {
    const { chapter, sentences } = this.#read
    return this.#all.filter((sentence) => chapter !== this.#room.now.chapter || !sentences.includes(sentence))
  }

  dismiss(): void {
    this.#read = { chapter: this.#room.now.chapter, sentences: this.#all }
  }

  get #all(): string[] {
    return [this.#ownNotice, this.#endedGame].filter((sentence) => sentence !== null)
  }

  get #ownNotice(): string | null {
    const { notice } = this.#room.now
    // Who has a seat again need not hear that the last one is gone.
    const isPast = this.#room.seat !== null && notice !== 'reloaded' && notice !== 'seat-asked-for'
    return notice === null || isPast ? null : roomTexts[`notice.${notice}`]()
  }

  get #endedGame(): string | null {
    const { opened } = this.#room.now
    return opened === 'ended-by-host' ? m['web.lobby.game-ended']() : null
  }
}

export const [useNews, provideNews] = createContext<SessionNews>()

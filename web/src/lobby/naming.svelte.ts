import type { Answer } from '#client'
import { bare } from '../lib/names.ts'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'
import type { Settings } from '../lib/settings.svelte.ts'
import { whyNotNow } from './lobby-rules.ts'

/** Sitting down under a name, or taking another one: what was typed, and what the table says to it. */
export class Naming {
  readonly #room: RoomSession
  readonly #settings: Settings
  #error = $state.raw<{ readonly name: string; readonly sentence: string | null } | null>(null)
  name = $state('')

  constructor(room: RoomSession, settings: Settings) {
    this.#room = room
    this.#settings = settings
    this.name = room.seat === null ? settings.now.name : bare(room.nameOf(room.seat))
  }

  /** What was said of this name: of another one it would not be true. */
  get error(): string | null {
    return this.#error?.name === this.name ? this.#error.sentence : null
  }

  get isAsked(): boolean {
    return this.#room.now.waiting.some((one) => one.type === 'join') || this.#room.isAsked('rename')
  }

  /** Whether the table took the name. */
  async send(): Promise<boolean> {
    const { seat } = this.#room
    const { name } = this
    if (this.isAsked) return false
    const sentence = whyNotNow(this.#room, seat === null ? { type: 'join', name, hash: '' } : { type: 'rename', name })
    this.#error = { name, sentence }
    if (sentence !== null) return false
    this.#room.dismiss()
    const answer = await this.#ask(name)
    if (answer.ok) this.#settings.set({ name: name.trim() })
    else this.#blame(name)
    return answer.ok
  }

  #ask(name: string): Promise<Answer> {
    return this.#room.seat === null ? this.#room.join(name) : this.#room.ask('lobby', { type: 'rename', name })
  }

  /** The sentence stands at the field, so it need not stand over the bar as well. */
  #blame(name: string): void {
    this.#error = { name, sentence: this.#room.refusal }
    this.#room.dismiss()
  }
}

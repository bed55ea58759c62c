import { createContext } from 'svelte'
import { readStored, store } from './storage.ts'

/** What one device prefers. It never leaves the device. */
export interface Preferences {
  readonly theme: 'dark' | 'light'
  /** How the card is looked at: while it is held, or until it is tapped again. */
  readonly peek: 'hold' | 'toggle'
  /** Nobody else sees this screen: faces and role lie open. */
  readonly alone: boolean
  readonly sounds: boolean
  readonly haptics: boolean
  /** The name of last time, so that it need not be typed again. */
  readonly name: string
}

const defaults: Preferences = {
  theme: 'dark',
  peek: 'hold',
  alone: false,
  sounds: false,
  haptics: true,
  name: '',
}

const key = 'roundtable/settings'

export class Settings {
  #now = $state.raw<Preferences>({ ...defaults, ...(readStored(key) as Partial<Preferences> | null) })

  get now(): Preferences {
    return this.#now
  }

  set(change: Partial<Preferences>): void {
    this.#now = { ...this.#now, ...change }
    store(key, this.#now)
  }

  /** A short buzz, where the phone can and the player wants it. Never the only sign of anything. */
  buzz(...pattern: number[]): void {
    if (this.#now.haptics && typeof navigator !== 'undefined') navigator.vibrate?.(pattern)
  }
}

export const [useSettings, provideSettings] = createContext<Settings>()

import { createContext } from 'svelte'

/** Which of the room's own sheets lies over the screen. */
export type SheetName =
  | 'menu'
  | 'share'
  | 'settings'
  | 'hand-over'
  | 'ask-seat'
  | 'people'
  | 'rename'
  | 'leave'
  | 'end-game'

export class Sheets {
  #open = $state<SheetName | null>(null)

  get open(): SheetName | null {
    return this.#open
  }

  show(name: SheetName): void {
    this.#open = name
  }

  close(): void {
    this.#open = null
  }
}

export const [useSheets, provideSheets] = createContext<Sheets>()

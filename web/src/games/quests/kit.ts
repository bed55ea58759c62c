import { type Component, createContext } from 'svelte'

/** What a game puts into the screens that all games of quests have in common. */
export interface Kit {
  readonly RoleCard: Component
  /** A button in the status line, the same on every phone. */
  readonly Tool?: Component
}

export const [useKit, provideKit] = createContext<Kit>()

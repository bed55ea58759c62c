import { type Component, createContext } from 'svelte'

/** What a game puts into every screen of its table. */
interface Parts {
  /** What the role card says. */
  readonly Card: Component
  /** A button in the status line, the same on every phone; it comes with the screens after the deal. */
  readonly Tool: Component | undefined
}

export const [useParts, provideParts] = createContext<Parts>()

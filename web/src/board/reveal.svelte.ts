import { untrack } from 'svelte'

/** How long the whole table may read what was just opened, in milliseconds. */
const readingTime = 8_000

/** The newest of a list that only grows, for as long as it takes to read it. Whoever opens the board later is shown the table. */
export class Reveal<T> {
  readonly #holds: (item: T) => boolean
  #shown = $state.raw<T | null>(null)

  /** `holds` says whether the table is still where the item left it: the next question is never kept waiting. */
  constructor(list: () => readonly T[], holds: (item: T) => boolean) {
    this.#holds = holds
    let seen = list().length
    const count = $derived(list().length)
    $effect(() => {
      if (count === seen) return
      seen = count
      this.#shown = untrack(list).at(-1) ?? null
      const timer = setTimeout(() => {
        this.#shown = null
      }, readingTime)
      return () => clearTimeout(timer)
    })
  }

  get shown(): T | null {
    return this.#shown !== null && this.#holds(this.#shown) ? this.#shown : null
  }
}

/** Remembers at least the last so many keys, and at most twice as many: the older half is forgotten in one go. */
export class Recent {
  readonly #atLeast: number
  #newer: Set<string>
  #older = new Set<string>()

  constructor(atLeast: number, keys: Iterable<string>) {
    this.#atLeast = atLeast
    this.#newer = new Set(keys)
  }

  has(key: string): boolean {
    return this.#newer.has(key) || this.#older.has(key)
  }

  add(key: string): void {
    if (this.#newer.size >= this.#atLeast) {
      this.#older = this.#newer
      this.#newer = new Set()
    }
    this.#newer.add(key)
  }
}

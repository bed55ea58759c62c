/** The card is up only while somebody holds it, and never for long. */
const longestLook = 6_000

export class Hold {
  #up = $state.raw<'held' | 'by itself' | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  get isUp(): boolean {
    return this.#up !== null
  }

  /** Nobody holds it: there is nothing to let go of. */
  get isUpByItself(): boolean {
    return this.#up === 'by itself'
  }

  show(): void {
    this.#raise('held')
  }

  showByItself(): void {
    this.#raise('by itself')
  }

  hide(): void {
    this.#up = null
    clearTimeout(this.#timer)
  }

  #raise(how: 'held' | 'by itself'): void {
    this.#up = how
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), longestLook)
  }
}

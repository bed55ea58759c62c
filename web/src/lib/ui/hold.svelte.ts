/** The card is up only while somebody holds it, and never for long. */
const longestLook = 6_000

export class Hold {
  #up = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get isUp(): boolean {
    return this.#up
  }

  show(): void {
    this.#up = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), longestLook)
  }

  hide(): void {
    this.#up = false
    clearTimeout(this.#timer)
  }
}

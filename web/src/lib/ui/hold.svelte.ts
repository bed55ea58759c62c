/** The card is up only while somebody holds it, and never for long. */
const longestLook = 6_000

export class Hold {
  #up = $state.raw<'held' | 'by itself' | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #click: AbortController | undefined

  get isUp(): boolean {
    return this.#up !== null
  }

  /** Nobody holds it: there is nothing to let go of. */
  get isUpByItself(): boolean {
    return this.#up === 'by itself'
  }

  show(): void {
    this.#raise('held')
    this.#swallowClick()
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

  /** Letting go of a finger clicks on whatever lies under it by then; until the next press, no click counts. */
  #swallowClick(): void {
    this.#click?.abort()
    const click = new AbortController()
    const always = { capture: true, signal: click.signal }
    this.#click = click
    addEventListener('pointerdown', ({ isPrimary }) => isPrimary && click.abort(), always)
    addEventListener(
      'click',
      (event) => {
        // Keys and assistive technology click without a press.
        if (event.detail === 0) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      always,
    )
  }
}

/** How long a press becomes a hold, and then from step to step, in milliseconds. */
const untilHeld = 450
const betweenSteps = 120

/** Whatever is done again and again while a button is held, until nothing is left to do. */
export class Repeater {
  readonly #step: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #wasHeld = false

  /** The step says whether it could be taken. */
  constructor(step: () => boolean) {
    this.#step = step
  }

  /** Whether the last press was a hold, whose click does not count. */
  get wasHeld(): boolean {
    return this.#wasHeld
  }

  press(): void {
    this.#wasHeld = false
    this.letGo()
    this.#timer = setTimeout(() => this.#goOn(), untilHeld)
  }

  letGo(): void {
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    this.#wasHeld = true
    if (this.#step()) this.#timer = setTimeout(() => this.#goOn(), betweenSteps)
  }
}

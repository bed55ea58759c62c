/** As long as the room keeps a code. */
const lifetime = 60_000

/** A code that works once and not for long, with its countdown. */
export class OneTimeCode {
  readonly #ask: () => Promise<string | null>
  #code = $state('')
  #seconds = $state(0)
  #asking = $state(false)
  #until = 0

  constructor(ask: () => Promise<string | null>) {
    this.#ask = ask
  }

  /** Empty where there is none. */
  get now(): string {
    return this.#code
  }

  get seconds(): number {
    return this.#seconds
  }

  get isAsked(): boolean {
    return this.#asking
  }

  get isAlive(): boolean {
    return this.#code !== '' && this.#seconds > 0
  }

  /** Asks for the first code; returns how to stop the clock. */
  start(): () => void {
    this.renew()
    const clock = setInterval(() => this.#tick(), 250)
    return () => clearInterval(clock)
  }

  async renew(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    this.#code = (await this.#ask()) ?? ''
    this.#until = Date.now() + lifetime
    this.#asking = false
    this.#tick()
  }

  #tick(): void {
    this.#seconds = Math.max(0, Math.ceil((this.#until - Date.now()) / 1000))
  }
}

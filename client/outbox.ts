import type { ClientMessage } from '#protocol'

/** A message that is answered under its id. */
export type Asking = Extract<ClientMessage, { readonly id: string }>
export type Answer = { readonly ok: true; readonly code?: string } | { readonly ok: false; readonly refusal: string }

interface Waiting {
  readonly message: Asking
  readonly resolve: (answer: Answer) => void
}

/** What was asked and not yet answered. It is sent again after every reconnection, under the same id, until it is. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()
  readonly #keep: (messages: readonly Asking[]) => void

  constructor(keep: (messages: readonly Asking[]) => void) {
    this.#keep = keep
  }

  add(message: Asking): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve })
      this.#keep(this.messages)
    })
  }

  answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer)
    if (this.#waiting.delete(id)) this.#keep(this.messages)
  }

  get messages(): Asking[] {
    return [...this.#waiting.values()].map(({ message }) => message)
  }
}

import type { ClientMessage } from '#protocol'

type Asking = Extract<ClientMessage, { readonly id: string }>
export type Answer = { readonly ok: true; readonly code?: string } | { readonly ok: false; readonly refusal: string }

interface Waiting {
  readonly message: Asking
  readonly resolve: (answer: Answer) => void
}

/** What was asked and not yet answered. It is sent again after every reconnection, under the same id, until it is. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()

  add(message: Asking): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.set(message.id, { message, resolve }))
  }

  answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer)
    this.#waiting.delete(id)
  }

  get messages(): Asking[] {
    return [...this.#waiting.values()].map(({ message }) => message)
  }
}

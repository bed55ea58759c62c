import { once } from 'node:events'
import { WebSocket } from 'ws'

export const votersInARoom = 10

/** What came from the server, WebSocket headers included. */
export const traffic = { frames: 0, bytes: 0 }

/** The ten sockets of one room, which vote again and again. */
export abstract class Voters {
  readonly sockets: WebSocket[] = []
  readonly #confirmations: (() => void)[] = []
  #revealsLeft = 0
  #revealed: () => void = () => {}

  /** Resolves when the next vote is open. */
  abstract ready(): Promise<void>
  protected abstract ballot(voter: number): string

  /** Resolves when the voter has its private confirmation. */
  cast(voter: number): Promise<void> {
    return this.ask(voter, this.ballot(voter))
  }

  /** Resolves when all ten have seen what everybody voted. */
  revealed(): Promise<void> {
    this.#revealsLeft = votersInARoom
    return new Promise((resolve) => {
      this.#revealed = resolve
    })
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  protected async open(url: string): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    const voter = this.sockets.push(socket) - 1
    socket.on('message', (data: Buffer) => {
      traffic.frames++
      traffic.bytes += data.length + headerOf(data.length)
      this.take(voter, data.toString())
    })
    await once(socket, 'open')
  }

  protected ask(voter: number, message: string): Promise<void> {
    return new Promise((resolve) => {
      this.#confirmations[voter] = resolve
      this.sockets[voter]?.send(message)
    })
  }

  /** Looks at frames as text, for reading them ten times over would cost the load more than the server. */
  protected take(voter: number, text: string): void {
    if (text.includes('["no"')) throw new Error(`refused: ${text}`)
    if (text.includes('Revealed"')) this.#noteReveal()
    if (text.includes('["ok"')) this.#confirmations[voter]?.()
  }

  #noteReveal(): void {
    if (--this.#revealsLeft === 0) this.#revealed()
  }
}

function headerOf(length: number): number {
  if (length < 126) return 2
  return length < 65_536 ? 4 : 10
}

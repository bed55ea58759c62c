import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { quietPort } from '../../hosts/test/serve-process.ts'

/** One phone's line to the server, which can be cut. A browser's own offline mode leaves open sockets open. */
export class Line {
  readonly #target: number
  readonly #port: number
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null

  private constructor(target: number, port: number) {
    this.#target = target
    this.#port = port
  }

  static async to(address: string): Promise<Line> {
    const line = new Line(Number(new URL(address).port), await quietPort())
    await line.mend()
    return line
  }

  get address(): string {
    return `http://localhost:${this.#port}`
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => this.#join(near)).listen(this.#port)
    await once(this.#server, 'listening')
  }

  async cut(): Promise<void> {
    const server = this.#server
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #join(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}

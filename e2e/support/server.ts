import { mkdtemp, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostName, quietPort, ServeProcess } from '../../hosts/test/serve-process.ts'

/** A real server as a process of its own, on a fresh folder, reachable from the network too. */
export class Server {
  readonly #data: string
  readonly #process: ServeProcess

  private constructor(host: HostName, data: string, port: number) {
    this.#data = data
    this.#process = new ServeProcess(host, data, port, {}, '0.0.0.0')
  }

  static async start(host: HostName = 'Node'): Promise<Server> {
    const server = new Server(host, await mkdtemp(join(tmpdir(), 'roundtable-e2e-')), await quietPort())
    await server.#process.start()
    return server
  }

  /** What it complained of; a healthy server complains of nothing. */
  get complaints(): string {
    return this.#process.complaints
  }

  get address(): string {
    return `http://localhost:${this.#process.port}`
  }

  /** Under which other machines reach it; a browser does not call this secure. */
  get networkAddress(): string {
    const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
    const found = all.find(({ family, internal }) => family === 'IPv4' && !internal)
    if (!found) throw new Error('this machine has no network address')
    return `http://${found.address}:${this.#process.port}`
  }

  kill(): Promise<void> {
    return this.#process.kill()
  }

  /** On the same port and the same data. */
  restart(): Promise<void> {
    return this.#process.start()
  }

  async stop(): Promise<void> {
    await this.#process.kill()
    await rm(this.#data, { recursive: true, force: true })
  }

  async openRoom(game: string): Promise<string> {
    const response = await fetch(`${this.address}/api/rooms`, { method: 'POST', body: JSON.stringify({ game }) })
    if (response.status !== 201) throw new Error(`no room: ${response.status}`)
    return ((await response.json()) as { readonly code: string }).code
  }
}

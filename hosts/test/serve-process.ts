import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Limits } from '#hosts/shared'

/** Where a server's process begins, by the name of its host. */
const entries = {
  Node: join(import.meta.dirname, '../node/test/serve-entry.ts'),
  workerd: join(import.meta.dirname, '../cloudflare/test/serve-entry.ts'),
}

export type HostName = keyof typeof entries
export const hostNames = Object.keys(entries) as HostName[]

/** What a server's process is told. */
export interface Orders {
  readonly data: string
  readonly port: number
  readonly address: string
  readonly limits: Partial<Limits>
}

/** Nobody in a test is too fast, unless the test says so. */
export const unhurried: Partial<Limits> = {
  messagesPerSecond: 1e9,
  messagesAtOnce: 1e9,
  roomsPerAddressAndHour: 1e6,
  socketsPerAddress: 1e6,
  storedPerSeatAndHour: 1e12,
  storedPerRoomAndHour: 1e12,
  storedPerAddressAndHour: 1e12,
}

/** A server as a process of its own, on one folder and one port, to be killed and started again. */
export class ServeProcess {
  readonly #host: HostName
  readonly #orders: Orders
  #child: ChildProcess | null = null
  /** What it complained of, over all its lives. */
  complaints = ''

  constructor(host: HostName, data: string, port: number, limits: Partial<Limits> = {}, address = '127.0.0.1') {
    this.#host = host
    this.#orders = { data, port, address, limits: { ...unhurried, ...limits } }
  }

  get port(): number {
    return this.#orders.port
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Returns once it accepts. */
  async start(): Promise<void> {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(this.#orders.data, 'compile-cache') }
    const child = spawn(process.execPath, [entries[this.#host], JSON.stringify(this.#orders)], {
      env,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      // A group of its own, for it may have children that must die with it.
      detached: true,
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.complaints += text
      })
    }
    // A dead server's pipe is no error of ours.
    child.stdin?.on('error', () => {})
    const accepts = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)])
    if (accepts === null) throw new Error(`the server did not start: ${this.complaints}`)
  }

  /** Drops the room from memory while its sockets stay open. Says false where it was not there, or the host cannot. */
  async evict(code: string): Promise<boolean> {
    const child = this.#child
    if (child === null) return false
    const done = once(child, 'message')
    child.send({ evict: code })
    const [evicted] = await done
    return evicted as boolean
  }

  /** Returns once it is gone. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
}

/** A free port below those from which connections leave, so that none of them takes it while the server is down. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

const entry = join(import.meta.dirname, 'serve-entry.ts')

/** The server as a process of its own, on one folder and one port, to be killed and started again. */
export class ServeProcess {
  readonly #data: string
  readonly port: number
  readonly #host: string
  #child: ChildProcessByStdio<Writable, Readable, Readable> | null = null
  /** What it complained of, over all its lives. */
  complaints = ''

  constructor(data: string, port: number, host = '127.0.0.1') {
    this.#data = data
    this.port = port
    this.#host = host
  }

  /** Returns once it accepts. */
  async start(): Promise<void> {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(this.#data, 'compile-cache') }
    const child = spawn(process.execPath, [entry, this.#data, String(this.port), this.#host], { env, stdio: 'pipe' })
    this.#child = child
    child.stderr.on('data', (text) => {
      this.complaints += text
    })
    // A dead server's pipe is no error of ours.
    child.stdin.on('error', () => {})
    const accepts = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
    if (accepts === null) throw new Error(`the server did not start: ${this.complaints}`)
  }

  /** Returns once it is gone. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
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

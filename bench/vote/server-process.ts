import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Question, Usage } from './usage.ts'

/** Pins this process to the second core; says false where that cannot be done, and then nothing is pinned. */
export function pinLoad(): boolean {
  if (availableParallelism() < 2) return false
  try {
    execFileSync('taskset', ['--cpu-list', '--pid', '1', String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A server in a process of its own, on the first core, with an empty folder for its data. */
export class ServerProcess {
  readonly port: number
  readonly #child: ChildProcess
  readonly #data: string

  private constructor(port: number, child: ChildProcess, data: string) {
    this.port = port
    this.#child = child
    this.#data = data
  }

  static async start(script: string, pinned: boolean, flags: readonly string[]): Promise<ServerProcess> {
    const data = mkdtempSync(join(tmpdir(), 'roundtable-bench-'))
    const path = fileURLToPath(new URL(script, import.meta.url))
    const node = [process.execPath, '--expose-gc', ...flags, path, data]
    const [command = '', ...rest] = pinned ? ['taskset', '--cpu-list', '0', ...node] : node
    const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const [{ port }] = await once(child, 'message')
    return new ServerProcess(port, child, data)
  }

  async usage(question: Question = 'usage'): Promise<Usage> {
    const answered = once(this.#child, 'message')
    this.#child.send(question)
    const [usage] = await answered
    return usage
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit')
    this.#child.disconnect()
    await exited
    rmSync(this.#data, { recursive: true })
  }
}

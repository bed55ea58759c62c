import { setTimeout as after } from 'node:timers/promises'
import { Client } from '#client'
import { games } from '#games'
import { webSocketPorts } from '../../hosts/test/web-socket.ts'

/** Tables that go on as usual, and how long each of their taps waits for its answer. */
export class Tables {
  readonly #hosts: readonly Client[]
  #turn = 0

  private constructor(hosts: readonly Client[]) {
    this.#hosts = hosts
  }

  static async sitDown(port: number, count: number): Promise<Tables> {
    const hosts: Client[] = []
    for (let table = 0; table < count; table++) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/rooms`, { method: 'POST' })
      const { code } = (await answer.json()) as { readonly code: string }
      const host = new Client(games, webSocketPorts(`ws://127.0.0.1:${port}/ws/${code}`))
      await host.join('Guinevere')
      hosts.push(host)
    }
    return new Tables(hosts)
  }

  /** Taps at a fixed pace, table after table; the waits in milliseconds, from when each was due. */
  async tap(seconds: number, perSecond: number): Promise<number[]> {
    const start = performance.now()
    const waits: Promise<number>[] = []
    while (waits.length < seconds * perSecond) {
      const due = start + (waits.length * 1_000) / perSecond
      const early = due - performance.now()
      if (early > 0) await after(early)
      // A timer may ring a little early.
      waits.push(this.#one(Math.min(due, performance.now())))
    }
    return Promise.all(waits)
  }

  async #one(due: number): Promise<number> {
    const [at, round] = [this.#turn % this.#hosts.length, Math.floor(this.#turn / this.#hosts.length)]
    this.#turn++
    const answer = await this.#hosts[at]?.do('lobby', { type: 'lock', locked: round % 2 === 0 })
    if (answer?.ok !== true) throw new Error('a tap was refused')
    return performance.now() - due
  }

  leave(): void {
    for (const host of this.#hosts) host.close()
  }
}

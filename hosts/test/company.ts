import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#client'
import { below, type Chance, pick, seededChance } from '#engine'
import { valuesOf } from '#engine/law-kit'
import { games } from '#games'
import type { Witnessed } from './audit.ts'
import { Player } from './players.ts'
import { webSocketPorts } from './web-socket.ts'
import { Witness } from './witness.ts'

/** Several headless players in one room who play game after game, each of them overheard. */
export class Company {
  readonly room: string
  readonly players: readonly Witnessed[]
  readonly #chance: Chance
  readonly #led: Promise<void>
  #closing = false

  /** They never wait longer than `longestWait` milliseconds before they try again. */
  constructor(url: string, size: number, seed: string, longestWait: number) {
    this.room = url.slice(url.lastIndexOf('/') + 1)
    this.#chance = seededChance(seed)
    this.players = Array.from({ length: size }, (_, at) => {
      const witness = new Witness()
      const { client } = new Player(witness.ports(webSocketPorts(url), longestWait), `${seed}/${at}`)
      return { client, witness }
    })
    this.#led = this.#play()
  }

  get unanswered(): number {
    return this.players.reduce((sum, { witness }) => sum + witness.unanswered, 0)
  }

  get resent(): number {
    return this.players.reduce((sum, { witness }) => sum + witness.resent, 0)
  }

  get taken(): number {
    return this.players.reduce((sum, { witness }) => sum + witness.taken.size, 0)
  }

  /** Plays the last game to its end, until everybody is there and nothing is under way. */
  async finish(): Promise<void> {
    this.#closing = true
    await this.#led
    for (let calm = 0; calm < 10; calm++) {
      await sleep(20)
      if (!this.#isQuiet()) calm = 0
    }
  }

  close(): void {
    this.#closing = true
    for (const { client } of this.players) client.close()
  }

  #isQuiet(): boolean {
    const isThere = ({ status, knower }: Client) => status === 'online' && knower.lobby.open.phase === 'over'
    return this.unanswered === 0 && this.players.every(({ client }) => isThere(client))
  }

  async #play(): Promise<void> {
    // One after the other, so that the first is the host.
    for (const [at, { client }] of this.players.entries()) await client.join(`Player ${at + 1}`)
    const [host] = this.players as readonly [Witnessed]
    while (!(this.#closing && host.client.knower.lobby.open.phase === 'over')) await this.#lead(host.client)
  }

  async #lead(host: Client): Promise<void> {
    const { phase } = host.knower.lobby.open
    if (phase === 'playing') await sleep(2)
    else if (phase === 'over') {
      await host.do('lobby', { type: below(2, this.#chance) === 0 ? 'play-again' : 'return-to-lobby' })
    } else {
      for (let times = below(6, this.#chance); times > 0; times--) await this.#setOption(host)
      await host.do('lobby', { type: 'start' })
    }
  }

  async #setOption(host: Client): Promise<void> {
    const item = pick(games.get(host.knower.lobby.open.game)?.options.items ?? [], this.#chance)
    await host.do('lobby', { type: 'set-option', id: item.id, value: pick(valuesOf(item), this.#chance) })
  }
}

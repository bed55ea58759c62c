import { Client } from '#client'
import type { Seat, Shape, View } from '#engine'
import { games } from '#games'
import type { Avalon } from '#games/avalon'
import { webSocketPorts } from '../../hosts/test/web-socket.ts'

/** Somebody at the table, with a browser or without. */
export interface Player<G extends Shape = Avalon> {
  readonly name: string
  readonly seat: Seat
  readonly view: View<G> | null
  readonly chapter: number
  /** Away from the table: nobody waits for what it knows. */
  readonly isAway: boolean
  answer(command: G['command']): Promise<void>
}

/** A player without a screen. */
export class Headless<G extends Shape = Avalon> implements Player<G> {
  readonly name: string
  readonly #url: string
  client: Client
  isAway = false
  #woken: () => void = () => {}

  constructor(url: string, name: string, token?: string) {
    this.name = name
    this.#url = url
    this.client = this.#connect(token)
  }

  get seat(): Seat {
    return this.client.knower.seat as Seat
  }

  get chapter(): number {
    return this.client.knower.chapter
  }

  get view(): View<G> | null {
    return (this.client.knower.game?.view as View<G> | undefined) ?? null
  }

  async sitDown(): Promise<void> {
    const answer = await this.client.join(this.name)
    if (!answer.ok) throw new Error(`${this.name} was refused a seat: ${answer.refusal}`)
    await this.until(() => this.seat !== null)
  }

  sleep(): void {
    this.client.close()
  }

  wake(): void {
    this.client = this.#connect(this.client.token ?? undefined)
  }

  async answer(command: G['command']): Promise<void> {
    const answer = await this.client.do('game', command as { readonly type: string })
    if (!answer.ok) throw new Error(`${this.name} was refused ${command.type}: ${answer.refusal}`)
  }

  async ask(command: { readonly type: string; readonly [field: string]: unknown }): Promise<void> {
    const answer = await this.client.do('lobby', command)
    if (!answer.ok) throw new Error(`${this.name} was refused ${command.type}: ${answer.refusal}`)
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#woken = resolve))
  }

  #connect(token?: string): Client {
    return new Client(games, webSocketPorts(this.#url), token, { changed: () => this.#woken() })
  }
}

import { type Answer, Client, type ClientPorts } from '#client'
import { type Chance, seededChance } from '#engine'
import { games } from '#games'
import { type AvalonView, randomMove } from '#games/avalon'

/** A headless player of Avalon who answers whatever the table asks, at random. */
export class Player {
  readonly client: Client
  readonly #chance: Chance
  #asking = false
  refusals: string[] = []

  constructor(ports: ClientPorts, seed: string) {
    this.#chance = seededChance(seed)
    this.client = new Client(games, ports, undefined, () => this.#play())
  }

  get isOver(): boolean {
    return this.client.knower.lobby.open.phase === 'over'
  }

  /** One question at a time: what was asked is answered before the next thing is tried. */
  async #play(): Promise<void> {
    const { knower } = this.client
    const view = knower.game?.view as AvalonView | undefined
    if (this.#asking || knower.seat === null || !view) return
    const isHost = knower.lobby.open.host === knower.seat
    const move = randomMove(view, knower.seat, this.#chance) ?? (isHost ? randomMove(view, 'host', this.#chance) : null)
    if (move === null || (move.type === 'guess' && knower.seat !== null && view.hand?.guess !== null)) return
    this.#asking = true
    const answer: Answer = await this.client.do('game', { ...move })
    this.#asking = false
    if (!answer.ok) this.refusals.push(answer.refusal)
    this.#play()
  }
}

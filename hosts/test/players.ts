import { type Answer, Client, type ClientPorts } from '#client'
import { type Actor, type Chance, type Shape, seededChance, type View } from '#engine'
import { games } from '#games'

type RandomMove = (view: View<Shape>, actor: Actor, chance: Chance) => Shape['command'] | null

/** Every game of the registry lends its random moves. */
const randomMoves = new Map<string, RandomMove>()
for (const name of games.keys()) randomMoves.set(name, (await import(`../../games/${name}/random-move.ts`)).randomMove)

/** A headless player who answers whatever the table asks, at random, whatever is played. */
export class Player {
  readonly client: Client
  readonly #chance: Chance
  #asking = false
  /** Done before each action of this player. */
  before: () => Promise<unknown> = async () => {}
  refusals: string[] = []

  constructor(ports: ClientPorts, seed: string) {
    this.#chance = seededChance(seed)
    this.client = new Client(games, ports, undefined, { changed: () => void this.#play() })
  }

  get isOver(): boolean {
    return this.client.knower.lobby.open.phase === 'over'
  }

  /** One question at a time: what was asked is answered before the next thing is tried. */
  async #play(): Promise<void> {
    if (this.#asking) return
    const move = this.#move()
    if (move === null) return
    this.#asking = true
    await this.before()
    const answer: Answer = await this.client.do('game', { ...move })
    this.#asking = false
    if (!answer.ok) this.refusals.push(answer.refusal)
    this.#play()
  }

  #move(): Shape['command'] | null {
    const { seat, game, lobby } = this.client.knower
    const randomMove = randomMoves.get(lobby.open.game)
    if (seat === null || game === null || !randomMove) return null
    const { view } = game
    const move = randomMove(view, seat, this.#chance)
    return move ?? (lobby.open.host === seat ? randomMove(view, 'host', this.#chance) : null)
  }
}

import { randomBytes } from 'node:crypto'
import { Knower } from '#client'
import { games } from '#games'
import { cardsOf, type Open, type Role, type Side, sideOf, teamSize } from '#games/avalon'
import { type ClientMessage, protocolVersion, readFrame } from '#protocol'
import { Voters, votersInARoom } from './voters.ts'

type Command = { readonly type: string; readonly [field: string]: unknown }

/** Ten players of Avalon who play as long as they can: four rejections, then a quest, and all five quests. */
export class RoundtableVoters extends Voters {
  /** The host alone folds what it is sent. */
  readonly #host = new Knower(games)
  readonly #roles = new Map<number, Role>()
  #noticed: () => void = () => {}

  static async sitDown(port: number): Promise<RoundtableVoters> {
    const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, { method: 'POST' })
    const { code } = (await response.json()) as { code: string }
    const voters = new RoundtableVoters()
    for (let voter = 0; voter < votersInARoom; voter++) await voters.#join(`ws://127.0.0.1:${port}/ws/${code}`, voter)
    await voters.#until(() => voters.#host.lobby.open.sitters.length === votersInARoom)
    await voters.#lobby('start')
    await voters.ready()
    return voters
  }

  override async ready(): Promise<void> {
    while (this.#open.phase !== 'team_voting') {
      const { motion } = this.#open
      const { chapter } = this.#host
      await this.#goOn()
      await this.#until(
        () => this.#host.chapter !== chapter || this.#open.motion !== motion || this.#open.phase === 'finished',
      )
    }
  }

  protected override ballot(): string {
    return this.#command({ type: 'vote', approve: this.#open.proposal === 5 })
  }

  protected override take(voter: number, text: string): void {
    if (voter === 0) for (const message of readFrame(text)) this.#host.take(message)
    if (text.includes('"RoleTold"')) this.#noteRole(text)
    super.take(voter, text)
    if (voter === 0) this.#noticed()
  }

  get #open(): Open {
    return this.#host.game?.view.open as Open
  }

  async #join(url: string, voter: number): Promise<void> {
    await this.open(url)
    const hello: ClientMessage = { type: 'hello', version: protocolVersion, token: letters(22), cursor: null }
    this.sockets[voter]?.send(JSON.stringify(hello))
    await this.ask(voter, JSON.stringify({ type: 'join', id: letters(8), name: `Voter ${voter + 1}` }))
  }

  #noteRole(text: string): void {
    for (const [type, seat, told] of readFrame(text)) {
      if (type === 'RoleTold') this.#roles.set(seat as number, (told as { role: Role }).role)
    }
    this.#noticed()
  }

  /** Whatever the table asks between two votes. */
  async #goOn(): Promise<void> {
    const { phase, leader, team, quest } = this.#open
    const seats = Array.from({ length: votersInARoom }, (_, at) => at + 1)
    switch (phase) {
      case 'role_reveal':
        await Promise.all(seats.map((seat) => this.#do(seat, { type: 'confirm-role' })))
        return
      case 'team_building':
        return this.#do(leader as number, { type: 'propose', team: this.#team(quest) })
      case 'quest_execution':
        await Promise.all(team.map((seat) => this.#do(seat, { type: 'play', card: this.#card(seat, quest) })))
        return
      case 'quest_results':
        return this.#do(1, { type: 'continue' })
      case 'assassination': {
        const assassin = [...this.#roles.keys()].find((seat) => this.#roles.get(seat) === 'assassin') ?? 0
        return this.#do(assassin, { type: 'assassinate', target: (assassin % votersInARoom) + 1 })
      }
      default:
        await this.#until(() => this.#host.lobby.open.phase === 'over')
        return this.#lobby('play-again')
    }
  }

  /** Two of them evil, so that a quest can fail when it should. */
  #team(quest: number): number[] {
    const on = (side: Side) => [...this.#roles].flatMap(([seat, role]) => (sideOf(role) === side ? [seat] : []))
    return [...on('evil').slice(0, 2), ...on('good')].slice(0, teamSize(votersInARoom, quest))
  }

  /** The second and the fourth quest fail, so that it takes all five to end the game. */
  #card(seat: number, quest: number): string {
    const allowed = cardsOf(this.#roles.get(seat) as Role, quest)
    return quest % 2 === 0 && allowed.includes('fail') ? 'fail' : 'success'
  }

  #do(seat: number, command: Command): Promise<void> {
    return this.ask(seat - 1, this.#command(command))
  }

  #command(command: Command): string {
    const { motion } = this.#open
    return JSON.stringify({ type: 'do', id: letters(8), to: 'game', command: { motion, ...command } })
  }

  async #lobby(type: 'start' | 'play-again'): Promise<void> {
    const { chapter } = this.#host
    const motion = this.#host.lobby.open.chapter
    this.#roles.clear()
    await this.ask(0, JSON.stringify({ type: 'do', id: letters(8), to: 'lobby', command: { type, motion } }))
    await this.#until(() => this.#host.chapter !== chapter && this.#roles.size === votersInARoom)
  }

  async #until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        this.#noticed = resolve
      })
    }
  }
}

/** As long as a phone's. */
function letters(count: number): string {
  return randomBytes(count).toString('base64url').slice(0, count)
}

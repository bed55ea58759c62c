import {
  type Actor,
  blankState,
  type EventOf,
  perform,
  type Recorded,
  type Registry,
  record,
  type Shape,
} from '#engine'
import type { Lobby, LobbyCommand } from '#lobby'
import { isDue, sooner } from './deadlines.ts'
import { type Ports, rememberedCommands } from './ports.ts'
import { Recent } from './recent.ts'
import type { Sessions } from './sessions.ts'
import { type EventText, Table } from './table.ts'

/** Is told after each decision of the lobby, with its events. */
type LobbyChanged = (events: readonly EventOf<Lobby>[]) => void

/** In letters. */
export const longestLobby = 32_768

/** Judges, decides, appends and folds: the only one who changes the table. */
export class Authority {
  readonly #games: Registry
  readonly #ports: Ports
  readonly #sessions: Sessions
  readonly #lobbyChanged: LobbyChanged
  #commands = new Recent(rememberedCommands, [])
  table: Table

  constructor(games: Registry, ports: Ports, sessions: Sessions, lobbyChanged: LobbyChanged) {
    this.#games = games
    this.#ports = ports
    this.#sessions = sessions
    this.#lobbyChanged = lobbyChanged
    this.table = new Table(games)
    this.reload()
  }

  /** Forgets what is in memory for what is stored. */
  reload(): void {
    const { entries, commands } = this.#ports.log.load()
    this.table = new Table(this.#games)
    for (const entry of entries) this.table.apply(entry.rules, entry.record)
    this.#commands = new Recent(rememberedCommands, commands)
  }

  /** A command that was taken already, and is now being sent again. */
  knows(key: string): boolean {
    return this.#commands.has(key)
  }

  /** The refusal, or null where the command was taken. */
  lobby(actor: Actor, command: LobbyCommand, key: string | null = null): string | null {
    const { table } = this
    const step = perform(table.lobbyRules, table.lobby, actor, command, this.#ports.chance())
    if (!step.ok) return step.refusal
    if (!this.#mayStore(actor, false)) return 'too-fast'
    this.#tell(table.takeLobby(step.records, step.state))
    this.#store(table.lobbyRules.name, step.records, key)
    this.#lobbyChanged(step.records.map(({ event }) => event))
    this.#openGame()
    this.#renew()
    return null
  }

  game(actor: Actor, command: Shape['command'], key: string | null = null): string | null {
    const { table } = this
    if (table.game === null) return 'no-game'
    const { rules, state } = table.game
    const step = perform(rules, state, actor, command, this.#ports.chance())
    if (!step.ok) return step.refusal
    if (!this.#mayStore(actor, true)) return 'too-fast'
    this.#tell(table.takeGame(rules, step.records, step.state))
    this.#store(rules.name, step.records, key)
    this.#closeGame()
    return null
  }

  /** What is due of the game and of the lobby. Bound to the motion that it belongs to, each can only fire once. */
  tick(now: number): void {
    const open = this.table.game?.state.open
    if (open && isDue(this.#gameDeadline, now)) this.game('clock', { type: 'tick', motion: open.motion })
    if (isDue(this.#lobbyDeadline, now)) {
      this.lobby('clock', { type: 'end-reseat', motion: this.table.chapter, outcome: 'too-late' })
    }
  }

  get deadline(): number | null {
    return sooner(this.#gameDeadline, this.#lobbyDeadline)
  }

  get #gameDeadline(): number | null {
    const { game } = this.table
    return game === null ? null : game.rules.nextDeadline(game.state.open)
  }

  get #lobbyDeadline(): number | null {
    const { lobbyRules, lobby } = this.table
    return lobbyRules.nextDeadline(lobby.open)
  }

  /** It waits for the sockets until it is durable. */
  #tell(events: readonly EventText[]): void {
    for (const { audience, text } of events) this.#sessions.push(text, audience)
  }

  #mayStore(actor: Actor, isGame: boolean): boolean {
    const seat = actor === 'host' ? this.table.lobby.open.host : actor
    return this.#ports.log.mayAppend(actor, typeof seat === 'number' ? seat : null, isGame)
  }

  #store(rules: string, records: readonly Recorded[], key: string | null): void {
    if (key !== null) this.#commands.add(key)
    this.#ports.log.append({ chapter: this.table.chapter, rules, records, command: key })
  }

  /** A chapter in which people play begins with the deal. */
  #openGame(): void {
    const { lobby, game } = this.table
    const { phase, players: seats, options } = lobby.open
    if (phase !== 'playing' || game !== null) return
    const rules = this.#games.get(lobby.open.game)
    if (!rules) throw new Error(`no game ${lobby.open.game}`)
    const events = rules.start({ seats, options, wishes: {} }, this.#ports.chance())
    const { records, state } = record(rules, blankState(rules), events)
    this.#tell(this.table.takeGame(rules, records, state))
    this.#store(rules.name, records, null)
  }

  /** Whoever comes is sent the whole chapter, so one that has grown too long is opened anew. */
  #renew(): void {
    if (this.table.lobby.open.phase !== 'gathering' || this.table.length <= longestLobby) return
    this.lobby('clock', { type: 'renew', motion: this.table.chapter })
  }

  #closeGame(): void {
    const { lobby, game } = this.table
    if (game === null || lobby.open.phase !== 'playing' || !game.rules.isOver(game.state.open)) return
    this.lobby('clock', { type: 'finish', motion: this.table.chapter })
  }
}

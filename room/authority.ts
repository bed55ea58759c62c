import {
  type Actor,
  blankState,
  perform,
  type Recorded,
  type Registry,
  type Rules,
  record,
  type Shape,
  type State,
} from '#engine'
import type { LobbyCommand } from '#lobby'
import { type Entry, type Ports, rememberedCommands } from './ports.ts'
import { Table, type Told } from './table.ts'

/** Who must be told of what has been decided. Nothing of it is durable yet. */
export interface Listener {
  told(told: Told): void
  /** After the events of one decision, with the names of those events. */
  changed(types: ReadonlySet<string>): void
}

/** Judges, decides, appends and folds: the only one who changes the table. */
export class Authority {
  readonly #games: Registry
  readonly #ports: Ports
  readonly #listener: Listener
  #commands = new Set<string>()
  table: Table

  constructor(games: Registry, ports: Ports, listener: Listener) {
    this.#games = games
    this.#ports = ports
    this.#listener = listener
    this.table = this.#load()
  }

  /** Forgets what is in memory for what is stored. */
  reload(): void {
    this.table = this.#load()
  }

  /** A command that was taken already, and is now being sent again. */
  knows(key: string): boolean {
    return this.#commands.has(key)
  }

  /** The refusal, or null where the command was taken. */
  lobby(actor: Actor, command: LobbyCommand, key: string | null = null): string | null {
    return this.#take(this.table.lobbyRules, this.table.lobby, actor, command, key)
  }

  game(actor: Actor, command: Shape['command'], key: string | null = null): string | null {
    const { game } = this.table
    return game === null ? 'no-game' : this.#take(game.rules, game.state, actor, command, key)
  }

  /** The game's own deadline, if it is due. Bound to the motion that it belongs to, it can only fire once. */
  tick(now: number): void {
    const deadline = this.deadline
    const open = this.table.game?.state.open
    if (open && deadline !== null && deadline <= now) this.game('clock', { type: 'tick', motion: open.motion })
  }

  get deadline(): number | null {
    const { game } = this.table
    return game === null ? null : game.rules.nextDeadline(game.state.open)
  }

  #load(): Table {
    const { entries, commands } = this.#ports.log.load()
    const table = new Table(this.#games)
    for (const entry of entries) table.apply(entry.rules, entry.record)
    this.#commands = new Set(commands)
    return table
  }

  #take<G extends Shape>(
    rules: Rules<G>,
    state: State<G>,
    actor: Actor,
    command: G['command'],
    key: string | null,
  ): string | null {
    const step = perform(rules, state, actor, command, this.#ports.chance())
    if (!step.ok) return step.refusal
    this.#commit(rules.name, step.records, key)
    this.#openGame()
    this.#closeGame()
    return null
  }

  #commit(rules: string, records: readonly Recorded[], key: string | null): void {
    const entries = records.map((one): Entry => {
      const told = this.table.apply(rules, one)
      this.#listener.told(told)
      return { chapter: this.table.number, rules, record: one }
    })
    this.#remember(key)
    this.#ports.log.append(entries, key)
    this.#listener.changed(new Set(records.map(({ event }) => event.type)))
  }

  #remember(key: string | null): void {
    if (key === null) return
    this.#commands.add(key)
    if (this.#commands.size <= rememberedCommands) return
    const [oldest] = this.#commands
    this.#commands.delete(oldest as string)
  }

  /** A chapter in which people play begins with the deal. */
  #openGame(): void {
    const { lobby, game } = this.table
    const { phase, players: seats, options } = lobby.open
    if (phase !== 'playing' || game !== null) return
    const rules = this.#games.get(lobby.open.game)
    if (!rules) throw new Error(`no game ${lobby.open.game}`)
    const events = rules.start({ seats, options, wishes: {} }, this.#ports.chance())
    this.#commit(rules.name, record(rules, blankState(rules), events).records, null)
  }

  #closeGame(): void {
    const { lobby, game } = this.table
    if (game === null || lobby.open.phase !== 'playing' || !game.rules.isOver(game.state.open)) return
    this.lobby('clock', { type: 'finish', motion: this.table.number })
  }
}

import type { AnyKnownGame, KnownGames } from '#engine'
import {
  type ClientMessage,
  type CloseCode,
  closeCodes,
  idLength,
  lettersOf,
  ping,
  pingEvery,
  protocolVersion,
  readFrame,
  type ServerMessage,
  secretLength,
} from '#protocol'
import { type Happened, Knower } from './knower.ts'
import { type Answer, type Asking, Outbox } from './outbox.ts'
import type { ClientPorts, Socket } from './ports.ts'

export type Status = 'connecting' | 'online' | 'offline' | 'reload-needed' | 'shut-out'

/** After these there is no use in trying again. */
const final: ReadonlyMap<number, Status> = new Map([
  [closeCodes['reload-needed'], 'reload-needed'],
  [closeCodes['no-such-room'], 'shut-out'],
  [closeCodes['watchers-off'], 'shut-out'],
  [closeCodes['opened-elsewhere'], 'shut-out'],
])

const closeReasons = new Map<number, CloseCode>(
  Object.entries(closeCodes).map(([reason, code]) => [code, reason as CloseCode]),
)

/** A line that leaves a question unanswered for so long is as good as cut, whatever the browser says of it. */
const longestSilence = 8_000
/** WebSocket's own code for a line that was cut without a word. */
const lineLost = 1_006
const firstWait = 250
const longestWait = 8_000

/** Whoever shows what the client knows. */
export interface Listener {
  /** Something is different. */
  changed?(): void
  /** An event was folded; what is known may be asked for only once something is said to be different. */
  happened?(one: Happened): void
}

/** The headless player: it stays connected, resends until answered, and folds what it is sent. */
export class Client {
  /** The phone's own secret; null is a screen that only watches and never holds a seat. */
  readonly token: string | null
  readonly #ports: ClientPorts
  readonly #outbox: Outbox
  readonly #listener: Listener
  readonly #games: Map<string, AnyKnownGame>
  /** What has come and is not taken in yet, for the rules of a game are being fetched. */
  #heard: ServerMessage[] = []
  #isFetching = false
  #socket: Socket | null = null
  #attempts = 0
  #callOff: () => void = () => {}
  #stopListening: () => void = () => {}
  #stopPinging: () => void = () => {}
  knower: Knower
  status: Status = 'connecting'
  /** Why the server closed the last socket, if it said so. */
  closedBy: CloseCode | null = null

  /** Without a token it draws one; null is the screen that has none. */
  constructor(games: KnownGames, ports: ClientPorts, token?: string | null, listener: Listener = {}) {
    this.#ports = ports
    this.#listener = listener
    this.#games = new Map(games)
    this.token = token === undefined ? lettersOf(ports.random(secretLength)) : token
    this.knower = new Knower(this.#games, (one) => listener.happened?.(one))
    const { memory } = ports
    const asked = memory?.load() ?? []
    this.#outbox = new Outbox((messages) => memory?.keep(messages))
    for (const message of asked) this.#outbox.add(message).then((answer) => memory?.answered(message, answer))
    this.#connect()
  }

  /** What was asked and is not answered yet, in the order of asking. */
  get waiting(): readonly Asking[] {
    return this.#outbox.messages
  }

  join(name: string): Promise<Answer> {
    return this.#ask({ type: 'join', id: this.#newId(), name })
  }

  /** A command to the lobby or the game, answering the question that is on the screen unless it names another. */
  do(to: 'lobby' | 'game', command: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer> {
    const { lobby, game, chapter } = this.knower
    const motion = to === 'lobby' ? lobby.open.chapter : (game?.view.open.motion ?? 0)
    return this.#ask({ type: 'do', id: this.#newId(), to, chapter, command: { motion, ...command } })
  }

  handOver(): Promise<Answer> {
    return this.#ask({ type: 'hand-over', id: this.#newId() })
  }

  /** Asks the table for a seat whose own device is lost. */
  askSeat(seat: number): Promise<Answer> {
    return this.#ask({ type: 'ask-seat', id: this.#newId(), seat })
  }

  claim(code: string): Promise<Answer> {
    return this.#ask({ type: 'claim', id: this.#newId(), code })
  }

  /** Worth something only now: it is not sent again. */
  draft(seats: readonly number[]): void {
    if (this.status === 'online') this.#send({ type: 'draft', seats: [...seats] })
  }

  close(): void {
    this.#giveUp('shut-out')
  }

  /** Tries at once what it would try later: the network is back, or somebody looks at the screen again. */
  hurry(): void {
    if (this.status !== 'offline') return
    this.#callOff()
    this.#attempts = 0
    this.#connect()
    this.#listener.changed?.()
  }

  #giveUp(status: Status): void {
    this.#hangUp()
    this.status = status
    this.#socket?.close()
    this.#socket = null
  }

  #ask(message: Asking): Promise<Answer> {
    const answer = this.#outbox.add(message)
    if (this.status === 'online') this.#sendAndListen(JSON.stringify(message))
    this.#listener.changed?.()
    return answer
  }

  #connect(): void {
    this.status = 'connecting'
    const socket = this.#ports.connect({
      opened: () => this.#socket === socket && this.#hello(),
      received: (text) => this.#socket === socket && this.#receive(text),
      closed: (code) => this.#socket === socket && this.#closed(code),
    })
    this.#socket = socket
  }

  #hello(): void {
    const { chapter, count, seat } = this.knower
    this.#send({ type: 'hello', version: protocolVersion, token: this.token, cursor: [chapter, count, seat] })
  }

  #receive(text: string): void {
    this.#stopListening()
    this.#understand(() => this.#heard.push(...readFrame(text)))
  }

  /** Whatever comes after the name of a game that is not here waits for its rules. */
  #understand(more: () => void = () => {}): void {
    try {
      more()
      while (!this.#isFetching && this.#heard.length > 0) this.#takeNext()
    } catch {
      // An event that this version does not know: what follows cannot be understood either.
      this.#giveUp('reload-needed')
    }
    if (!this.#isFetching) this.#listener.changed?.()
  }

  #takeNext(): void {
    const message = this.#heard[0] as ServerMessage
    const game = this.#ports.fetchGame && this.knower.unknownGame(message)
    if (game) return void this.#fetch(game)
    this.#heard.shift()
    this.#take(message)
  }

  async #fetch(name: string): Promise<void> {
    const socket = this.#socket
    this.#isFetching = true
    const game = await this.#ports.fetchGame?.(name).catch(() => undefined)
    this.#isFetching = false
    if (game) this.#games.set(name, game)
    else if (socket === this.#socket) this.#cut()
    this.#understand()
  }

  #take(message: ServerMessage): void {
    const [type, id, detail] = message
    if (type === 'ok') return this.#taken(id as string)
    if (type === 'no') return this.#outbox.answer(id as string, { ok: false, refusal: detail as string })
    if (type === 'code') return this.#outbox.answer(id as string, { ok: true, code: detail as string })
    if (type === 'told' && id === 'reloaded') this.#askAgainLater()
    this.knower.take(message)
    if (type === 'welcome' && this.status !== 'online') this.#welcomed()
  }

  #taken(id: string): void {
    this.#attempts = 0
    this.#outbox.answer(id, { ok: true })
  }

  #welcomed(): void {
    this.status = 'online'
    this.#attempts = 0
    this.#pingLater()
    this.#askAgain()
  }

  /** Nothing that was meant for this line is done any more. */
  #hangUp(): void {
    this.#heard = []
    this.#callOff()
    this.#stopListening()
    this.#stopPinging()
  }

  /** A line on which nothing happens must not be forgotten on its way, and one that was cut must be noticed. */
  #pingLater(): void {
    this.#stopPinging()
    this.#stopPinging = this.#ports.later(pingEvery, () => {
      this.#sendAndListen(ping)
      this.#pingLater()
    })
  }

  #askAgain(): void {
    for (const message of this.#outbox.messages) this.#sendAndListen(JSON.stringify(message))
  }

  /** What was under way is lost on the other side, for the disk failed. It may be well again in a while. */
  #askAgainLater(): void {
    this.#callOff()
    this.#callOff = this.#ports.later(this.#wait(), () => this.#askAgain())
  }

  #closed(code: number): void {
    this.#socket = null
    this.#hangUp()
    this.closedBy = closeReasons.get(code) ?? null
    const end = final.get(code)
    this.status = end ?? 'offline'
    if (end === undefined) this.#callOff = this.#ports.later(this.#wait(), () => this.#connect())
    this.#listener.changed?.()
  }

  /** Twice as long after each failure, and never twice the same, so that a restarted server is not stormed. */
  #wait(): number {
    const ceiling = Math.min(longestWait, firstWait * 2 ** this.#attempts++)
    const [byte = 0] = this.#ports.random(1)
    return Math.round((ceiling * (128 + byte / 2)) / 256)
  }

  #sendAndListen(text: string): void {
    this.#socket?.send(text)
    this.#stopListening()
    this.#stopListening = this.#ports.later(longestSilence, () => this.#cut())
  }

  /** The line is as good as lost, and is tried again. */
  #cut(): void {
    this.#socket?.close()
    this.#closed(lineLost)
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #newId(): string {
    return lettersOf(this.#ports.random(idLength))
  }
}

import { createContext } from 'svelte'
import { type Answer, type Asking, Client, type Happened, type Memory, type Status } from '#client'
import type { Seat } from '#engine'
import type { ChapterReason, LobbyOpen } from '#lobby'
import type { AskedSeat, CloseCode, Notice } from '#protocol'
import type { GameModule } from '../../shell/manifest.ts'
import { gamesOnOffer } from '../games.ts'
import { isolated } from '../names.ts'
import { readStored, store } from '../storage.ts'
import { browserPorts } from './browser-ports.ts'
import { sayRefusal } from './refusals.ts'

interface Snapshot {
  readonly status: Status
  readonly closedBy: CloseCode | null
  readonly notice: Notice | null
  /** Why the chapter was opened. */
  readonly opened: ChapterReason
  readonly seat: Seat | null
  readonly chapter: number
  readonly lobby: LobbyOpen
  /** The game's view as this seat knows it; the screens of the game know its type. */
  readonly game: { readonly open: object; readonly hand: object | undefined } | null
  readonly present: readonly Seat[]
  readonly watching: number
  readonly draft: readonly Seat[]
  /** Who plays, where this device may know nothing else of the table. */
  readonly players: readonly (readonly [seat: Seat, name: string])[] | null
  /** The seat that this device has asked for. */
  readonly asking: AskedSeat | null
  readonly waiting: readonly Asking[]
}

/** One phone's place in one room: what it knows, and what it asks for. */
export class RoomSession {
  readonly code: string
  readonly #modules = new Map<string, GameModule>()
  readonly #client: Client
  #now = $state.raw<Snapshot>() as Snapshot
  /** What was refused, in a sentence, until it is dismissed. */
  #refusal = $state.raw<string | null>(null)
  /** Under which address other devices find this server. */
  #origin = $state(location.origin)
  #chapter = $state.raw<readonly Happened[]>([])
  /** Folded, and not shown yet. */
  #news: Happened[] = []
  #clockAhead = 0
  #seenTime = 0

  /** A watcher shows what everyone may see, and never uses the key to a seat that this browser may hold. */
  constructor(code: string, as: 'player' | 'watcher' = 'player') {
    this.code = code
    const fetchGame = async (name: string) => {
      const module = await gamesOnOffer.find((one) => one.name === name)?.load()
      if (!module) throw new Error('the game is not on offer')
      this.#modules.set(name, module)
      return module.rules
    }
    const tokenKey = `roundtable/token/${code}`
    const token = as === 'watcher' ? null : ((readStored(tokenKey) as string | null) ?? undefined)
    const ports = browserPorts(code, { fetchGame, ...(as === 'player' && { memory: this.#memory() }) })
    this.#client = new Client(new Map(), ports, token, {
      changed: () => this.#update(),
      happened: (one) => this.#hear(one),
    })
    if (this.#client.token) store(tokenKey, this.#client.token)
    this.#update()
    void this.#findOrigin()
  }

  get now(): Snapshot {
    return this.#now
  }

  /** Where others find this table. */
  get address(): string {
    return `${this.#origin}/r/${this.code}`
  }

  get lobby(): LobbyOpen {
    return this.#now.lobby
  }

  get seat(): Seat | null {
    return this.#now.seat
  }

  /** The chunk of the game on the table; it is here as soon as the lobby is known. */
  get module(): GameModule | null {
    return this.#modules.get(this.#now.lobby.game) ?? null
  }

  /** Nothing is known yet: the first welcome has not come. */
  get isKnown(): boolean {
    return this.#now.chapter > 0
  }

  get isHost(): boolean {
    return this.seat !== null && this.seat === this.lobby.host
  }

  get refusal(): string | null {
    return this.#refusal
  }

  /** What has happened in this chapter, as far as this device was told. */
  get chapter(): readonly Happened[] {
    return this.#chapter
  }

  /** Refuses something before it is asked: the screen already knows why it cannot be. */
  complain(sentence: string): void {
    this.#refusal = sentence
  }

  dismiss(): void {
    this.#refusal = null
  }

  /** As it stands in a sentence, a list or alone. */
  nameOf(seat: Seat): string {
    return isolated(this.lobby.sitters.find((one) => one.seat === seat)?.name ?? '?')
  }

  isPresent(seat: Seat): boolean {
    return this.#now.present.includes(seat)
  }

  /** What the server's clock shows now. */
  serverTime(): number {
    return Date.now() + this.#clockAhead
  }

  /** Whether this was asked of the question on the table and is not answered yet: it is as good as done. */
  isAsked(type: string): boolean {
    const motion = (this.#now.game?.open as { readonly motion?: number } | undefined)?.motion
    return this.#now.waiting.some(
      (one) =>
        one.type === 'do' && one.command.type === type && (one.to === 'lobby' || one.command['motion'] === motion),
    )
  }

  async join(name: string): Promise<Answer> {
    return this.#note(await this.#client.join(name))
  }

  async ask(
    to: 'lobby' | 'game',
    command: { readonly type: string; readonly [field: string]: unknown },
  ): Promise<Answer> {
    this.#refusal = null
    return this.#note(await this.#client.do(to, command))
  }

  draft(seats: readonly Seat[]): void {
    this.#client.draft(seats)
  }

  /** A code with which another phone takes this seat, or null where it was refused. */
  async handOver(): Promise<string | null> {
    const answer = this.#note(await this.#client.handOver())
    return answer.ok ? (answer.code ?? null) : null
  }

  async claim(code: string): Promise<Answer> {
    return this.#note(await this.#client.claim(code))
  }

  /** Asks the table for a seat whose own device is lost. */
  async askSeat(seat: Seat): Promise<Answer> {
    this.#refusal = null
    return this.#note(await this.#client.askSeat(seat))
  }

  hurry(): void {
    this.#client.hurry()
  }

  close(): void {
    this.#client.close()
  }

  /** What was asked and not answered outlives a reload of this tab. */
  #memory(): Memory {
    const key = `roundtable/outbox/${this.code}`
    return {
      load: () => (readStored(key, () => sessionStorage) as Asking[] | null) ?? [],
      keep: (messages) => store(key, messages.length > 0 ? messages : null, () => sessionStorage),
      answered: (_, answer) => this.#note(answer),
    }
  }

  /** "localhost" would be another machine to the phone that scans it. */
  async #findOrigin(): Promise<void> {
    try {
      const response = await fetch('/api/address')
      const { origin } = (await response.json()) as { readonly origin: string | null }
      if (origin !== null) this.#origin = origin
    } catch {
      // Without a line the page's own address is the best that is known.
    }
  }

  #note(answer: Answer): Answer {
    if (!answer.ok) void this.#explain(answer.refusal)
    return answer
  }

  async #explain(code: string): Promise<void> {
    this.#refusal = await sayRefusal(code, this.module, this.lobby)
  }

  #hear(one: Happened): void {
    this.#news.push(one)
  }

  #update(): void {
    // The client reports to us while it is still being made.
    if (!this.#client) return
    const { knower, status, closedBy, waiting } = this.#client
    if (knower.serverTime !== this.#seenTime) {
      this.#seenTime = knower.serverTime
      this.#clockAhead = knower.serverTime - Date.now()
    }
    const { seat, chapter, lobby, game, present, watching, draft, notice, opened, players, asking } = knower
    this.#now = {
      ...{ status, closedBy, waiting, seat, chapter, present, watching, draft, notice, opened, players, asking },
      lobby: lobby.open,
      game: game?.view ?? null,
    }
    if (this.#news.length === 0) return
    const all = [...this.#chapter, ...this.#news]
    this.#news = []
    this.#chapter = all.slice(
      Math.max(
        0,
        all.findLastIndex(({ event }) => event.type === 'ChapterOpened'),
      ),
    )
  }
}

export const [useRoom, provideRoom] = createContext<RoomSession>()

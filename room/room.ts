import type { Actor, EventOf, Registry, Seat } from '#engine'
import { type Lobby, roomOpening } from '#lobby'
import { type ClientMessage, type CloseCode, protocolVersion, type RoomMessage, readClientMessage } from '#protocol'
import { Authority } from './authority.ts'
import { isAwaited } from './codes.ts'
import { isDue, sooner } from './deadlines.ts'
import type { Entry, Ports, SessionId, Ticket } from './ports.ts'
import { Presence } from './presence.ts'
import { SeatMoves } from './seat-moves.ts'
import { Session } from './session.ts'
import { Sessions } from './sessions.ts'

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

const seatEvents: ReadonlySet<string> = new Set(['SeatTaken', 'SeatFreed', 'SeatClaimed'])
/** What a device may ask for that may not watch. */
const fromOutside: ReadonlySet<string> = new Set(['claim', 'ask-seat'])

/** One table as its host sees it: connect, receive, disconnect, wake; and what became of what it appended. */
export class Room {
  readonly #ports: Ports
  readonly #authority: Authority
  readonly #sessions: Sessions
  readonly #presence: Presence
  readonly #seatMoves: SeatMoves
  /** The last half-made choice; it counts while the motion that it was made in is on the table. */
  #draft: { readonly motion: number; readonly seats: readonly Seat[] } | null = null

  constructor(games: Registry, ports: Ports) {
    this.#ports = ports
    this.#sessions = new Sessions(ports)
    this.#presence = new Presence(ports.chance().now)
    this.#authority = new Authority(games, ports, this.#sessions, (events) => this.#afterLobby(events))
    this.#seatMoves = new SeatMoves(this.#authority, ports, this.#presence)
    this.#setAlarm()
  }

  /** What a new room's log begins with: a table for this game, or for the first of the registry. */
  static opening(games: Registry, game?: string): Entry {
    return { chapter: 1, rules: 'lobby', record: { event: roomOpening(games, game), audience: 'everyone' } }
  }

  connect(id: SessionId): void {
    this.#sessions.add(new Session(id))
  }

  opensSeat(hash: string): boolean {
    return this.#authority.table.seatOf(hash) !== null
  }

  /** Takes back sockets that stayed open while the room was out of memory. Nothing has happened, and nobody is told. */
  adopt(sockets: Iterable<readonly [SessionId, Ticket | null]>): void {
    for (const [id, ticket] of sockets) {
      const session = new Session(id, ticket)
      session.seat = this.#authority.table.seatOf(session.tokenHash)
      session.isAsking = this.#seatMoves.askedBy(session) !== null
      this.#sessions.add(session)
      if (ticket === null) continue
      this.#presence.restore({ seat: session.seat, since: ticket.since })
      for (const [seat, since] of ticket.away) this.#presence.restoreAway(seat, since)
    }
    this.#setAlarm()
  }

  disconnect(id: SessionId): void {
    this.#sessions.remove(id)
    this.#notePresence()
  }

  receive(id: SessionId, frame: string): void {
    const session = this.#sessions.get(id)
    if (!session || session.end !== null) return
    const message = readClientMessage(frame)
    if (message === null || session.greeted === (message.type === 'hello')) this.#drop(session, 'malformed')
    else if (session.isOutside && !fromOutside.has(message.type)) this.#drop(session, 'watchers-off')
    else this.#handle(session, message)
    // It is told why, and then goes home.
    if (session.isOutside && message?.type === 'claim') session.end = 'watchers-off'
    this.#setAlarm()
  }

  /** The clock speaks for whatever is due; called too early or twice it changes nothing. */
  wake(): void {
    const { now } = this.#ports.chance()
    this.#authority.tick(now)
    const { host } = this.#lobby
    const passes = this.#presence.chairPassesAt(host)
    const heir = this.#presence.heir
    if (isDue(passes, now) && heir !== null) {
      this.#authority.lobby('clock', { type: 'replace-host', motion: this.#lobby.chapter, seat: heir })
    }
    this.#setAlarm()
  }

  /** What was appended is on disk: now it may be told. Also called where nothing was appended. */
  committed(): void {
    this.#sessions.flush()
  }

  /** What was appended is not on disk: forget it, and start everybody from what is. */
  lost(): void {
    this.#authority.reload()
    for (const session of this.#sessions.forget()) {
      session.seat = this.#authority.table.seatOf(session.tokenHash)
      session.isAsking = false
      this.#answer(session, ['told', 'reloaded'])
      this.#welcome(session, 0)
    }
    this.#seatMoves.tellAsking(this.#sessions.greeted())
    this.#notePresence()
    this.#sessions.flush()
  }

  get #lobby() {
    return this.#authority.table.lobby.open
  }

  #handle(session: Session, message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#hello(session, message)
      case 'join':
        return this.#join(session, message)
      case 'do':
        return this.#do(session, message)
      case 'draft':
        return this.#takeDraft(session, message.seats)
      case 'hand-over':
        return this.#answer(session, this.#seatMoves.handOver(session, message))
      case 'claim':
        return this.#answer(session, this.#seatMoves.claim(session, message))
      case 'ask-seat':
        return this.#answer(session, this.#seatMoves.ask(session, message))
      default:
        return message satisfies never
    }
  }

  #hello(session: Session, { version, token, cursor }: Message<'hello'>): void {
    if (version !== protocolVersion) return this.#drop(session, 'reload-needed')
    session.tokenHash = token === null ? null : this.#ports.hash(token)
    session.seat = this.#authority.table.seatOf(session.tokenHash)
    if (session.seat === null && !this.#sessions.hasRoomForWatcher()) return this.#drop(session, 'too-many-sockets')
    // Before it has greeted it is told nothing twice: what this changes is part of its welcome.
    const wasAskedFor = session.seat !== null && this.#seatMoves.ownerIsBack(session.seat)
    session.greeted = true
    if (this.#mayNotWatch(session)) return this.#keepOutside(session)
    this.#sessions.thinOut()
    const [chapter, count, seat] = cursor ?? [0, 0, null]
    const continues = chapter === this.#lobby.chapter && seat === session.seat
    this.#welcome(session, continues ? count : 0)
    if (wasAskedFor) this.#answer(session, ['told', 'seat-asked-for'])
    this.#seatMoves.tellAsking(this.#sessions.greeted())
    this.#notePresence()
  }

  /** Whoever may not watch may still have come for a seat: one that is being handed over, or one that is lost. */
  #keepOutside(session: Session): void {
    const { now } = this.#ports.chance()
    const mayAsk = session.tokenHash !== null && this.#lobby.phase === 'playing'
    if (!mayAsk && !isAwaited(this.#authority.table.lobby.sealed, now)) return this.#drop(session, 'watchers-off')
    session.isOutside = true
    this.#sayWelcome(session, 0)
    this.#answer(session, this.#seatMoves.players)
    this.#seatMoves.tellAsking(this.#sessions.greeted())
    this.#keepTickets()
  }

  #join(session: Session, { id, name }: Message<'join'>): void {
    // The answer to an earlier join was lost: the seat is there already.
    if (session.seat !== null) return this.#answer(session, ['ok', id])
    if (session.tokenHash === null) return this.#answer(session, ['no', id, 'no-token'])
    const motion = this.#lobby.chapter
    this.#reply(session, id, this.#authority.lobby('visitor', { type: 'join', motion, name, hash: session.tokenHash }))
  }

  #do(session: Session, { id, to, chapter, command }: Message<'do'>): void {
    const key = `${session.seat}/${id}`
    if (this.#authority.knows(key)) return this.#answer(session, ['ok', id])
    if (chapter !== undefined && chapter !== this.#lobby.chapter) return this.#answer(session, ['no', id, 'stale'])
    this.#reply(session, id, this.#take(session, to, command, key))
  }

  #take(session: Session, to: 'lobby' | 'game', input: unknown, key: string): string | null {
    const { lobbyRules, game } = this.#authority.table
    if (to === 'lobby') {
      const command = lobbyRules.parseCommand(input)
      if (command === null) return 'malformed'
      if (command.type === 'confirm-reseat') this.#seatMoves.checkOwner()
      return this.#authority.lobby(this.#actor(session, lobbyRules, command.type), command, key)
    }
    if (game === null) return 'no-game'
    const command = game.rules.parseCommand(input)
    return command ? this.#authority.game(this.#actor(session, game.rules, command.type), command, key) : 'malformed'
  }

  /** A seat is the host for the host's commands only, and nobody is the clock. */
  #actor({ seat }: Session, rules: { readonly hostCommands: ReadonlySet<string> }, type: string): Actor {
    if (seat === null) return 'visitor'
    return rules.hostCommands.has(type) && seat === this.#lobby.host ? 'host' : seat
  }

  /** What follows for the sockets from what has happened in the lobby. */
  #afterLobby(events: readonly EventOf<Lobby>[]): void {
    if (events.some(({ type }) => seatEvents.has(type))) this.#reseat()
    if (events.some(({ type }) => type === 'HostChanged')) this.#keepTickets()
    this.#seatMoves.tellAsking(this.#sessions.greeted())
    this.#sendWatchersHome()
    this.#letIn()
  }

  /** Gives every socket the seat that its token opens now, and tells those for whom that has changed. */
  #reseat(): void {
    for (const session of this.#sessions.all()) {
      const before = session.seat
      session.seat = this.#authority.table.seatOf(session.tokenHash)
      if (before === session.seat) continue
      const stillThere = this.#lobby.sitters.some(({ seat }) => seat === before)
      if (before !== null) this.#answer(session, ['told', stillThere ? 'seat-moved' : 'seat-freed'])
      if (!this.#mayNotWatch(session)) this.#welcome(session, 0)
    }
    this.#letIn()
    this.#sessions.thinOut()
    this.#notePresence()
  }

  #takeDraft(session: Session, seats: readonly Seat[]): void {
    const { game } = this.#authority.table
    if (game === null || session.seat === null || game.rules.drafter(game.state.open) !== session.seat) return
    if (!seats.every((seat) => this.#lobby.players.includes(seat))) return
    this.#draft = { motion: game.state.open.motion, seats: [...new Set(seats)] }
    this.#sessions.push(JSON.stringify(['draft', this.#draft.seats] satisfies RoomMessage))
  }

  /** Where a client stands; what it has not had follows. A count that cannot be true starts it anew. */
  #welcome(session: Session, count: number): void {
    const seen = this.#authority.table.seenBy(session.recipient)
    const from = count <= seen.length ? count : 0
    this.#sayWelcome(session, from)
    for (const text of seen.slice(from)) session.push(text)
    const motion = this.#authority.table.game?.state.open.motion
    if (this.#draft !== null && this.#draft.motion === motion) this.#answer(session, ['draft', this.#draft.seats])
  }

  #sayWelcome(session: Session, from: number): void {
    const { seat } = session
    const { now } = this.#ports.chance()
    this.#answer(session, ['welcome', { version: protocolVersion, seat, chapter: this.#lobby.chapter, from, now }])
  }

  #mayNotWatch(session: Session): boolean {
    const { watchers, phase } = this.#lobby
    return session.seat === null && !watchers && phase !== 'gathering'
  }

  #sendWatchersHome(): void {
    const unwanted = this.#sessions.all().filter((session) => this.#mayNotWatch(session))
    for (const session of unwanted) {
      if (session.isAsking) session.isOutside = true
      else session.end = 'watchers-off'
    }
    if (unwanted.length > 0) this.#notePresence()
  }

  /** Whoever waited outside and has a seat now, or may watch now, comes in. */
  #letIn(): void {
    const waiting = this.#sessions.greeted().filter(({ isOutside }) => isOutside)
    for (const session of waiting) {
      session.seat = this.#authority.table.seatOf(session.tokenHash)
      if (this.#mayNotWatch(session)) continue
      session.isOutside = false
      this.#welcome(session, 0)
    }
    if (waiting.some(({ isOutside }) => !isOutside)) this.#notePresence()
  }

  #notePresence(): void {
    this.#presence.update(this.#sessions.seats(), this.#ports.chance().now)
    this.#sessions.signal(['present', this.#presence.seats, this.#sessions.watching()])
    this.#keepTickets()
    this.#setAlarm()
  }

  #keepTickets(): void {
    const away = this.#lobby.sitters.flatMap(({ seat }) => {
      const since = this.#presence.awaySince(seat)
      return since === null ? [] : [[seat, since] as const]
    })
    for (const { id, tokenHash, isOutside, seat } of this.#sessions.greeted()) {
      this.#ports.keep(id, { tokenHash, isOutside, since: this.#presence.since(seat), away })
    }
  }

  #setAlarm(): void {
    this.#ports.alarm(sooner(this.#authority.deadline, this.#presence.chairPassesAt(this.#lobby.host)))
  }

  #reply(session: Session, id: string, refusal: string | null): void {
    this.#answer(session, refusal === null ? ['ok', id] : ['no', id, refusal])
  }

  #answer(session: Session, message: RoomMessage): void {
    session.push(JSON.stringify(message))
  }

  #drop(session: Session, code: CloseCode): void {
    this.#sessions.remove(session.id)
    this.#ports.close(session.id, code)
  }
}

import { DurableObject } from 'cloudflare:workers'
import { games } from '#games'
import { type CloseCode, closeCodes, ping, pong } from '#protocol'
import { Room, type SessionId, type Ticket } from '#room'
import { isTooLong, tooLong } from '../door.ts'
import { Guard } from '../guard.ts'
import { kindOf } from '../kind-of.ts'
import { roomsIn, SqlLog } from '../sql-log.ts'
import { type Environment, limitsOf } from './environment.ts'
import { objectSql } from './object-sql.ts'
import { NotStored, OnlyRoom, type Sockets } from './only-room.ts'

/** What outlives the object in memory, as long as the socket is open. */
interface Attachment {
  readonly session: SessionId
  readonly ticket: Ticket | null
}

const day = 86_400_000
/** How long the clock stands still, in milliseconds, when nothing can be stored. */
const rest = 1_000

/** One room, found by its code. It sleeps while nobody says anything, and its sockets stay open. */
export class RoomObject extends DurableObject<Environment> implements Sockets {
  readonly #limits = limitsOf(this.env)
  readonly #sql = objectSql(this.ctx.storage)
  readonly #sockets = new Map<SessionId, WebSocket>()
  /** Their budgets are lost in sleep; but whoever was silent for so long has earned a full one again. */
  readonly #guards = new Map<SessionId, Guard>()
  #room: OnlyRoom | null = null
  #alarm: number | null = null

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong))
    void ctx.blockConcurrencyWhile(async () => {
      this.#alarm = await ctx.storage.getAlarm()
    })
  }

  /** Says false where the code is taken. */
  create(code: string, game: string | undefined): boolean {
    const now = Date.now()
    if (roomsIn(this.#sql).length > 0) return false
    new SqlLog(this.#sql).create(code, Room.opening(games, game), now)
    this.#setAlarm(now + this.#limits.keepDays * day)
    return true
  }

  /** A socket for somebody whom the Worker has let through. */
  override fetch(): Response {
    if (this.#open() === null) return new Response(null, { status: 404 })
    const { 0: theirs, 1: socket } = new WebSocketPair()
    const session = Math.max(0, ...this.ctx.getWebSockets().map((one) => attachmentOf(one).session)) + 1
    this.ctx.acceptWebSocket(socket)
    socket.serializeAttachment({ session, ticket: null } satisfies Attachment)
    this.#sockets.set(session, socket)
    // A timer keeps the object awake; this one lives until the hello, which comes at once or never.
    this.#guardOf(session).awaitHello(this.#limits, () => this.close(session, 'too-slow'))
    this.#turn((room) => room.connect(session))
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    if (this.#open() === null || socket.readyState !== WebSocket.OPEN) return
    const { session } = attachmentOf(socket)
    if (typeof frame !== 'string') return this.close(session, 'malformed')
    if (isTooLong(frame)) return socket.close(tooLong)
    const fault = this.#guardOf(session).judge(frame)
    if (fault !== null) return this.close(session, fault)
    this.#turn((room) => room.receive(session, frame))
    this.#missTheSilent(session)
  }

  override webSocketClose(socket: WebSocket): void {
    const isOpen = this.#open() !== null
    const { session } = attachmentOf(socket)
    this.#guardOf(session).leave()
    this.#guards.delete(session)
    this.#sockets.delete(session)
    if (isOpen) this.#turn((room) => room.disconnect(session))
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket)
  }

  /** Rings at least once, perhaps too early: the room sees what is due, and whoever is forgotten is forgotten once. */
  override async alarm(): Promise<void> {
    this.#alarm = null
    const room = this.#open()
    if (room === null) return
    if (this.#forgetAt(room) > Date.now()) return this.#turn((one) => one.wake())
    this.#abandon('no-such-room')
    await this.ctx.storage.deleteAll()
  }

  send(session: SessionId, frame: string): void {
    const socket = this.#sockets.get(session)
    if (socket?.readyState === WebSocket.OPEN) socket.send(frame)
  }

  close(session: SessionId, code: CloseCode): void {
    this.#sockets.get(session)?.close(closeCodes[code], code)
  }

  keep(session: SessionId, ticket: Ticket): void {
    const socket = this.#sockets.get(session)
    socket?.serializeAttachment({ ...attachmentOf(socket), ticket } satisfies Attachment)
  }

  /** The room, built from what is stored if it is not in memory, with everybody whose socket has stayed open. */
  #open(): OnlyRoom | null {
    try {
      const [code] = this.#room === null ? roomsIn(this.#sql) : []
      if (code !== undefined) this.#room = this.#build(code)
      return this.#room
    } catch (error) {
      complain(error)
      throw new Error('a room cannot be read')
    }
  }

  #build(code: string): OnlyRoom {
    const room = new OnlyRoom(games, code, new SqlLog(this.#sql), this)
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    for (const socket of open) this.#sockets.set(attachmentOf(socket).session, socket)
    const attached = open.map(attachmentOf)
    room.turn((one) => one.adopt(attached.map(({ session, ticket }) => [session, ticket])))
    return room
  }

  #guardOf(session: SessionId): Guard {
    const guard = this.#guards.get(session) ?? new Guard(this.#limits)
    this.#guards.set(session, guard)
    return guard
  }

  /** A phone that fell asleep without a word has stopped pinging. It is missed when the next one speaks, and not before. */
  #missTheSilent(speaker: SessionId): void {
    const before = Date.now() - this.#limits.silentSeconds * 1_000
    for (const [session, socket] of this.#sockets) {
      const pinged = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? before
      if (session === speaker || pinged >= before) continue
      this.close(session, 'too-slow')
      this.webSocketClose(socket)
    }
  }

  /** Does something to the room; whatever goes wrong stays with it. */
  #turn(work: (room: Room) => void): void {
    const room = this.#room
    if (room === null) return
    let soonest = 0
    try {
      room.turn(work)
    } catch (error) {
      complain(error)
      if (!(error instanceof NotStored)) this.#abandon('going-down')
      soonest = Date.now() + (error instanceof NotStored ? rest : day)
    }
    this.#setAlarm(Math.max(soonest, room.alarm ?? this.#alarm ?? this.#forgetAt(room)))
  }

  /** To ring too early costs less than to be written anew, so the alarm is moved only to ring earlier. */
  #setAlarm(at: number): void {
    if (this.#alarm !== null && this.#alarm <= at) return
    this.#alarm = at
    void this.ctx.storage.setAlarm(at)
  }

  #forgetAt(room: OnlyRoom): number {
    return room.touched + this.#limits.keepDays * day
  }

  /** Drops the room from memory; its people reconnect and find what is stored. */
  #abandon(code: CloseCode): void {
    this.#room = null
    for (const session of this.#sockets.keys()) this.close(session, code)
  }
}

function complain(error: unknown): void {
  console.error('a room failed', kindOf(error))
}

function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment
}

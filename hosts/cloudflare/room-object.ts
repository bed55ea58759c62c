import { DurableObject } from 'cloudflare:workers'
import { games } from '#games'
import { kindOf, OverLimit, roomsIn, SqlLog } from '#hosts/shared'
import { closeCodes, longestFrame, ping, pong } from '#protocol'
import { opensSeat, Room, type SessionId, type Ticket } from '#room'
import type { Environment } from './environment.ts'
import { objectSql } from './object-sql.ts'
import { SessionNumbers } from './session-numbers.ts'
import { sleeperLimits } from './sleeper-limits.ts'
import { type Place, SleepingRoom } from './sleeping-room.ts'

/** The header in which the Worker says whether this visitor's address is over its limits. */
export const overLimit = 'Roundtable-Over-Limit'

/** WebSocket's own code for a frame that is too long. */
const tooLong = 1_009

/** What outlives the object in memory, as long as the socket is open. A session's number is the time at which it began. */
type Attachment = readonly [session: SessionId, ticket: Ticket | null]

/** One room, found by its code. It sleeps while nobody says anything, and its sockets stay open. */
export class RoomObject extends DurableObject<Environment> {
  readonly #sql = objectSql(this.ctx.storage)
  readonly #sockets = new Map<SessionId, WebSocket>()
  readonly #numbers = new SessionNumbers()
  readonly #overLimit = new OverLimit((session, code) => this.#sockets.get(session)?.close(closeCodes[code], code))
  #room: SleepingRoom | null = null

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(ping, pong))
    void ctx.blockConcurrencyWhile(async () => this.#open(await ctx.storage.getAlarm()))
  }

  /** Says false where the code is taken. */
  create(code: string, game: string | undefined): boolean {
    const made = new SqlLog(this.#sql).create(code, Room.opening(games, game), Date.now())
    // Its alarm is set from the beginning, so that an old room always gets to its end.
    if (made) this.#open(null)?.wake()
    return made
  }

  /** A socket for somebody whom the Worker has let through. */
  override fetch({ headers }: Request): Response {
    const mustWait = headers.get(overLimit) === 'true'
    // Whoever guesses beyond the limit does not even learn whether there is a room.
    if (this.#room === null && !mustWait) return new Response(null, { status: 404 })
    const { 0: theirs, 1: socket } = new WebSocketPair()
    const open = this.ctx.getWebSockets().map((one) => attachmentOf(one)[0])
    const session = this.#numbers.next(Date.now(), open)
    this.ctx.acceptWebSocket(socket)
    socket.serializeAttachment([session, null] satisfies Attachment)
    this.#sockets.set(session, socket)
    if (mustWait) this.#overLimit.enter(session)
    else this.#room?.connect(session)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    if (socket.readyState !== WebSocket.OPEN) return
    if (typeof frame !== 'string') socket.close(closeCodes.malformed, 'malformed')
    else if (isTooLong(frame)) socket.close(tooLong)
    else this.#hear(attachmentOf(socket)[0], frame)
  }

  #hear(session: SessionId, frame: string): void {
    if (this.#overLimit.has(session)) {
      if (!this.#overLimit.admits(session, frame, (hash) => this.#opensSeat(hash))) return
      this.#room?.connect(session)
    }
    this.#room?.receive(session, frame)
  }

  #opensSeat(hash: string): boolean {
    const [code] = roomsIn(this.#sql)
    const stored = code === undefined ? null : new SqlLog(this.#sql).load(code)
    return stored !== null && opensSeat(games, stored, hash)
  }

  override webSocketClose(socket: WebSocket): void {
    const [session] = attachmentOf(socket)
    this.#sockets.delete(session)
    this.#overLimit.leave(session)
    this.#room?.disconnect(session)
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket)
  }

  override async alarm(): Promise<void> {
    if (this.#room?.wake() !== false) return
    this.#room = null
    await this.ctx.storage.deleteAll()
  }

  /** Brings the room to memory, if it was ever made, with everybody whose socket has stayed open. */
  #open(alarm: number | null): SleepingRoom | null {
    const [code] = roomsIn(this.#sql)
    if (code === undefined) return null
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    for (const socket of open) this.#sockets.set(attachmentOf(socket)[0], socket)
    const asleep = { code, sockets: open.map(attachmentOf), alarm }
    this.#room = new SleepingRoom(games, new SqlLog(this.#sql), sleeperLimits(this.env.LIMITS), this.#place(), asleep)
    return this.#room
  }

  #place(): Place {
    const socketOf = (session: SessionId) => this.#sockets.get(session)
    return {
      send: (session, frame) => {
        const socket = socketOf(session)
        if (socket?.readyState === WebSocket.OPEN) socket.send(frame)
      },
      close: (session, code) => socketOf(session)?.close(closeCodes[code], code),
      keep: (session, ticket) => socketOf(session)?.serializeAttachment([session, ticket] satisfies Attachment),
      heard: (session) => {
        const socket = socketOf(session)
        return (socket && this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime()) ?? session
      },
      wakeAt: (at) => void this.ctx.storage.setAlarm(at),
      failed: (error) => console.error('a room failed', kindOf(error)),
    }
  }
}

/** Longer in bytes than any frame may be. */
function isTooLong(frame: string): boolean {
  return frame.length > longestFrame || new TextEncoder().encode(frame).length > longestFrame
}

function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment
}

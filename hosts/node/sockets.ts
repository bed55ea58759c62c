import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { type Budget, Budgets, codeAsked, OverLimit, readRoomCode, SocketLimit } from '#hosts/shared'
import { type CloseCode, closeCodes, longestFrame, ping, pong } from '#protocol'
import type { SessionId } from '#room'
import { addressOf } from './address.ts'
import { isOurName } from './host-names.ts'
import type { Rooms, Sender } from './rooms.ts'
import type { Settings } from './settings.ts'
import { writeTextFrame } from './text-frame.ts'

/** How long a closing socket may take, in milliseconds, and how long when the server stops. */
const closeTimeout = 2_000
const lastWord = 500
/** How many bytes may wait for somebody whose ping is answered. */
const little = 16_384

/** One open socket. */
interface OpenSocket {
  readonly socket: WebSocket
  readonly address: string
  /** What lies under it. */
  readonly stream: Duplex
  /** Since the last sweep. */
  wasHeard: boolean
}

/** Sockets in, rooms out: who may open one, how fast it may talk, and who is too slow to listen. */
export class Sockets implements Sender {
  readonly #settings: Settings
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    // Answered here, where they are counted: pongs for somebody who does not read would pile up without bound.
    autoPong: false,
    // The types do not know it yet.
    ...({ closeTimeout } as object),
  })
  readonly #openSockets = new Map<SessionId, OpenSocket>()
  readonly #overLimit = new OverLimit((session, code) => this.close(session, code))
  readonly #perAddress = new Map<string, number>()
  readonly #guesses: Budgets
  readonly #stored: Budgets
  #rooms: Rooms | null = null
  #lastSession = 0

  constructor(settings: Settings) {
    this.#settings = settings
    this.#stored = new Budgets(settings.storedPerAddressAndHour)
    this.#guesses = new Budgets(settings.guessesPerAddressAndHour)
  }

  get open(): number {
    return this.#openSockets.size
  }

  serve(rooms: Rooms): void {
    this.#rooms = rooms
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const code = codeAsked(request.url ?? '', request.headers, this.#settings.origins)
    const address = addressOf(request, this.#settings.proxies)
    if (!isOurName(request.headers.host, this.#settings)) return refuse(socket, '421 Misdirected Request')
    if (code === null) return refuse(socket, '403 Forbidden')
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#opened({ socket: opened, address, stream: socket, wasHeard: true }, readRoomCode(code))
    })
  }

  send(session: SessionId, frame: string): void {
    const open = this.#openSockets.get(session)
    if (open?.socket.readyState !== WebSocket.OPEN) return
    const { socket, stream } = open
    if (socket.bufferedAmount + frame.length > this.#settings.bytesWaiting) this.close(session, 'too-slow')
    else if (!writeTextFrame(stream, frame)) socket.send(frame)
  }

  close(session: SessionId, code: CloseCode): void {
    this.#openSockets.get(session)?.socket.close(closeCodes[code], code)
  }

  addressBudget(session: SessionId): Budget | null {
    const open = this.#openSockets.get(session)
    return open === undefined ? null : this.#stored.of(open.address)
  }

  /** Says goodbye to everybody, and waits no longer than a moment for those who do not answer. */
  async closeAll(code: CloseCode): Promise<void> {
    for (const session of this.#openSockets.keys()) this.close(session, code)
    const gone = [...this.#openSockets.values()].map(({ socket }) => once(socket, 'close'))
    await Promise.race([Promise.all(gone), setTimeout(lastWord)])
    for (const { socket } of this.#openSockets.values()) socket.terminate()
  }

  /** A phone that went to sleep without a word is noticed after two sweeps. */
  sweep(): void {
    for (const open of this.#openSockets.values()) {
      if (open.wasHeard) open.socket.ping()
      else open.socket.terminate()
      open.wasHeard = false
    }
  }

  #opened(opened: OpenSocket, code: string | null): void {
    const { socket, address } = opened
    const hear = () => {
      opened.wasHeard = true
    }
    const session = ++this.#lastSession
    const isBeyond = this.#isTooMuch(address)
    this.#openSockets.set(session, opened)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    // It closes by itself then, with a code of the socket's own protocol.
    socket.on('error', () => {})
    socket.on('close', () => this.#closed(session, code, address))
    if (isBeyond) this.#overLimit.enter(session)
    else if (!this.#connect(code, session)) {
      this.#guesses.spend(address, performance.now())
      return this.close(session, 'no-such-room')
    }
    const limit = new SocketLimit(this.#settings)
    limit.awaitHello(this.#settings, () => this.close(session, 'too-slow'))
    socket.once('close', () => limit.leave())
    const isFine = (fault: CloseCode | null) => {
      hear()
      if (fault === null) return true
      // It is read no further, whatever it goes on to say, or has said already.
      for (const kind of ['ping', 'pong', 'message']) socket.removeAllListeners(kind)
      socket.pause()
      this.close(session, fault)
      return false
    }
    socket.on('ping', (data) => {
      if (isFine(limit.judgeControl()) && socket.bufferedAmount < little) socket.pong(data)
    })
    socket.on('pong', () => isFine(limit.judgeControl()))
    socket.on('message', (data, isBinary) => {
      const frame = data.toString()
      if (isBinary) return this.close(session, 'malformed')
      if (!isFine(limit.judge(frame))) return
      if (frame === ping) return this.send(session, pong)
      if (this.#overLimit.has(session) && !this.#leadOn(session, code, frame)) return
      if (code !== null) this.#rooms?.receive(code, session, frame)
    })
  }

  #connect(code: string | null, session: SessionId): boolean {
    return code !== null && this.#rooms?.connect(code, session) === true
  }

  /** From beyond the limit into the room, for whoever has a seat there. A wrong token is a guess. */
  #leadOn(session: SessionId, code: string | null, frame: string): boolean {
    const address = this.#openSockets.get(session)?.address ?? ''
    const opensSeat = (hash: string) => code !== null && this.#rooms?.opensSeat(code, hash) === true
    if (this.#overLimit.admits(session, frame, opensSeat)) return this.#connect(code, session)
    this.#guesses.spend(address, performance.now())
    return false
  }

  #closed(session: SessionId, code: string | null, address: string): void {
    this.#openSockets.delete(session)
    this.#overLimit.leave(session)
    const left = (this.#perAddress.get(address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
    if (code !== null) this.#rooms?.disconnect(code, session)
  }

  /** Whoever has guessed too many codes learns of no room any more, there or not. */
  #isTooMuch(address: string): boolean {
    const open = this.#perAddress.get(address) ?? 0
    return open >= this.#settings.socketsPerAddress || this.#guesses.isSpent(address, performance.now())
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { type CloseCode, closeCodes, longestFrame, ping, pong } from '#protocol'
import type { SessionId } from '#room'
import { Budget, Budgets } from '../budgets.ts'
import { codeInPath, isOurs } from '../door.ts'
import { readRoomCode } from '../room-codes.ts'
import { addressOf } from './address.ts'
import type { Rooms, Sockets } from './rooms.ts'
import type { Settings } from './settings.ts'
import { writeTextFrame } from './text-frame.ts'

/** How long a closing socket may take, in milliseconds, when the server stops. */
const lastWord = 500

/** Sockets in, rooms out: who may open one, how fast it may talk, and who is too slow to listen. */
export class SocketServer implements Sockets {
  readonly #settings: Settings
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: longestFrame, perMessageDeflate: false })
  readonly #sockets = new Map<SessionId, WebSocket>()
  /** What lies under each of them. */
  readonly #wires = new WeakMap<WebSocket, Duplex>()
  readonly #perAddress = new Map<string, number>()
  readonly #guesses: Budgets
  readonly #alive = new Set<SessionId>()
  #rooms: Rooms | null = null
  #lastSession = 0

  constructor(settings: Settings) {
    this.#settings = settings
    this.#guesses = new Budgets(settings.guessesPerAddressAndHour)
  }

  get open(): number {
    return this.#sockets.size
  }

  serve(rooms: Rooms): void {
    this.#rooms = rooms
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const code = codeInPath(request.url ?? '')
    const address = addressOf(request, this.#settings.proxies)
    if (code === null || !isOurs(request.headers, this.#settings.origins)) return refuse(socket, '403 Forbidden')
    if (this.#isTooMuch(address)) return refuse(socket, '429 Too Many Requests')
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#wires.set(opened, socket)
      this.#opened(opened, code, address)
    })
  }

  send(session: SessionId, frame: string): void {
    const socket = this.#sockets.get(session)
    const wire = socket && this.#wires.get(socket)
    if (!wire || socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > this.#settings.bytesWaiting) this.close(session, 'too-slow')
    else if (!writeTextFrame(wire, frame)) socket.send(frame)
  }

  close(session: SessionId, code: CloseCode): void {
    this.#sockets.get(session)?.close(closeCodes[code], code)
  }

  /** Says goodbye to everybody, and waits no longer than a moment for those who do not answer. */
  async closeAll(code: CloseCode): Promise<void> {
    for (const session of this.#sockets.keys()) this.close(session, code)
    const gone = [...this.#sockets.values()].map((socket) => once(socket, 'close'))
    await Promise.race([Promise.all(gone), setTimeout(lastWord)])
    for (const socket of this.#sockets.values()) socket.terminate()
  }

  /** A phone that went to sleep without a word is noticed after two sweeps. */
  sweep(): void {
    for (const [session, socket] of this.#sockets) {
      if (this.#alive.delete(session)) socket.ping()
      else socket.terminate()
    }
  }

  #opened(socket: WebSocket, input: string, address: string): void {
    const session = ++this.#lastSession
    const code = readRoomCode(input)
    this.#sockets.set(session, socket)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    this.#alive.add(session)
    const budget = new Budget(this.#settings.messagesPerSecond, this.#settings.messagesAtOnce)
    socket.on('pong', () => this.#alive.add(session))
    // It closes by itself then, with a code of the socket's own protocol.
    socket.on('error', () => {})
    socket.on('close', () => this.#closed(session, code, address))
    if (code === null || !this.#rooms?.connect(code, session)) {
      this.#guesses.spend(address, Date.now())
      return this.close(session, 'no-such-room')
    }
    const silence = globalThis.setTimeout(() => this.close(session, 'too-slow'), this.#settings.helloSeconds * 1_000)
    socket.once('close', () => clearTimeout(silence))
    socket.on('message', (data, isBinary) => {
      this.#alive.add(session)
      const frame = data.toString()
      if (isBinary) return this.close(session, 'malformed')
      if (!budget.spend(Date.now())) return this.close(session, 'too-fast')
      if (frame === ping) return this.send(session, pong)
      clearTimeout(silence)
      this.#rooms?.receive(code, session, frame)
    })
  }

  #closed(session: SessionId, code: string | null, address: string): void {
    this.#sockets.delete(session)
    this.#alive.delete(session)
    const left = (this.#perAddress.get(address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
    if (code !== null) this.#rooms?.disconnect(code, session)
  }

  /** Whoever has guessed too many codes learns of no room any more, there or not. */
  #isTooMuch(address: string): boolean {
    const open = this.#perAddress.get(address) ?? 0
    return open >= this.#settings.socketsPerAddress || this.#guesses.isSpent(address, Date.now())
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { WebSocket, WebSocketServer } from 'ws'
import { Antechamber, type Budget, Budgets, codeAsked, Guard, readRoomCode } from '#hosts/shared'
import { type CloseCode, closeCodes, longestFrame, ping, pong } from '#protocol'
import type { SessionId } from '#room'
import { addressOf } from './address.ts'
import { isOurName } from './host-names.ts'
import type { Rooms, Sockets } from './rooms.ts'
import type { Settings } from './settings.ts'
import { writeTextFrame } from './text-frame.ts'

/** How long a closing socket may take, in milliseconds, and how long when the server stops. */
const closeTimeout = 2_000
const lastWord = 500
/** How many bytes may wait for somebody whose ping is answered. */
const little = 16_384

/** One open socket. */
interface Line {
  readonly socket: WebSocket
  readonly address: string
  /** What lies under it. */
  readonly wire: Duplex
  /** Since the last sweep. */
  wasHeard: boolean
}

/** Sockets in, rooms out: who may open one, how fast it may talk, and who is too slow to listen. */
export class SocketServer implements Sockets {
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
  readonly #lines = new Map<SessionId, Line>()
  readonly #antechamber = new Antechamber((session, code) => this.close(session, code))
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
    return this.#lines.size
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
      this.#opened({ socket: opened, address, wire: socket, wasHeard: true }, readRoomCode(code))
    })
  }

  send(session: SessionId, frame: string): void {
    const line = this.#lines.get(session)
    if (line?.socket.readyState !== WebSocket.OPEN) return
    const { socket, wire } = line
    if (socket.bufferedAmount + frame.length > this.#settings.bytesWaiting) this.close(session, 'too-slow')
    else if (!writeTextFrame(wire, frame)) socket.send(frame)
  }

  close(session: SessionId, code: CloseCode): void {
    this.#lines.get(session)?.socket.close(closeCodes[code], code)
  }

  purse(session: SessionId): Budget | null {
    const line = this.#lines.get(session)
    return line === undefined ? null : this.#stored.of(line.address)
  }

  /** Says goodbye to everybody, and waits no longer than a moment for those who do not answer. */
  async closeAll(code: CloseCode): Promise<void> {
    for (const session of this.#lines.keys()) this.close(session, code)
    const gone = [...this.#lines.values()].map(({ socket }) => once(socket, 'close'))
    await Promise.race([Promise.all(gone), setTimeout(lastWord)])
    for (const { socket } of this.#lines.values()) socket.terminate()
  }

  /** A phone that went to sleep without a word is noticed after two sweeps. */
  sweep(): void {
    for (const line of this.#lines.values()) {
      if (line.wasHeard) line.socket.ping()
      else line.socket.terminate()
      line.wasHeard = false
    }
  }

  #opened(line: Line, code: string | null): void {
    const { socket, address } = line
    const hear = () => {
      line.wasHeard = true
    }
    const session = ++this.#lastSession
    const isBeyond = this.#isTooMuch(address)
    this.#lines.set(session, line)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    // It closes by itself then, with a code of the socket's own protocol.
    socket.on('error', () => {})
    socket.on('close', () => this.#closed(session, code, address))
    if (isBeyond) this.#antechamber.enter(session)
    else if (!this.#connect(code, session)) {
      this.#guesses.spend(address, performance.now())
      return this.close(session, 'no-such-room')
    }
    const guard = new Guard(this.#settings)
    guard.awaitHello(this.#settings, () => this.close(session, 'too-slow'))
    socket.once('close', () => guard.leave())
    const isFine = (fault: CloseCode | null) => {
      hear()
      if (fault === null) return true
      // It is read no further, whatever it goes on to say.
      socket.pause()
      this.close(session, fault)
      return false
    }
    socket.on('ping', (data) => {
      if (isFine(guard.judgeControl()) && socket.bufferedAmount < little) socket.pong(data)
    })
    socket.on('pong', () => isFine(guard.judgeControl()))
    socket.on('message', (data, isBinary) => {
      const frame = data.toString()
      if (isBinary) return this.close(session, 'malformed')
      if (!isFine(guard.judge(frame))) return
      if (frame === ping) return this.send(session, pong)
      if (this.#antechamber.has(session) && !this.#leadOn(session, code, frame)) return
      if (code !== null) this.#rooms?.receive(code, session, frame)
    })
  }

  #connect(code: string | null, session: SessionId): boolean {
    return code !== null && this.#rooms?.connect(code, session) === true
  }

  /** From the antechamber into the room, for whoever has a seat there. A wrong token is a guess. */
  #leadOn(session: SessionId, code: string | null, frame: string): boolean {
    const address = this.#lines.get(session)?.address ?? ''
    const opensSeat = (hash: string) => code !== null && this.#rooms?.opensSeat(code, hash) === true
    if (this.#antechamber.admits(session, frame, opensSeat)) return this.#connect(code, session)
    this.#guesses.spend(address, performance.now())
    return false
  }

  #closed(session: SessionId, code: string | null, address: string): void {
    this.#lines.delete(session)
    this.#antechamber.leave(session)
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

import { createHash } from 'node:crypto'
import { Knower } from '#client'
import { type Seat, seededChance } from '#engine'
import { games } from '#games'
import { type AvalonView, randomMove } from '#games/avalon'
import { type CloseCode, isEvent, protocolVersion, readFrame, type ServerMessage } from '#protocol'
import { MemoryLog } from '../../hosts/shared/test/memory-log.ts'
import { type Entry, type Ports, Room, type SessionId, type Ticket } from '../index.ts'

const code = 'HOUSE'

export type Cursor = readonly [chapter: number, count: number, seat: Seat | null]

/** A token that a test can read. */
export const tokenOf = (name: string) => name.padEnd(22, '_').slice(0, 22)

/** One socket as a test holds it, and what its owner has folded. */
export class Phone {
  readonly session: SessionId
  readonly token: string | null
  readonly knower: Knower
  inbox: ServerMessage[] = []
  closed: CloseCode | null = null

  constructor(session: SessionId, token: string | null, knower: Knower) {
    this.session = session
    this.token = token
    this.knower = knower
  }

  get cursor(): Cursor {
    const { chapter, count, seat } = this.knower
    return [chapter, count, seat]
  }

  get view(): AvalonView {
    return this.knower.game?.view as AvalonView
  }

  /** What has come since the last look. */
  read(): ServerMessage[] {
    return this.inbox.splice(0)
  }

  events(): string[] {
    return this.read()
      .filter(isEvent)
      .map(([type]) => type)
  }

  take(frame: string): void {
    for (const message of readFrame(frame)) {
      this.inbox.push(message)
      this.knower.take(message)
    }
  }
}

/** A room with its sockets in a test's hand: nothing is stored or sent before `settle`, and no time passes by itself. */
export class House {
  readonly #log = new MemoryLog()
  readonly #phones = new Map<SessionId, Phone>()
  readonly #tickets = new Map<SessionId, Ticket>()
  readonly #chance = seededChance('house')
  readonly frames: string[] = []
  #room: Room
  #ids = 0
  #alarm: number | null = null
  now = 1_000_000

  constructor() {
    this.#log.create(code, Room.opening(games), this.now)
    this.#room = new Room(games, this.#ports())
  }

  /** A table of people, the first of them the host. */
  static of(...names: string[]): [House, ...Phone[]] {
    const house = new House()
    return [house, ...names.map((name) => house.sit(name))]
  }

  get stored(): readonly Entry[] {
    return this.#log.load(code)?.entries ?? []
  }

  get alarm(): number | null {
    return this.#alarm
  }

  connect(token: string | null, knower = new Knower(games)): Phone {
    const phone = new Phone(++this.#ids, token, knower)
    this.#phones.set(phone.session, phone)
    this.#room.connect(phone.session)
    return phone
  }

  hello(phone: Phone, cursor: Cursor | null = null): Phone {
    this.send(phone, { type: 'hello', version: protocolVersion, token: phone.token, cursor })
    this.settle()
    return phone
  }

  arrive(token: string | null, cursor: Cursor | null = null): Phone {
    return this.hello(this.connect(token), cursor)
  }

  sit(name: string): Phone {
    const phone = this.arrive(tokenOf(name))
    this.ask(phone, { type: 'join', name })
    phone.read()
    return phone
  }

  /** The same phone on a new socket, with what it remembers. */
  back({ token, knower, cursor }: Phone): Phone {
    return this.hello(this.connect(token, knower), cursor)
  }

  send(phone: Phone, message: object | string): void {
    this.#room.receive(phone.session, typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a message that is answered, settles, and gives the answer: `ok`, a code, or a refusal. */
  ask(phone: Phone, message: object, id = `id-${++this.#ids}`): string | undefined {
    this.send(phone, { id, ...message })
    this.settle()
    const answer = phone.inbox.find(([type, to]) => ['ok', 'no', 'code'].includes(type) && to === id)
    return (answer?.[2] ?? answer?.[0]) as string | undefined
  }

  /** A command to the lobby or the game, for the question that is on this phone. */
  do(phone: Phone, to: 'lobby' | 'game', command: object, id?: string): string | undefined {
    const { lobby, game } = phone.knower
    const motion = to === 'lobby' ? lobby.open.chapter : (game?.view.open.motion ?? 1)
    return this.ask(phone, { type: 'do', to, command: { motion, ...command } }, id)
  }

  lobby(phone: Phone, command: object): string | undefined {
    return this.do(phone, 'lobby', command)
  }

  leave(phone: Phone): void {
    this.#phones.delete(phone.session)
    this.#room.disconnect(phone.session)
    this.settle()
  }

  /** Whatever is asked of somebody is answered at random, until the test has seen enough. */
  play(phones: readonly Phone[], enough: () => boolean = () => false): void {
    while (!enough()) {
      const moves = phones.map((phone) => this.#moveOf(phone))
      const at = moves.findIndex((move) => move !== null)
      if (at < 0) return
      this.do(phones[at] as Phone, 'game', moves[at] as object)
    }
  }

  /** Time passes, and the alarm rings when it is due. */
  wait(milliseconds: number): void {
    const until = this.now + milliseconds
    for (let rings = 0; this.#alarm !== null && this.#alarm <= until; rings++) {
      if (rings > 100) throw new Error('the alarm never stops')
      this.now = Math.max(this.now, this.#alarm)
      this.#alarm = null
      this.#room.wake()
      this.settle()
    }
    this.now = until
  }

  /** The room leaves memory while its sockets stay open, and is built again from what is stored. */
  evict(): void {
    this.#room = new Room(games, this.#ports())
    const open = [...this.#phones.values()].filter(({ closed }) => closed === null)
    this.#room.adopt(open.map(({ session }) => [session, this.#tickets.get(session) ?? null]))
  }

  settle(): void {
    this.#log.commit()
    this.#room.committed()
  }

  /** What was under way never reached the disk. */
  lose(): void {
    this.#log.fail()
    this.#room.lost()
  }

  #moveOf({ knower, view }: Phone): object | null {
    if (knower.seat === null || !view || view.open.phase === 'finished') return null
    if (view.open.phase === 'assassination' && !view.hand?.told?.dagger) return null
    const isHost = knower.lobby.open.host === knower.seat
    return randomMove(view, knower.seat, this.#chance) ?? (isHost ? randomMove(view, 'host', this.#chance) : null)
  }

  #ports(): Ports {
    return {
      log: {
        load: () => this.#log.load(code) ?? { entries: [], commands: [] },
        mayAppend: () => true,
        append: (batch) => this.#log.append(code, batch, this.now),
      },
      send: (session, frame) => {
        this.frames.push(frame)
        this.#phones.get(session)?.take(frame)
      },
      close: (session, why) => {
        const phone = this.#phones.get(session)
        if (phone) phone.closed = why
      },
      keep: (session, ticket) => {
        this.#tickets.set(session, structuredClone(ticket))
      },
      alarm: (at) => {
        this.#alarm = at
      },
      chance: () => ({ now: this.now, byte: this.#chance.byte }),
      hash: (secret) => createHash('sha256').update(secret).digest('hex'),
    }
  }
}

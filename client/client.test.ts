import { expect, test } from 'vitest'
import { type AnyKnownGame, pack } from '#engine'
import { games } from '#games'
import { knownLobby, type LobbyEvent, roomOpening } from '#lobby'
import { closeCodes } from '#protocol'
import { type Answer, type Asking, Client, type ClientPorts, type SocketEvents, type Timing } from './index.ts'

/** A line that the test holds in its hands. */
class Line {
  readonly sent: { readonly type: string; readonly id?: string }[] = []
  readonly late: { readonly id: string; readonly answer: Answer }[] = []
  kept: readonly Asking[]
  events: SocketEvents | null = null
  /** Lets the time pass after which silence counts as a cut. */
  silence: (() => void) | null = null
  dialled = 0

  constructor(kept: readonly Asking[] = []) {
    this.kept = kept
  }

  get ports(): ClientPorts {
    return {
      connect: (events) => {
        this.dialled++
        this.events = events
        return { send: (text) => this.sent.push(JSON.parse(text)), close: () => {} }
      },
      later: (_, callback) => {
        this.silence = callback
        return () => {
          if (this.silence === callback) this.silence = null
        }
      },
      random: (count) => Uint8Array.from({ length: count }, (_, at) => at * 7 + this.sent.length + this.kept.length),
      memory: {
        load: () => this.kept,
        keep: (messages) => {
          this.kept = messages
        },
        answered: ({ id }, answer) => this.late.push({ id, answer }),
      },
    }
  }

  welcome(): void {
    this.events?.opened()
    this.receive(['welcome', { version: 1, seat: null, chapter: 1, from: 0, now: 5 }])
  }

  receive(message: unknown): void {
    this.events?.received(JSON.stringify(message))
  }
}

test('UI-OFFLINE what was asked without a line outlives a reload, is sent once there is one, and its answer is told', async () => {
  const before = new Line()
  new Client(games, before.ports).join('Ann')
  const [asked] = before.kept
  expect(asked).toMatchObject({ type: 'join', name: 'Ann' })

  const after = new Line(before.kept)
  const client = new Client(games, after.ports)
  expect(client.waiting).toEqual(before.kept)
  after.welcome()
  expect(after.sent.map(({ id }) => id)).toContain(asked?.id)
  after.receive(['no', asked?.id, 'room-locked'])
  await Promise.resolve()
  expect(after.late).toEqual([{ id: asked?.id, answer: { ok: false, refusal: 'room-locked' } }])
  expect(after.kept).toEqual([])
})

test('UI-OFFLINE a line that leaves a question unanswered is as good as cut: it is dialled again, and the question asked again', () => {
  const line = new Line()
  const client = new Client(games, line.ports)
  line.welcome()
  void client.join('Ann')
  line.silence?.()
  expect(client.status).toBe('offline')
  client.hurry()
  line.welcome()
  const [first, second] = line.sent.filter(({ type }) => type === 'join')
  expect(second).toEqual(first)
  line.receive(['ok', first?.id])
  expect([client.status, client.waiting, line.silence]).toEqual(['online', [], null])
})

test('PR-11 a line on which nothing happens is tried now and then, and one that does not answer is dialled again', () => {
  const line = new Line()
  const client = new Client(games, line.ports)
  line.welcome()
  line.silence?.()
  expect(line.sent.at(-1)).toEqual({ type: 'ping' })
  line.receive(['pong'])
  expect([client.status, line.dialled]).toEqual(['online', 1])
  client.close()
})

test('RM-RESUME whoever looks at the screen again need not wait for the next try', () => {
  const line = new Line()
  const client = new Client(games, line.ports)
  line.welcome()
  line.events?.closed(closeCodes['going-down'])
  expect([client.status, client.closedBy, line.dialled]).toEqual(['offline', 'going-down', 1])
  client.hurry()
  expect([client.status, line.dialled]).toEqual(['connecting', 2])
  client.hurry()
  expect(line.dialled).toBe(2)
})

test('RM-RESUME what happened to the session itself, and the server’s clock, are there to be shown', () => {
  const line = new Line()
  const client = new Client(games, line.ports)
  line.welcome()
  line.receive(['told', 'seat-moved'])
  expect([client.knower.notice, client.knower.serverTime]).toEqual(['seat-moved', 5])
})

const opened = (game: string, motion = 1) => {
  const opening = roomOpening(games, game) as Extract<LobbyEvent, { type: 'ChapterOpened' }>
  return pack(knownLobby(games), { ...opening, lobby: { ...opening.lobby, motion } })
}
const taken = (seat: number, name: string) => ['SeatTaken', seat, name]
const present = ['present', [], 1]

test('KR-STREAM each event is handed on with what is known after it, and with whether it is live, was missed or is from before', () => {
  const line = new Line()
  const stream: (readonly [type: string, sitters: number, timing: Timing])[] = []
  const client = new Client(games, line.ports, undefined, {
    happened({ of, event, view, timing }) {
      if (of === 'lobby') stream.push([event.type, view.open.sitters.length, timing])
    },
  })
  line.welcome()
  line.receive([opened('avalon'), taken(1, 'Ann'), present, taken(2, 'Ben')])
  line.events?.closed(closeCodes['going-down'])
  client.hurry()
  line.events?.opened()
  line.receive([['welcome', { version: 1, seat: null, chapter: 1, from: 3, now: 5 }], taken(3, 'Cleo'), present])
  line.receive(taken(4, 'Dan'))
  expect(stream).toEqual([
    ['ChapterOpened', 0, 'before'],
    ['SeatTaken', 1, 'before'],
    ['SeatTaken', 2, 'live'],
    ['SeatTaken', 3, 'missed'],
    ['SeatTaken', 4, 'live'],
  ])
})

test('KR-STREAM what comes after the name of a game waits until its rules are here, and nothing half known is shown', async () => {
  const line = new Line()
  const arrived = Promise.withResolvers<AnyKnownGame>()
  const shown: string[] = []
  const client: Client = new Client(new Map(), { ...line.ports, fetchGame: () => arrived.promise }, undefined, {
    changed: () => shown.push(client?.knower.lobby.open.game),
  })
  line.welcome()
  shown.length = 0
  line.receive([opened('mafia'), present])
  line.receive(taken(1, 'Ann'))
  expect([shown, client.knower.count]).toEqual([[], 0])
  arrived.resolve(games.get('mafia') as AnyKnownGame)
  await arrived.promise
  await Promise.resolve()
  await Promise.resolve()
  expect([shown, client.knower.count]).toEqual([['mafia'], 2])
})

test('KR-STREAM rules that cannot be fetched cut the line, and with the next one they are fetched again', async () => {
  const line = new Line()
  let tries = 0
  const fetchGame = async () => {
    if (tries++ === 0) throw new Error('no network')
    return games.get('avalon') as AnyKnownGame
  }
  const client = new Client(new Map(), { ...line.ports, fetchGame })
  const greet = async () => {
    line.welcome()
    line.receive([opened('avalon'), present])
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  await greet()
  expect([client.status, client.knower.count]).toEqual(['offline', 0])
  client.hurry()
  await greet()
  expect([client.status, client.knower.count, tries]).toEqual(['online', 1, 2])
})

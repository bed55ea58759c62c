import { expect, test } from 'vitest'
import { Client } from '#client'
import { type AnyGame, type Game, type Registry, type Seat, type State, seededChance, viewOf } from '#engine'
import { everySeat } from '#engine/law-kit'
import { lawsOf } from '#engine/laws'
import { readFrame } from '#protocol'
import { Table } from '../../../room/table.ts'
import { FlakyNetwork, type Weather } from '../../../room/test/flaky-network.ts'
import { lawKit, point } from './law-kit.ts'
import { type Thief, thief } from './thief.ts'

for (const law of lawsOf(thief, lawKit)) {
  test(`KR-GAME LAW-${law.name.toUpperCase()} holds over 500 random games of a game that only this test knows`, () => {
    expect(law.check(500)).toContain('500')
  })
}

const storm: Weather = { cuts: 20, restarts: 2, failures: 8 }
const calm: Weather = { cuts: 0, restarts: 0, failures: 0 }

/** Somebody at the table who points at whom they like, and what came over their line before the end opened the cards. */
class Guest {
  readonly client: Client
  readonly heard: (readonly unknown[])[] = []
  #isAsking = false

  constructor(games: Registry, network: FlakyNetwork, at: number) {
    const chance = seededChance(`guest ${at}`)
    const ports = network.clientPorts()
    const connect: typeof ports.connect = (events) =>
      ports.connect({
        ...events,
        opened: () => events.opened(),
        closed: (code) => events.closed(code),
        received: (text) => {
          this.heard.push(...readFrame(text))
          events.received(text)
        },
      })
    const changed = () => void this.#answer(chance)
    this.client = new Client(games, { ...ports, connect }, undefined, { changed })
  }

  get seat(): Seat {
    return this.client.knower.seat as Seat
  }

  get isOver(): boolean {
    return this.client.knower.lobby.open.phase === 'over'
  }

  async #answer(chance: ReturnType<typeof seededChance>): Promise<void> {
    const { game, seat } = this.client.knower
    if (this.#isAsking || game === null || seat === null || game.rules.asked(game.view.open, seat) === null) return
    this.#isAsking = true
    await this.client.do('game', point(game.view.open as Thief['open'], seat, chance))
    this.#isAsking = false
    await this.#answer(chance)
  }

  /** What this line brought of somebody else's hand, or of the table's own secret. */
  get leaks(): readonly (readonly unknown[])[] {
    return this.heard.filter(([type, seat]) => {
      return type === 'ThiefDrawn' || ((type === 'CardTold' || type === 'FingerSealed') && seat !== this.seat)
    })
  }
}

/** A whole evening: in bad weather once the cards are dealt, and calm again until all have heard of the end. */
async function evening(game: Game<Thief>, seed: string): Promise<{ guests: Guest[]; state: State<Thief> }> {
  const games: Registry = new Map([[game.name, game as unknown as AnyGame]])
  const network = new FlakyNetwork(games, seed)
  const until = async (weather: Weather, isThere: () => boolean) => {
    for (let step = 0; step < 100_000 && !isThere(); step++) {
      network.step(weather)
      await null
    }
    expect(isThere()).toBe(true)
  }
  const guests = Array.from({ length: 5 }, (_, at) => new Guest(games, network, at))
  const answered = async <T>(asking: Promise<T>): Promise<T> => {
    let isAnswered = false
    asking.then(() => {
      isAnswered = true
    })
    await until(calm, () => isAnswered)
    return asking
  }
  /** Somebody else may have become the host while the one who was asked had no line. */
  const byTheHost = async (command: { readonly type: string; readonly [field: string]: unknown }) => {
    const host = guests.find(({ client, seat }) => client.knower.lobby.open.host === seat)
    const answer = await answered((host ?? (guests[0] as Guest)).client.do('lobby', command))
    if (!answer.ok) await byTheHost(command)
  }
  await answered(Promise.all(guests.map(({ client }, at) => client.join(`Guest ${at}`))))
  await byTheHost({ type: 'set-option', id: 'again', value: true })
  await byTheHost({ type: 'start' })
  await until(storm, () => guests.some(({ isOver }) => isOver))
  await until(calm, () => guests.every(({ isOver }) => isOver))
  const stored = new Table(games)
  for (const { rules, record } of network.disk.lastChapter) stored.apply(rules, record)
  return { guests, state: stored.game?.state as State<Thief> }
}

test('KR-GAME a room, its log and its clients play a game that none of their files names, and know no more than they may', async () => {
  const rounds = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const { guests, state } = await evening(thief, `thief ${seed}`)
    for (const { client, seat, leaks } of guests) {
      expect(client.knower.game?.view).toEqual(viewOf(state, seat))
      expect(leaks).toEqual([])
    }
    const { outcome, shown } = state.open
    expect(outcome?.thief).toBe(state.sealed.thief)
    rounds.add(shown.length)
  }
  expect(rounds).toEqual(new Set([1, 2]))
})

test.each(['CardTold', 'FingerSealed'] as const)(
  'KR-GAME the look for secrets bites where %s goes to the whole table',
  async (type) => {
    const { guests } = await evening({ ...thief, audience: { ...thief.audience, [type]: everySeat } }, type)
    for (const { leaks } of guests) expect(leaks).not.toEqual([])
  },
)

import { expect, test } from 'vitest'
import { Knower } from '#client'
import { games } from '#games'
import { isEvent, protocolVersion, type Welcome } from '#protocol'
import { mostWatchers } from './index.ts'
import { type Cursor, House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** Somebody who says any cursor, and so cannot fold what comes. */
class Fibber extends Knower {
  override take(): void {}
}

/** What a hello with this cursor brings: the welcome, and the events. */
function resume(house: House, token: string | null, cursor: Cursor | null): [Welcome, string[]] {
  const phone = house.hello(house.connect(token, new Fibber(games)), cursor)
  const messages = phone.read()
  house.leave(phone)
  return [messages[0]?.[1] as Welcome, messages.filter(isEvent).map((event) => JSON.stringify(event))]
}

test('RM-RESUME PR-6 a cursor brings exactly what is missing, at every point of a game, to players and watchers', () => {
  const [house, ...phones] = House.of(...five)
  house.lobby(phones[0] as Phone, { type: 'start' })
  house.play(phones)
  for (const [token, seat] of [
    [tokenOf('Ann'), 1],
    [tokenOf('Dan'), 4],
    [null, null],
  ] as const) {
    const [welcome, all] = resume(house, token, null)
    expect(welcome).toEqual({ version: protocolVersion, seat, chapter: 2, from: 0, now: house.now })
    expect(all.length).toBeGreaterThan(20)
    for (let count = 0; count <= all.length; count++) {
      const [{ from }, missing] = resume(house, token, [2, count, seat])
      expect([from, missing]).toEqual([count, all.slice(count)])
    }
  }
})

test('RM-RESUME PR-6 a cursor that cannot be true, of another chapter or of another seat starts anew', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'start' })
  const [, all] = resume(house, tokenOf('Ben'), null)
  for (const cursor of [
    [2, all.length + 1, 2],
    [2, Number.MAX_SAFE_INTEGER, 2],
    [1, 1, 2],
    [3, 1, 2],
    [0, 0, null],
    [2, 1, 1],
    [2, 1, null],
  ] as const) {
    const [{ from }, events] = resume(house, tokenOf('Ben'), cursor)
    expect([from, events]).toEqual([0, all])
  }
})

test('RM-RESUME EDGE-10 a phone that slept through anything knows what one that was awake knows', () => {
  const [house, ...phones] = House.of(...five)
  const [ann, ben] = phones as [Phone, Phone]
  const tablet = house.arrive(tokenOf('Ben'))
  house.leave(ben)
  house.lobby(ann, { type: 'start' })
  const others = phones.map((phone) => (phone === ben ? tablet : phone))
  let asleep = house.back(ben)
  house.play(others, () => {
    house.leave(asleep)
    asleep = house.back(asleep)
    return false
  })
  house.lobby(ann, { type: 'return-to-lobby' })
  asleep = house.back(asleep)
  expect(asleep.knower.lobby).toEqual(tablet.knower.lobby)
  expect(asleep.cursor).toEqual(tablet.cursor)
})

test('EDGE-04 EDGE-09 AC8.3 a vote stays when its voter goes, and who reloads finds it cast', () => {
  const [house, ...phones] = House.of(...five)
  const [ann] = phones as [Phone]
  house.lobby(ann, { type: 'start' })
  house.play(phones, () => ann.view.open.phase === 'team_voting')
  for (const phone of phones) expect(house.do(phone, 'game', { type: 'vote', approve: true })).toBe('ok')
  expect(ann.view.open.phase).toBe('quest_execution')

  house.play(phones, () => ann.view.open.phase === 'team_voting' && ann.view.open.voted.length === 0)
  expect(house.do(ann, 'game', { type: 'vote', approve: true })).toBe('ok')
  house.leave(ann)
  const reloaded = house.arrive(tokenOf('Ann'))
  const { open, hand } = reloaded.view
  expect(open.voted).toEqual([reloaded.knower.seat])
  expect(hand?.ballot).toEqual({ motion: open.motion, approve: true })
  expect(house.do(reloaded, 'game', { type: 'vote', approve: false })).toBe('already-voted')
  house.leave(reloaded)
  const others = phones.slice(1)
  for (const phone of others) house.do(phone, 'game', { type: 'vote', approve: true })
  expect(others[0]?.view.open.proposals.at(-1)?.approve).toContain(reloaded.knower.seat)
})

test('PR-4 PR-9 nothing is sent before it is stored, and nothing at all if it never is', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben') as [House, Phone, Phone]
  for (const phone of [ann, ben]) phone.read()
  const lock = { type: 'do', id: 'lock', to: 'lobby', command: { type: 'lock', motion: 1, locked: true } }
  house.send(ann, lock)
  expect([ann.read(), ben.read()]).toEqual([[], []])
  house.lose()
  expect(ann.read()[0]).toEqual(['told', 'reloaded'])
  expect(ben.events()).not.toContain('RoomLocked')
  expect(ann.knower.lobby.open.locked).toBe(false)
  house.send(ann, lock)
  house.settle()
  expect(ann.read()).toContainEqual(['ok', 'lock'])
  expect(ben.read()).toEqual([['RoomLocked', true]])
})

test('PR-5 a command that is sent again under its id is taken once and answered each time', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'start' })
  expect(house.do(ann, 'game', { type: 'confirm-role' }, 'once')).toBe('ok')
  const stored = house.stored
  for (const phone of [ann, house.back(ann), house.arrive(tokenOf('Ann'))]) {
    expect(house.do(phone, 'game', { type: 'confirm-role' }, 'once')).toBe('ok')
  }
  expect(house.stored).toEqual(stored)
  expect(house.do(ann, 'game', { type: 'confirm-role' }, 'twice')).toBe('already-confirmed')
  const finn = house.arrive(tokenOf('Finn'))
  for (const id of ['join', 'join']) expect(house.ask(finn, { type: 'join', name: 'Finn' }, id)).toBe('ok')
  expect(finn.knower.lobby.open.sitters).toHaveLength(6)
})

test('PR-8 an answer to another question than the one on the table is refused as stale', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'start' })
  const stored = house.stored
  for (const motion of [1, 3, 99]) expect(house.lobby(ann, { type: 'lock', locked: true, motion })).toBe('stale')
  expect(house.do(ann, 'game', { type: 'confirm-role', motion: 99 })).toBe('stale')
  expect(house.do(ann, 'game', { type: 'dance' })).toBe('malformed')
  expect(house.stored).toEqual(stored)
  house.lobby(ann, { type: 'end-game' })
  expect(house.do(ann, 'game', { type: 'confirm-role' })).toBe('no-game')
})

test('PR-2 the first message is hello, and only the first', () => {
  const house = new House()
  const eager = house.connect(tokenOf('Ann'))
  house.send(eager, { type: 'join', id: 'a', name: 'Ann' })
  const twice = house.arrive(tokenOf('Ann'))
  house.hello(twice)
  expect([eager.closed, twice.closed]).toEqual(['malformed', 'malformed'])
  expect(house.ask(twice, { type: 'join', name: 'Ann' })).toBeUndefined()
})

test('RM-VERSION a client of another version is told to reload, whatever its greeting looks like, and loses nothing', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'start' })
  for (const greeting of [
    { version: protocolVersion + 1, token: tokenOf('Ann'), cursor: null },
    { version: 0, token: tokenOf('Ann'), cursor: [2, 1] },
    { version: protocolVersion + 7, secret: 'new', cursor: { from: 3 } },
  ]) {
    const other = house.connect(tokenOf('Ann'))
    house.send(other, { type: 'hello', ...greeting })
    house.settle()
    expect([other.closed, other.read()]).toEqual(['reload-needed', []])
  }
  expect(house.arrive(tokenOf('Ann')).view).toEqual(ann.view)
})

test('RM-LIMITS a room takes so many watchers and no more, and those at the table play on', () => {
  const [house, ann] = House.of('Ann') as [House, Phone]
  for (let socket = 0; socket < mostWatchers; socket++) expect(house.arrive(null).closed).toBeNull()
  expect(house.arrive(null).closed).toBe('too-many-sockets')
  expect(house.lobby(ann, { type: 'lock', locked: true })).toBe('ok')
})

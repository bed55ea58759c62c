import { expect, test } from 'vitest'
import { lostAfter, reseatLives } from '#lobby'
import { protocolVersion } from '#protocol'
import { mostOfSeat, mostWatchers } from './index.ts'
import { hostMayBeAway } from './presence.ts'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
type Table = [house: House, ann: Phone, ben: Phone, cleo: Phone, dan: Phone, eve: Phone]

function playing(): Table {
  const [house, ...phones] = House.of(...five)
  house.lobby(phones[0] as Phone, { type: 'start' })
  for (const phone of phones) phone.read()
  return [house, ...phones] as Table
}

/** Ben's phone is lost, and a tablet has asked for the seat. */
function asking(): [...Table, tablet: Phone] {
  const table = playing()
  const [house, , ben] = table
  house.leave(ben)
  house.wait(lostAfter)
  const tablet = house.arrive(tokenOf('Tablet'))
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('ok')
  return [...table, tablet]
}

const say = (house: House, phone: Phone, type: 'confirm-reseat' | 'refuse-reseat', question = 1) =>
  house.lobby(phone, { type, question })

test('RM-RESEAT RS-ASK RS-TOKEN three of four confirm, the tablet has all that the seat knew, and the old token dies', () => {
  const [house, ann, ben, cleo, dan, , tablet] = asking()
  const { view } = ben
  expect(tablet.view.hand).toBeUndefined()
  const shown = tablet.knower.asking
  expect(cleo.knower.lobby.open.reseat).toMatchObject({ seat: 2, pictures: shown?.pictures, until: shown?.until })
  expect(say(house, ann, 'confirm-reseat')).toBe('ok')
  expect(say(house, cleo, 'confirm-reseat')).toBe('ok')
  expect(tablet.knower.seat).toBeNull()
  expect(say(house, dan, 'confirm-reseat')).toBe('ok')
  expect(tablet.knower).toMatchObject({ seat: 2, asking: null, notice: null })
  expect(tablet.view).toEqual(view)
  expect(house.arrive(tokenOf('Ben')).knower.seat).toBeNull()
})

test('RS-TOLD everybody is told when it is asked, answered and confirmed, and nobody by which token', () => {
  const [house, ann, , cleo, dan, eve] = asking()
  say(house, ann, 'refuse-reseat')
  for (const phone of [cleo, dan, eve, ann]) say(house, phone, 'confirm-reseat')
  const names = eve.events()
  expect(names).toEqual([
    'ReseatAsked',
    ...['ReseatAnswered', 'ReseatAnswered', 'ReseatAnswered', 'ReseatAnswered'],
    'ReseatEnded',
    'SeatClaimed',
  ])
  expect(house.frames.join()).not.toContain(tokenOf('Tablet'))
})

test('RS-LOST a seat whose device is here, or was within the minute, cannot be asked for', () => {
  const [house, , ben] = playing()
  const tablet = house.arrive(tokenOf('Tablet'))
  house.wait(2 * lostAfter)
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('seat-not-lost')
  house.leave(ben)
  house.wait(lostAfter - 1)
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('seat-not-lost')
  house.leave(house.back(ben))
  house.wait(lostAfter - 1)
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('seat-not-lost')
  house.wait(1)
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('ok')
})

test('RS-LOST RM-SLEEP the minute goes on though the room leaves memory every ten seconds, and so does the question', () => {
  const [house, , ben, cleo, dan, eve] = playing()
  house.leave(ben)
  for (let tens = 0; tens < 6; tens++) {
    house.evict()
    house.wait(lostAfter / 6)
  }
  house.evict()
  const tablet = house.arrive(tokenOf('Tablet'))
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('ok')
  house.evict()
  for (const phone of [cleo, dan, eve]) expect(say(house, phone, 'confirm-reseat')).toBe('ok')
  expect(tablet.knower).toMatchObject({ seat: 2, asking: null })
})

test('RS-VOID the owner’s greeting ends the question at once, and the owner is told', () => {
  const [house, , ben, cleo, dan, eve, tablet] = asking()
  say(house, cleo, 'confirm-reseat')
  say(house, dan, 'confirm-reseat')
  const back = house.back(ben)
  expect(back.knower).toMatchObject({ seat: 2, notice: 'seat-asked-for' })
  expect(back.knower.lobby.open.reseat?.outcome).toBe('owner-back')
  expect(say(house, eve, 'confirm-reseat')).toBe('no-reseat')
  expect(tablet.knower).toMatchObject({ seat: null, asking: null, notice: 'seat-not-given' })
})

test('RS-VOID RM-DURABLE though the disk forgets that the owner came back, the seat is not given away', () => {
  const [house, , ben, cleo, dan, eve, tablet] = asking()
  for (const phone of [cleo, dan]) say(house, phone, 'confirm-reseat')
  const back = house.connect(ben.token, ben.knower)
  house.send(back, { type: 'hello', version: protocolVersion, token: ben.token, cursor: ben.cursor })
  house.lose()
  expect(say(house, eve, 'confirm-reseat')).toBe('no-reseat')
  expect([back.knower.seat, tablet.knower.seat]).toEqual([2, null])
})

test('RS-VOID RS-ONE after two minutes it is over, and the device does not ask again in this game', () => {
  const [house, ann, , , , , tablet] = asking()
  house.wait(reseatLives - 1)
  expect(tablet.knower.asking).not.toBeNull()
  house.wait(1)
  expect(ann.knower.lobby.open.reseat?.outcome).toBe('too-late')
  expect(tablet.knower.asking).toBeNull()
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('reseat-refused')
  expect(house.ask(house.back(tablet), { type: 'ask-seat', seat: 2 })).toBe('reseat-refused')
})

test('RS-VOID what was asked in a game that has ended gives no seat in the next', () => {
  const [house, ann, , cleo, dan, eve, tablet] = asking()
  for (const phone of [cleo, dan]) say(house, phone, 'confirm-reseat')
  house.lobby(ann, { type: 'end-game' })
  expect(tablet.knower.asking).toBeNull()
  house.lobby(ann, { type: 'start' })
  expect(say(house, eve, 'confirm-reseat')).toBe('no-reseat')
  expect(tablet.knower.seat).toBeNull()
})

test('RS-TOLD the device shows its pictures again after a reload, and a resent question is taken once', () => {
  const [house, , , cleo, , , tablet] = asking()
  const { asking: shown } = tablet.knower
  const again = house.back(tablet)
  expect(again.knower.asking).toEqual(shown)
  const before = house.stored.length
  house.leave(cleo)
  house.wait(lostAfter)
  expect(house.ask(again, { type: 'ask-seat', seat: 3 }, 'one-id')).toBe('reseat-open')
  expect(house.stored.length).toBe(before)
})

test('RS-TOLD RM-WATCH where watchers are off the device learns who plays, asks, and hears nothing else before it sits', () => {
  const [house, ann, ben, cleo, dan, eve] = playing()
  house.lobby(ann, { type: 'allow-watchers', allowed: false })
  house.leave(ben)
  house.wait(lostAfter)
  const tablet = house.arrive(tokenOf('Tablet'))
  expect(tablet.knower.players).toEqual(five.map((name, at) => [at + 1, name]))
  expect(house.ask(tablet, { type: 'ask-seat', seat: 2 })).toBe('ok')
  expect(tablet.knower.asking?.seat).toBe(2)
  house.do(ann, 'game', { type: 'confirm-role' })
  expect(tablet.events()).toEqual([])
  for (const phone of [cleo, dan, eve]) say(house, phone, 'confirm-reseat')
  expect(tablet.knower.seat).toBe(2)
  expect(tablet.view.open).toEqual(ann.view.open)
})

test('RS-JURY the host with a second tab beside the game reads no card', () => {
  const [house, ann] = playing()
  const second = house.sit('Second')
  const third = house.arrive(tokenOf('Third'))
  house.wait(10 * lostAfter)
  for (const seat of [2, 3, 4, 5]) {
    expect(house.lobby(ann, { type: 'ask-reseat', seat })).toBe('malformed')
    expect(house.ask(second, { type: 'ask-seat', seat })).toBe('already-seated')
    expect(house.ask(third, { type: 'ask-seat', seat })).toBe('seat-not-lost')
    expect(say(house, second, 'confirm-reseat')).toBe('no-reseat')
  }
  expect([second.knower.seat, second.view.hand, third.view.hand]).toEqual([6, undefined, undefined])
})

test('RS-JURY a host, a second tab and an empty table give no seat', () => {
  const [house, ann, ben, cleo, dan, eve] = playing()
  const second = house.sit('Second')
  for (const phone of [ben, cleo, dan, eve]) house.leave(phone)
  house.wait(lostAfter)
  const third = house.arrive(tokenOf('Third'))
  expect(house.ask(third, { type: 'ask-seat', seat: 2 })).toBe('ok')
  expect(say(house, ann, 'confirm-reseat')).toBe('ok')
  expect(say(house, ann, 'confirm-reseat')).toBe('already-answered')
  expect(say(house, second, 'confirm-reseat')).toBe('no-say')
  house.wait(reseatLives)
  expect(third.knower.seat).toBeNull()
})

test('RM-SOCKETS one player’s many sockets keep nobody out: the host comes back, and keeps the chair', () => {
  const [house, ann, ben] = playing()
  const crowd = Array.from({ length: 60 }, () => house.arrive(tokenOf('Ben')))
  expect(ben.closed).toBe('opened-elsewhere')
  expect(crowd.filter(({ closed }) => closed === null)).toHaveLength(mostOfSeat)
  const silent = Array.from({ length: 80 }, () => house.connect(tokenOf('Ben')))
  expect(silent.filter(({ closed }) => closed === 'too-many-sockets')).toHaveLength(20)
  for (let watcher = 0; watcher <= mostWatchers; watcher++) house.arrive(tokenOf(`W${watcher}`))
  house.leave(ann)
  house.wait(hostMayBeAway - 1)
  const back = house.back(ann)
  expect([back.closed, back.knower.seat]).toEqual([null, 1])
  house.wait(hostMayBeAway)
  expect(back.knower.lobby.open.host).toBe(1)
})

test('RM-SOCKETS a device that gets a seat brings at most four of its sockets along', () => {
  const [house, , , cleo, dan, eve] = asking()
  const tabs = Array.from({ length: 6 }, () => house.arrive(tokenOf('Tablet')))
  for (const phone of [cleo, dan, eve]) say(house, phone, 'confirm-reseat')
  expect(tabs.filter(({ closed }) => closed === null)).toHaveLength(mostOfSeat)
})

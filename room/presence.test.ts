import { expect, test } from 'vitest'
import { hostMayBeAway } from './presence.ts'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

test('RM-PRESENCE FR-362 everybody is shown who is connected and how many watch', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben', 'Cleo') as [House, Phone, Phone]
  expect(ann.knower.present).toEqual([1, 2, 3])
  house.leave(ben)
  expect(ann.knower.present).toEqual([1, 3])
  const watcher = house.arrive(null)
  expect(ann.knower.watching).toBe(1)
  expect(watcher.knower).toMatchObject({ present: [1, 3], watching: 1 })
  house.back(ben)
  house.leave(watcher)
  expect(ann.knower).toMatchObject({ present: [1, 2, 3], watching: 0 })
})

test('RM-PRESENCE a socket that has not said hello is nobody, and is told nothing', () => {
  const [house, ann] = House.of('Ann') as [House, Phone]
  const silent = house.connect(tokenOf('Ann'))
  house.sit('Ben')
  expect(silent.read()).toEqual([])
  expect(ann.knower).toMatchObject({ present: [1, 2], watching: 0 })
})

test('RM-PRESENCE RM-RESUME a second device on the same token is the same seat, and one of them may go', () => {
  const [house, ann, ben] = House.of(...five) as [House, Phone, Phone]
  house.lobby(ann, { type: 'start' })
  const tablet = house.arrive(tokenOf('Ben'))
  expect(tablet.view).toEqual(ben.view)
  expect(house.do(tablet, 'game', { type: 'confirm-role' })).toBe('ok')
  expect(ben.view).toEqual(tablet.view)
  expect(house.do(ben, 'game', { type: 'confirm-role' })).toBe('already-confirmed')
  house.leave(ben)
  expect(ann.knower.present).toContain(2)
  house.leave(tablet)
  expect(ann.knower.present).not.toContain(2)
})

test.each([
  ['RM-PRESENCE', 'role_reveal'],
  ['EDGE-03', 'team_building'],
  ['AC8.2', 'team_voting'],
  ['EDGE-05 AV-LESSONS L14', 'quest_execution'],
  ['AC8.2', 'assassination'],
])('%s in %s a disconnect never acts: the table waits', (_, phase) => {
  const [house, phones] = reach(phase)
  const [host] = phones as [Phone]
  const before = house.stored
  for (const phone of phones.slice(1)) house.leave(phone)
  house.wait(3_600_000)
  expect(house.stored).toEqual(before)
  house.leave(host)
  house.wait(3_600_000)
  expect(house.stored).toEqual(before)
  const back = phones.map((phone) => house.back(phone))
  house.play(back)
  expect(back[0]?.knower.lobby.open.phase).toBe('over')
})

/** A game that has come to this phase; not every game comes to each. */
function reach(phase: string): [House, Phone[]] {
  for (;;) {
    const [house, ...phones] = House.of(...five)
    const [host] = phones as [Phone]
    house.lobby(host, { type: 'start' })
    for (let games = 0; games < 50; games++) {
      house.play(phones, () => host.view.open.phase === phase)
      if (host.view.open.phase === phase) return [house, phones]
      house.lobby(host, { type: 'play-again' })
    }
  }
}

test('RM-HOST RM-PRESENCE a host who is gone a minute is replaced by the player who has been here longest', () => {
  const [house, ann, ben, cleo] = House.of('Ann', 'Ben', 'Cleo') as [House, Phone, Phone, Phone]
  house.wait(1_000)
  house.leave(ben)
  house.wait(1_000)
  house.back(ben)
  house.leave(ann)
  house.wait(hostMayBeAway - 1)
  expect(cleo.knower.lobby.open.host).toBe(1)
  house.wait(1)
  expect(cleo.read()).toContainEqual(['HostChanged', 3, 'away'])
  expect(hostMayBeAway).toBe(60_000)
  house.back(ann)
  expect(cleo.knower.lobby.open.host).toBe(3)
})

test('RM-HOST a host who comes back in time keeps the chair, and nobody is replaced in an empty room', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben') as [House, Phone, Phone]
  house.leave(ann)
  house.wait(hostMayBeAway - 1)
  const back = house.back(ann)
  house.wait(hostMayBeAway)
  expect(ben.knower.lobby.open.host).toBe(1)
  house.leave(ben)
  house.leave(back)
  expect(house.alarm).toBeNull()
  house.wait(3_600_000)
  expect(house.back(back).knower.lobby.open.host).toBe(1)
})

test('RM-HOST the chair that is passed to somebody who has just gone waits a minute for them too', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben') as [House, Phone, Phone]
  house.wait(3_600_000)
  house.leave(ben)
  house.lobby(ann, { type: 'pass-host', seat: 2 })
  house.wait(hostMayBeAway - 1)
  expect(ann.knower.lobby.open.host).toBe(2)
  house.wait(1)
  expect(ann.knower.lobby.open.host).toBe(1)
})

test('RM-PRESENCE PR-9 a seat that was never stored is nobody’s presence, and cannot inherit the chair', () => {
  const [house, ann] = House.of('Ann') as [House, Phone]
  const cleo = house.arrive(tokenOf('Cleo'))
  house.leave(ann)
  cleo.read()
  house.send(cleo, { type: 'join', id: 'join', name: 'Cleo' })
  house.lose()
  expect(cleo.knower).toMatchObject({ seat: null, present: [], watching: 1 })
  expect(cleo.read().slice(0, 2)).toMatchObject([
    ['told', 'reloaded'],
    ['welcome', { seat: null, from: 0 }],
  ])
  house.wait(3_600_000)
  expect(cleo.knower.lobby.open.host).toBe(1)
})

test('PR-7 the leader’s half-made team is shown to all, to newcomers too, and is gone with its question', () => {
  const [house, phones] = reach('team_building')
  const [ann] = phones as [Phone]
  const { leader, motion } = ann.view.open
  const leading = phones.find(({ knower }) => knower.seat === leader) as Phone
  const follower = phones.find(({ knower }) => knower.seat !== leader) as Phone
  const before = house.stored
  const draft = (phone: Phone, seats: unknown) => {
    house.send(phone, { type: 'draft', seats })
    house.settle()
  }
  draft(leading, [1, 2, 2])
  for (const { knower } of phones) expect(knower.draft).toEqual([1, 2])
  draft(follower, [3])
  draft(house.arrive(null), [3])
  draft(leading, [1, 99])
  for (const { knower } of phones) expect(knower.draft).toEqual([1, 2])
  expect(house.arrive(null).knower.draft).toEqual([1, 2])
  expect(house.back(follower).knower.draft).toEqual([1, 2])
  expect(house.stored).toEqual(before)
  expect(house.do(leading, 'game', { type: 'propose', team: [1, 2] })).toBe('ok')
  expect(ann.view.open.motion).not.toBe(motion)
  for (const { knower } of phones) expect(knower.draft).toEqual([])
  expect(
    house
      .arrive(null)
      .read()
      .some(([type]) => type === 'draft'),
  ).toBe(false)
  draft(leading, [3])
  expect(ann.knower.draft).toEqual([])
})

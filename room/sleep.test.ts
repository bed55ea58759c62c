import { expect, test } from 'vitest'
import { protocolVersion } from '#protocol'
import { codeLives } from './codes.ts'
import { hostMayBeAway } from './presence.ts'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

test('RM-SLEEP RM-RESUME a whole game in which the room leaves memory before every move: nobody is told, nothing is lost', () => {
  const [house, ...phones] = House.of(...five)
  const [host] = phones as [Phone]
  house.lobby(host, { type: 'start' })
  house.play(phones, () => {
    const before = house.frames.length
    house.evict()
    house.settle()
    expect(house.frames).toHaveLength(before)
    return false
  })
  for (const { knower } of phones) {
    expect(knower.lobby.open.phase).toBe('over')
    expect(knower.present).toEqual([1, 2, 3, 4, 5])
  }
})

test('RM-SLEEP RM-TOKEN a watcher sits down, and a seat its own phone, after the room has left memory', () => {
  const [house, ann] = House.of('Ann') as [House, Phone]
  const [watcher, silent, screen] = [house.arrive(tokenOf('Ben')), house.connect(tokenOf('Cleo')), house.arrive(null)]
  house.evict()
  expect(house.ask(watcher, { type: 'join', name: 'Ben' })).toBe('ok')
  expect(house.hello(silent).knower.seat).toBeNull()
  expect(house.ask(silent, { type: 'join', name: 'Cleo' })).toBe('ok')
  expect(house.ask(screen, { type: 'join', name: 'Screen' })).toBe('no-token')
  expect(ann.knower).toMatchObject({ present: [1, 2, 3], watching: 1 })
  house.evict()
  house.send(ann, { type: 'hello', version: protocolVersion, token: tokenOf('Ann'), cursor: null })
  expect(ann.closed).toBe('malformed')
})

test('RM-SLEEP RM-PRESENCE who leaves after the sleep is missed, and who stays is not', () => {
  const [house, ann, ben, cleo] = House.of('Ann', 'Ben', 'Cleo') as [House, Phone, Phone, Phone]
  for (const phone of [ann, ben, cleo]) phone.read()
  house.evict()
  house.leave(ben)
  expect(ann.read()).toEqual([['present', [1, 3], 0]])
})

test('RM-SLEEP RM-HOST the host’s minute goes on through every sleep, and the heir is who was here longest before', () => {
  const [house, ann, ben, cleo] = House.of('Ann', 'Ben', 'Cleo') as [House, Phone, Phone, Phone]
  house.wait(1_000)
  house.leave(ben)
  house.wait(1_000)
  house.back(ben)
  house.leave(ann)
  for (let second = 1; second < 60; second++) {
    house.wait(1_000)
    house.evict()
  }
  expect(cleo.knower.lobby.open.host).toBe(1)
  expect(house.alarm).toBe(house.now + 1_000)
  house.wait(1_000)
  expect(cleo.knower.lobby.open.host).toBe(3)
  expect(house.alarm).toBeNull()
})

test('RM-SLEEP RM-HOST a chair that was passed to somebody who is away waits for them once, whatever sleeps', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben') as [House, Phone, Phone]
  house.leave(ben)
  house.lobby(ann, { type: 'pass-host', seat: 2 })
  house.wait(hostMayBeAway - 1)
  house.evict()
  expect(ann.knower.lobby.open.host).toBe(2)
  house.wait(1)
  expect(ann.knower.lobby.open.host).toBe(1)
})

test('RM-SLEEP RM-HANDOVER a code outlives the room in memory, works once, for its minute, and is stored as a hash only', () => {
  const [house, ann, ben] = House.of(...five) as [House, Phone, Phone]
  house.lobby(ann, { type: 'start' })
  const code = house.ask(ben, { type: 'hand-over' }) as string
  expect(JSON.stringify(house.stored)).not.toContain(code)
  house.evict()
  const tablet = house.arrive(tokenOf('Tablet'))
  house.wait(codeLives - 1)
  expect(house.ask(tablet, { type: 'claim', code })).toBe('ok')
  house.evict()
  expect(tablet.knower.seat).toBe(2)
  expect(house.ask(house.arrive(tokenOf('Other')), { type: 'claim', code })).toBe('code-dead')
  const late = house.ask(ann, { type: 'hand-over' }) as string
  house.wait(codeLives)
  house.evict()
  expect(house.ask(house.arrive(tokenOf('Other')), { type: 'claim', code: late })).toBe('code-dead')
})

test('RM-SLEEP RM-HANDOVER RM-WATCH whoever waits outside for a seat still hears nothing after the sleep, and gets it', () => {
  const [house, ann, ben] = House.of(...five) as [House, Phone, Phone]
  house.lobby(ann, { type: 'start' })
  house.lobby(ann, { type: 'allow-watchers', allowed: false })
  const code = house.ask(ben, { type: 'hand-over' })
  const tablet = house.arrive(tokenOf('Tablet'))
  house.evict()
  house.do(ann, 'game', { type: 'confirm-role' })
  expect(tablet.events()).toEqual([])
  expect(house.ask(tablet, { type: 'claim', code })).toBe('ok')
  expect(tablet.knower.seat).toBe(2)
})

test('RM-HANDOVER RM-AGAIN a code that was offered before the deal moves the seat after it', () => {
  const [house, ann, ben] = House.of(...five) as [House, Phone, Phone]
  const code = house.ask(ben, { type: 'hand-over' })
  house.lobby(ann, { type: 'start' })
  house.evict()
  const tablet = house.arrive(tokenOf('Tablet'))
  expect(house.ask(tablet, { type: 'claim', code })).toBe('ok')
})

test('PR-9 RM-HANDOVER a code that could not be stored was never offered', () => {
  const [house, ann] = House.of('Ann') as [House, Phone]
  house.send(ann, { type: 'hand-over', id: 'a', seat: 1 })
  ann.read()
  house.lose()
  expect(ann.read().some(([type]) => type === 'code')).toBe(false)
})

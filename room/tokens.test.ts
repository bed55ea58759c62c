import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { protocolVersion } from '#protocol'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** A stranger has no seat, is told nothing that a watcher is not told, and cannot act. */
function expectNoWayIn(house: House, stranger: Phone): void {
  expect(stranger.knower.seat).toBeNull()
  expect(stranger.view?.hand).toBeUndefined()
  expect(house.lobby(stranger, { type: 'leave' })).toBe('not-seated')
  expect(house.lobby(stranger, { type: 'rename', name: 'Zed' })).toBe('not-seated')
  expect(house.lobby(stranger, { type: 'lock', locked: true })).toBe('host-only')
  expect(house.do(stranger, 'game', { type: 'confirm-role' })).toBe('not-a-player')
  expect(house.ask(stranger, { type: 'hand-over' })).toBe('not-yours')
  const refusal = stranger.token === null ? 'no-token' : 'seat-not-lost'
  for (const seat of [1, 2, 3, 4, 5]) expect(house.ask(stranger, { type: 'ask-seat', seat })).toBe(refusal)
}

test('RM-TOKEN no token, a wrong token and another player’s public id open no seat', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'start' })
  const almost = `${tokenOf('Ben').slice(0, 21)}-`
  for (const token of [null, almost, tokenOf('2'), tokenOf('Nobody'), tokenOf('__proto__')]) {
    expectNoWayIn(house, house.arrive(token))
  }
  for (const token of ['2', 2, '', tokenOf('Ben').slice(1), `${tokenOf('Ben')}_`, { seat: 2 }, undefined]) {
    const phone = house.connect(null)
    house.send(phone, { type: 'hello', version: protocolVersion, token, cursor: null })
    house.settle()
    expect(phone.closed).toBe('malformed')
    expect(phone.read()).toEqual([])
  }
})

test('RM-TOKEN the stored hash of a token is not the token', () => {
  const [house] = House.of('Ann')
  const hash = createHash('sha256').update(tokenOf('Ann')).digest('hex')
  expect(JSON.stringify(house.stored)).toContain(hash)
  expect(JSON.stringify(house.stored)).not.toContain(tokenOf('Ann'))
  expect(house.arrive(hash.slice(0, 22)).knower.seat).toBeNull()
})

test('RM-TOKEN who shows no token cannot sit down or claim', () => {
  const house = new House()
  const watcher = house.arrive(null)
  expect(house.ask(watcher, { type: 'join', name: 'Ann' })).toBe('no-token')
  expect(house.ask(watcher, { type: 'claim', code: tokenOf('code') })).toBe('no-token')
})

test('RM-TOKEN a stolen token is worth nothing once the seat has moved, nor is what the thief was offered with it', () => {
  const [house, ann, ben] = House.of(...five) as [House, Phone, Phone]
  house.lobby(ann, { type: 'start' })
  const thief = house.arrive(tokenOf('Ben'))
  expect(thief.knower.seat).toBe(2)
  const thiefsCode = house.ask(thief, { type: 'hand-over' }) as string
  const code = house.ask(ben, { type: 'hand-over' })
  const newPhone = house.arrive(tokenOf('Ben-new'))
  expect(house.ask(newPhone, { type: 'claim', code })).toBe('ok')
  expect(newPhone.knower.seat).toBe(2)
  expect(thief.read()).toContainEqual(['told', 'seat-moved'])
  expectNoWayIn(house, thief)
  expectNoWayIn(house, house.arrive(tokenOf('Ben')))
  expect(house.ask(house.arrive(tokenOf('Thief')), { type: 'claim', code: thiefsCode })).toBe('code-dead')
})

test('RM-TOKEN a freed seat gives nothing of the old one to whoever comes next, nor back to the old phone', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben', 'Cleo') as [House, Phone, Phone]
  expect(house.do(ben, 'lobby', { type: 'rename', name: 'Benny' }, 'same-id')).toBe('ok')
  const code = house.ask(ben, { type: 'hand-over' })
  expect(house.lobby(ann, { type: 'remove', seat: 2 })).toBe('ok')
  expect(ben.read()).toContainEqual(['told', 'seat-freed'])
  expect(ben.knower.seat).toBeNull()
  const newcomer = house.sit('Benny')
  expect(newcomer.knower.seat).toBe(4)
  expect(house.do(newcomer, 'lobby', { type: 'rename', name: 'Ann' }, 'same-id')).toBe('name-taken')
  expect(house.ask(house.arrive(tokenOf('Other')), { type: 'claim', code })).toBe('code-dead')
  expect(house.arrive(tokenOf('Ben')).knower.seat).toBeNull()
  expect(house.ask(ben, { type: 'join', name: 'Ben' })).toBe('ok')
  expect(ben.knower.seat).toBe(5)
})

test('RM-TOKEN nothing that is sent holds a token or its hash', () => {
  const [house, ...phones] = House.of(...five)
  const [ann] = phones as [Phone]
  house.lobby(ann, { type: 'start' })
  house.play(phones)
  expect(ann.knower.lobby.open.phase).toBe('over')
  house.lobby(ann, { type: 'play-again' })
  for (const phone of phones) house.back(phone)
  const sent = house.frames.join('\n')
  for (const token of five.map(tokenOf)) {
    expect(sent).not.toContain(token)
    expect(sent).not.toContain(createHash('sha256').update(token).digest('hex'))
  }
})

test('RM-TOKEN what only the room may ask of the lobby is malformed from a phone', () => {
  const [house, ann] = House.of('Ann', 'Ben') as [House, Phone]
  const before = house.stored.length
  for (const command of [
    { type: 'join', name: 'Zed', hash: 'f'.repeat(64) },
    { type: 'claim', seat: 2, hash: 'f'.repeat(64) },
    { type: 'ask-reseat', seat: 2, hash: 'f'.repeat(64), absentFor: 99_999, wasRefused: false },
    { type: 'end-reseat', outcome: 'owner-back' },
    { type: 'replace-host', seat: 1 },
    { type: 'finish' },
    { type: 'lock', locked: true, host: 1 },
  ]) {
    expect(house.lobby(ann, command)).toBe('malformed')
  }
  expect(house.stored.length).toBe(before)
})

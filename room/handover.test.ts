import { expect, test } from 'vitest'
import { codeLives } from './codes.ts'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

function playing(): [House, ...Phone[]] {
  const [house, ...phones] = House.of(...five)
  house.lobby(phones[0] as Phone, { type: 'start' })
  for (const phone of phones) phone.read()
  return [house, ...phones]
}

test('RM-HANDOVER a seat moves with all that it knew by a one-time code, and the old phone is told', () => {
  const [house, ann, ben] = playing() as [House, Phone, Phone]
  const { view } = ben
  const code = house.ask(ben, { type: 'hand-over' })
  expect(ben.inbox).toContainEqual(['code', expect.any(String), code, house.now + 60_000])
  const tablet = house.arrive(tokenOf('Tablet'))
  expect(tablet.view.hand).toBeUndefined()
  expect(house.ask(tablet, { type: 'claim', code })).toBe('ok')
  expect(tablet.knower.seat).toBe(2)
  expect(tablet.view).toEqual(view)
  expect(ben.read()).toContainEqual(['told', 'seat-moved'])
  expect(ben.knower.seat).toBeNull()
  expect(ben.view.hand).toBeUndefined()
  expect(ann.read()).toContainEqual(['SeatClaimed', 2, 'handed-over'])
  expect(house.do(tablet, 'game', { type: 'confirm-role' })).toBe('ok')
  expect(house.do(ben, 'game', { type: 'confirm-role' })).toBe('not-a-player')
})

test('RM-HANDOVER a code works once, for a minute, and only the last one that was asked for', () => {
  const [house, ann, ben] = playing() as [House, Phone, Phone]
  const tablet = house.arrive(tokenOf('Tablet'))
  const first = house.ask(ben, { type: 'hand-over' })
  const second = house.ask(ben, { type: 'hand-over' })
  expect(house.ask(tablet, { type: 'claim', code: first })).toBe('code-dead')
  house.wait(codeLives - 1)
  expect(house.ask(tablet, { type: 'claim', code: second })).toBe('ok')
  const other = house.arrive(tokenOf('Other'))
  expect(house.ask(other, { type: 'claim', code: second })).toBe('code-dead')
  const late = house.ask(ann, { type: 'hand-over' })
  house.wait(codeLives)
  expect(house.ask(other, { type: 'claim', code: late })).toBe('code-dead')
  expect(house.ask(other, { type: 'claim', code: tokenOf('guess') })).toBe('code-dead')
  expect(other.knower.seat).toBeNull()
  expect(codeLives).toBe(60_000)
})

test('RM-HANDOVER RM-WATCH a new phone gets its seat where watchers are off, and hears nothing of the table before', () => {
  const [house, ann, ben] = playing() as [House, Phone, Phone]
  house.lobby(ann, { type: 'allow-watchers', allowed: false })
  expect(house.arrive(null).closed).toBe('watchers-off')
  house.ask(ben, { type: 'hand-over' })
  const [tablet, curious] = [house.arrive(tokenOf('Tablet')), house.arrive(tokenOf('Curious'))]
  expect(house.do(ann, 'game', { type: 'confirm-role' })).toBe('ok')
  expect(tablet.events()).toEqual([])
  expect(ann.knower.watching).toBe(0)
  const guesser = house.arrive(tokenOf('Guesser'))
  expect(house.ask(guesser, { type: 'claim', code: tokenOf('guess') })).toBe('code-dead')
  expect([guesser.events(), guesser.closed]).toEqual([[], 'watchers-off'])
  const later = house.ask(ben, { type: 'hand-over' })
  expect(house.ask(tablet, { type: 'claim', code: later })).toBe('ok')
  expect(tablet.knower.seat).toBe(2)
  expect(tablet.view.open).toEqual(ann.view.open)
  house.ask(curious, { type: 'join', name: 'Finn' })
  expect([curious.events(), curious.closed]).toEqual([[], 'watchers-off'])
})

test('RM-HANDOVER a seat offers itself and no other, and who sits cannot claim a second one', () => {
  const [house, , ben, cleo] = playing() as [House, Phone, Phone, Phone]
  expect(house.ask(house.arrive(tokenOf('Tablet')), { type: 'hand-over' })).toBe('not-yours')
  const code = house.ask(ben, { type: 'hand-over' })
  expect(house.ask(cleo, { type: 'claim', code })).toBe('already-seated')
  expect(ben.knower.seat).toBe(2)
})

test('RM-HANDOVER RM-RESUME a claim whose answer was lost is answered again, and the new phone has the whole hand', () => {
  const [house, , ben] = playing() as [House, Phone, Phone]
  const { view } = ben
  const code = house.ask(ben, { type: 'hand-over' })
  const tablet = house.arrive(tokenOf('Tablet'))
  const { cursor } = tablet
  expect(house.ask(tablet, { type: 'claim', code }, 'claim-1')).toBe('ok')
  house.leave(tablet)
  // It knows of nothing since it watched: its cursor is a watcher's.
  const again = house.arrive(tokenOf('Tablet'), cursor)
  expect(again.knower.seat).toBe(2)
  expect(again.view).toEqual(view)
  expect(house.ask(again, { type: 'claim', code }, 'claim-1')).toBe('ok')
  expect(house.ask(again, { type: 'claim', code }, 'claim-2')).toBe('already-seated')
})

test('RM-HANDOVER the old phone, asleep meanwhile, comes back as a watcher and keeps no hand', () => {
  const [house, , ben] = playing() as [House, Phone, Phone]
  const code = house.ask(ben, { type: 'hand-over' })
  house.leave(ben)
  house.ask(house.arrive(tokenOf('Tablet')), { type: 'claim', code })
  const woken = house.back(ben)
  expect(woken.read()[0]).toMatchObject(['welcome', { seat: null, from: 0 }])
  expect(woken.view.hand).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { MafiaView } from '#games/mafia'
import { House, type Phone } from './test/house.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen']

/** A room in which Mafia has begun and the first night has fallen. */
function firstNight(options: Readonly<Record<string, unknown>> = {}): [House, ...Phone[]] {
  const [house, ...phones] = House.of(...names)
  const [ann] = phones as [Phone]
  house.lobby(ann, { type: 'choose-game', game: 'mafia' })
  for (const [id, value] of Object.entries(options)) {
    expect(house.lobby(ann, { type: 'set-option', id, value }), id).toBe('ok')
  }
  expect(house.lobby(ann, { type: 'start' })).toBe('ok')
  for (const phone of phones) house.do(phone, 'game', { type: 'confirm-role' })
  return [house, ...phones]
}

const open = (phone: Phone) => (phone.view as unknown as MafiaView).open

test('MA-T4 MA-LENGTH a whole day passes by the server’s clock alone', () => {
  const [house, ann] = firstNight({ night: 40, minion: 1, discussion: 30 }) as [House, Phone]
  expect(open(ann)).toMatchObject({ phase: 'night', night: 1, deadline: house.now + 40_000 })
  house.wait(39_999)
  expect(open(ann).phase).toBe('night')
  house.wait(1)
  expect(open(ann)).toMatchObject({ phase: 'discussion', deadline: house.now + 30_000 })
  house.wait(30_000)
  expect(open(ann).phase).toBe('voting')
  house.wait(45_000)
  expect(open(ann)).toMatchObject({ phase: 'night', night: 2 })
})

test('MA-TALK MA-D5 the host’s phone speaks for the host, and nobody else’s does', () => {
  const [house, ann, ben] = firstNight() as [House, Phone, Phone]
  house.wait(60_000)
  expect(house.do(ben, 'game', { type: 'pause' })).toBe('host-only')
  expect(house.do(ann, 'game', { type: 'pause' })).toBe('ok')
  house.wait(3_600_000)
  expect(open(ben)).toMatchObject({ phase: 'discussion', paused: 60_000 })
  expect(house.do(ann, 'game', { type: 'resume' })).toBe('ok')
  expect(house.do(ann, 'game', { type: 'skip' })).toBe('ok')
  expect(open(ben).phase).toBe('voting')
  expect(house.do(ben, 'game', { type: 'remove', player: 3 })).toBe('host-only')
  expect(house.do(ann, 'game', { type: 'remove', player: 3 })).toBe('ok')
  expect(open(ben).dead).toMatchObject([{ seat: 3, how: 'removed' }])
  for (const type of ['tick', 'draw']) expect(house.do(ben, 'game', { type })).not.toBe('ok')
})

test('MA-V12 the alarm follows a full ballot and every change of it', () => {
  const [house, ...phones] = firstNight({ discussion: null }) as [House, ...Phone[]]
  house.wait(60_000)
  const living = phones.filter((phone) => open(phone).living.includes(phone.knower.seat as number))
  for (const phone of living) expect(house.do(phone, 'game', { type: 'vote', target: null })).toBe('ok')
  const [ann, ben] = living as [Phone, Phone]
  expect(house.alarm).toBe(house.now + 5_000)
  house.wait(4_000)
  house.do(ann, 'game', { type: 'vote', target: ben.knower.seat })
  expect(house.alarm).toBe(house.now + 5_000)
  house.wait(4_999)
  expect(open(ann).phase).toBe('voting')
  house.wait(1)
  expect(open(ann)).toMatchObject({ phase: 'night', night: 2, tallies: [{ murdered: null }] })
})

test('MA-ALIKE whoever is told only that somebody has answered is told first, whoever it was', () => {
  const [house, ...phones] = firstNight() as [House, ...Phone[]]
  house.arrive(null)
  const isMafia = (phone: Phone) => (phone.view as unknown as MafiaView).hand?.told?.role === 'mafia'
  const [first, other] = phones.filter(isMafia) as [Phone, Phone]
  const before = house.frames.length
  expect(house.do(first, 'game', { type: 'night', target: null })).toBe('ok')
  const isMore = house.frames.slice(before).map((frame) => frame.includes('MafiaPicked'))
  expect(isMore).toEqual([...phones.slice(1).map(() => false), true, true])
  expect(other.events()).toContain('MafiaPicked')
})

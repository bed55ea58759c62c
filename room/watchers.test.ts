import { expect, test } from 'vitest'
import { House, type Phone, tokenOf } from './test/house.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
const privately = /RoleTold|RoleUnderstood|BallotSealed|CardSealed|LadyAnswered|GuessSealed|RolesDealt|Token/

function playing(): [House, ...Phone[]] {
  const [house, ...phones] = House.of(...five)
  house.lobby(phones[0] as Phone, { type: 'start' })
  return [house, ...phones]
}

test('RM-WATCH a watcher is sent what everyone is sent and nothing else, and roles at the end', () => {
  const [house, ...phones] = playing()
  const [ann] = phones as [Phone]
  const live = house.arrive(null)
  house.play(phones)
  const late = house.arrive(tokenOf('Late'))
  expect(ann.knower.watching).toBe(2)
  for (const watcher of [live, late]) {
    expect(watcher.view.hand).toBeUndefined()
    expect(watcher.view.open).toEqual(ann.view.open)
    const events = watcher.events()
    expect(events.filter((type) => privately.test(type))).toEqual([])
    expect(events.filter((type) => type === 'GameFinished')).toHaveLength(1)
  }
  expect(Object.keys(live.view.open.outcome?.roles ?? {})).toHaveLength(5)
  expect(ann.events().some((type) => privately.test(type))).toBe(true)
})

test('RM-WATCH a watcher cannot act', () => {
  const [house] = playing()
  const watcher = house.arrive(tokenOf('Watcher'))
  expect(house.do(watcher, 'game', { type: 'confirm-role' })).toBe('not-a-player')
  expect(house.do(watcher, 'game', { type: 'continue' })).toBe('wrong-phase')
  expect(house.lobby(watcher, { type: 'end-game' })).toBe('host-only')
})

test('RM-WATCH switched off, watchers are sent home and let in no more while a game is on; players stay', () => {
  const [house, ...phones] = playing()
  const [ann, ben] = phones as [Phone, Phone]
  const watcher = house.arrive(null)
  expect(house.lobby(ann, { type: 'allow-watchers', allowed: false })).toBe('ok')
  expect(watcher.closed).toBe('watchers-off')
  expect(ann.knower).toMatchObject({ watching: 0, lobby: { open: { watchers: false } } })
  watcher.read()
  expect(house.do(ben, 'game', { type: 'confirm-role' })).toBe('ok')
  expect(watcher.read()).toEqual([])
  const next = house.arrive(null)
  expect([next.closed, next.read()]).toEqual(['watchers-off', []])
  expect(house.back(ben).closed).toBeNull()
  house.lobby(ann, { type: 'allow-watchers', allowed: true })
  expect(house.arrive(null).closed).toBeNull()
})

test('RM-WATCH in the lobby everybody may look and sit down; the start sends home who only watches', () => {
  const [house, ann] = House.of(...five) as [House, Phone]
  house.lobby(ann, { type: 'allow-watchers', allowed: false })
  const visitor = house.arrive(tokenOf('Finn'))
  const other = house.arrive(tokenOf('Gwen'))
  expect(house.ask(visitor, { type: 'join', name: 'Finn' })).toBe('ok')
  house.lobby(ann, { type: 'start' })
  expect([visitor.closed, other.closed]).toEqual([null, 'watchers-off'])
  expect(other.events()).not.toContain('GameStarted')
})

test('RM-WATCH who loses a seat in a room without watchers is told why and sent home', () => {
  const [house, ann, ben] = playing() as [House, Phone, Phone]
  const finn = house.sit('Finn')
  house.lobby(ann, { type: 'allow-watchers', allowed: false })
  house.lobby(ann, { type: 'remove', seat: 6 })
  expect(finn.read()).toContainEqual(['told', 'seat-freed'])
  expect(finn.closed).toBe('watchers-off')
  house.lobby(ann, { type: 'allow-watchers', allowed: true })
  const tablet = house.arrive(tokenOf('Tablet'))
  const code = house.ask(ben, { type: 'hand-over' })
  expect(house.ask(tablet, { type: 'claim', code })).toBe('ok')
  expect(ben.closed).toBeNull()
})

test('RM-WATCH PR-9 a switch that was never stored sends nobody home', () => {
  const [house, ann] = playing() as [House, Phone]
  const watcher = house.arrive(null)
  house.send(ann, {
    type: 'do',
    id: 'off',
    to: 'lobby',
    command: { type: 'allow-watchers', motion: 2, allowed: false },
  })
  house.lose()
  expect(watcher.closed).toBeNull()
  expect(watcher.knower.lobby.open.watchers).toBe(true)
})

import { expect, test } from 'vitest'
import { longestLobby } from './authority.ts'
import { House, type Phone, tokenOf } from './test/house.ts'

test('RM-RENEW a lobby that has grown long is opened anew: everybody goes on, and a newcomer is sent little', () => {
  const [house, ann, ben] = House.of('Ann', 'Ben') as [House, Phone, Phone]
  for (let turn = 0; turn < 2_000; turn++) house.lobby(ann, { type: 'lock', locked: turn % 2 === 0 })
  const { lobby } = ann.knower
  expect(lobby.open.chapter).toBeGreaterThan(1)
  expect(lobby.open).toMatchObject({ phase: 'gathering', locked: false, host: 1, nextSeat: 3 })
  expect(ann.knower.opened).toBe('renewed')
  expect(ben.knower.lobby).toEqual(lobby)
  const again = house.arrive(tokenOf('Ben'))
  expect(again.knower.lobby).toEqual(lobby)
  expect(JSON.stringify(house.stored).length).toBeLessThan(3 * longestLobby)
  const five = ['Cleo', 'Dan', 'Eve'].map((name) => house.sit(name))
  house.lobby(ann, { type: 'start' })
  expect(five[0]?.knower.lobby.open).toMatchObject({ phase: 'playing', players: [1, 2, 3, 4, 5] })
})

import { expect, test } from 'vitest'
import { games } from '#games'
import { gamesOnOffer } from './games.ts'

test('KR-LISTED the app offers the games that the rules have, for as many players', () => {
  const offered = gamesOnOffer.map(({ name, players: [least, most] }) => [name, least, most])
  expect(offered).toEqual([...games.values()].map(({ name, players }) => [name, players.least, players.most]))
})

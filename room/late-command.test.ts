import { expect, test } from 'vitest'
import { Client, type SocketEvents } from '#client'
import { games } from '#games'
import { protocolVersion } from '#protocol'
import { House } from './test/house.ts'

test('AV-STALE a command that was meant for the last game is stale in the next, though the motion is the same', () => {
  const [house, ...phones] = House.of('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
  const [host, late] = phones as [(typeof phones)[number], (typeof phones)[number]]
  expect(house.lobby(host, { type: 'start' })).toBe('ok')
  const { chapter } = late.knower
  const confirm = { type: 'do', to: 'game', command: { type: 'confirm-role', motion: late.view.open.motion } }
  expect(house.lobby(host, { type: 'end-game' })).toBe('ok')
  expect(house.lobby(host, { type: 'start' })).toBe('ok')
  expect(house.ask(late, { ...confirm, chapter })).toBe('stale')
  expect(house.ask(late, { ...confirm, chapter: chapter + 2 })).toBe('ok')
})

test('AV-STALE a client that was offline names the chapter in which the command was given', () => {
  let socket: SocketEvents | undefined
  let reconnect = () => {}
  const sent: string[] = []
  const client = new Client(games, {
    connect: (events) => {
      socket = events
      return { send: (text) => sent.push(text), close: () => {} }
    },
    later: (_, callback) => {
      reconnect = callback
      return () => {}
    },
    random: (count) => new Uint8Array(count),
  })
  const arrive = (chapter: number) => {
    socket?.opened()
    socket?.received(JSON.stringify(['welcome', { version: protocolVersion, seat: 1, chapter, from: 0, now: 0 }]))
  }
  arrive(5)
  socket?.closed(1006)
  client.do('game', { type: 'vote', motion: 3, approve: true })
  reconnect()
  arrive(6)
  expect(JSON.parse(sent.at(-1) as string)).toMatchObject({ type: 'do', chapter: 5, command: { motion: 3 } })
})

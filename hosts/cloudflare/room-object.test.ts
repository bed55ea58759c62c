import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { Client } from '#client'
import { games } from '#games'
import { closeCodes, ping } from '#protocol'
import { greeted, raw } from '../test/raw-socket.ts'
import { webSocketPorts } from '../test/web-socket.ts'
import { start, stopAll } from './test/in-hand.ts'

const second = 1 / 86_400

/** The tables that each object in a folder has. */
function tablesIn(data: string): string[][] {
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.sqlite') && file.includes('RoomObject') && !file.includes('metadata'))
    .map((file) => {
      const database = new DatabaseSync(join(data, file), { readOnly: true })
      const rows = database.prepare("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").all()
      database.close()
      return rows.map(({ name }) => name as string)
    })
}

afterEach(stopAll)

test('LOG-1 RM-CREATE of two who draw the same code one makes the room, and a room that is there is not taken over', async () => {
  const { create, socketOf } = await start()
  const made = await Promise.all([create('BCDFGH'), create('BCDFGH'), create('BCDFGH')])
  expect(made.filter(Boolean)).toHaveLength(1)
  const client = new Client(games, webSocketPorts(socketOf('BCDFGH')))
  expect(await client.join('Guinevere')).toEqual({ ok: true })
  expect(await create('BCDFGH')).toBe(false)
  expect(await client.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
  expect(client.knower.lobby.open.sitters).toHaveLength(1)
  client.close()
})

test('RM-LIMITS a code that nobody has drawn leaves nothing behind in its object', async () => {
  const { data, create, socketOf } = await start()
  expect(await create('CCCCCC')).toBe(true)
  for (const code of ['BCDFGH', 'HGFDCB']) expect(await raw(socketOf(code)).closed).toBe(closeCodes['no-such-room'])
  const tables = tablesIn(data).filter((names) => names.length > 0)
  expect(tables).toHaveLength(1)
  expect(tables[0]).toContain('rooms')
})

test('LOG-6 a room that nobody touches is deleted by its alarm, and one that is touched lives on', async () => {
  const { data, create, socketOf } = await start({ keepDays: 3 * second })
  for (const code of ['BBBBBB', 'CCCCCC']) expect(await create(code)).toBe(true)
  const [idle, client] = [await greeted(socketOf('BBBBBB')), new Client(games, webSocketPorts(socketOf('CCCCCC')))]
  expect(await client.join('Guinevere')).toEqual({ ok: true })
  for (let touch = 0; touch < 10; touch++) {
    await sleep(500)
    expect(await client.do('lobby', { type: 'lock', locked: touch % 2 === 0 })).toEqual({ ok: true })
  }
  expect(idle.socket.readyState).not.toBe(WebSocket.OPEN)
  expect(await raw(socketOf('BBBBBB')).closed).toBe(closeCodes['no-such-room'])
  await vi.waitFor(() => expect(client.closedBy).toBe('no-such-room'), 20_000)
  expect(tablesIn(data).flat()).toEqual([])
  expect(await create('BBBBBB')).toBe(true)
  client.close()
})

test('RM-PRESENCE a phone that has stopped pinging or never began is missed when somebody speaks, and nobody else is', async () => {
  const { create, socketOf } = await start({ silentSeconds: 1 })
  await create('BCDFGH')
  const clients = Array.from({ length: 2 }, () => new Client(games, webSocketPorts(socketOf('BCDFGH'))))
  const [ann, ben] = clients as [Client, Client]
  for (const [at, client] of clients.entries()) expect(await client.join(`Player ${at}`)).toEqual({ ok: true })
  const [asleep, mute] = [await greeted(socketOf('BCDFGH')), await greeted(socketOf('BCDFGH'))]
  asleep.socket.send(ping)
  await vi.waitFor(() => expect(ann.knower).toMatchObject({ present: [1, 2], watching: 2 }), 5_000)
  await sleep(1_500)
  expect(await ben.do('lobby', { type: 'rename', name: 'Ben' })).toEqual({ ok: true })
  await vi.waitFor(() => expect(ann.knower).toMatchObject({ present: [1, 2], watching: 0 }), 5_000)
  expect(await Promise.all([asleep.closed, mute.closed])).toEqual([closeCodes['too-slow'], closeCodes['too-slow']])
  for (const client of clients) client.close()
})

test('RM-LIMITS the platform’s counters end what an isolate alone would still allow', async () => {
  const generous = { roomsPerAddressAndHour: 1e6, guessesPerAddressAndHour: 100 }
  const { ask, socketOf } = await start(generous, { counters: true })
  const statuses: number[] = []
  for (let room = 0; room < 25; room++) statuses.push((await ask()).status)
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429])
  const closes: number[] = []
  for (let guess = 0; guess < 35; guess++) closes.push(await (await greeted(socketOf('BCDFGH'))).closed)
  expect([closes[0], closes.at(-1)]).toEqual([closeCodes['no-such-room'], closeCodes['too-many-sockets']])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import type { Open } from '#games/avalon'
import { Player } from '../test/players.ts'
import { webSocketPorts } from '../test/web-socket.ts'
import { type Running, serve } from './server.ts'
import { defaults } from './settings.ts'

const silent = pino({ level: 'silent' })
const folders: string[] = []
let running: Running | null = null

async function start(data = newFolder()): Promise<Running> {
  running = await serve({ ...defaults, port: 0, host: '127.0.0.1', data }, silent)
  return running
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
  folders.push(folder)
  return folder
}

function askForRoom(port: number, body: string | null = null): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/rooms`, { method: 'POST', body })
}

async function createRoom(port: number, body: string | null = null): Promise<string> {
  const response = await askForRoom(port, body)
  expect(response.status).toBe(201)
  return ((await response.json()) as { code: string }).code
}

afterEach(async () => {
  await running?.stop()
  running = null
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('RM-CREATE RM-RESUME five headless players play a whole game over real sockets', async () => {
  const { port } = await start()
  const code = await createRoom(port)
  const players = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map(
    (name) => [name, new Player(webSocketPorts(`ws://127.0.0.1:${port}/ws/${code}`), name)] as const,
  )
  for (const [name, { client }] of players) expect(await client.join(name)).toEqual({ ok: true })
  const [, host] = players[0] as (typeof players)[number]
  expect(await host.client.do('lobby', { type: 'start' })).toEqual({ ok: true })
  await vi.waitFor(() => expect(players.every(([, { isOver }]) => isOver)).toBe(true), 30_000)
  const outcomes = players.map(([, { client }]) => (client.knower.game?.view.open as Open | undefined)?.outcome)
  expect(outcomes[0]).not.toBeNull()
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  for (const [, { client }] of players) client.close()
})

test('RM-CREATE a room is made for the game that is named, and for the first where none is', async () => {
  const { port } = await start()
  for (const [body, game] of [
    [null, 'avalon'],
    ['', 'avalon'],
    ['{"game":"avalon"}', 'avalon'],
    ['{"game":"mafia"}', 'mafia'],
  ] as const) {
    const { client } = new Player(webSocketPorts(`ws://127.0.0.1:${port}/ws/${await createRoom(port, body)}`), 'Ann')
    expect(await client.join('Ann')).toEqual({ ok: true })
    expect(client.knower.lobby.open.game).toBe(game)
    client.close()
  }
})

test('RM-CREATE a wish for a room is read strictly', async () => {
  const { port } = await start()
  const refusalOf = async (body: string) => {
    const response = await askForRoom(port, body)
    expect(response.status).toBe(400)
    return response.json()
  }
  for (const game of ['chess', '', '__proto__', 'lobby']) {
    expect(await refusalOf(JSON.stringify({ game }))).toEqual({ refused: 'unknown-game' })
  }
  for (const body of ['{', 'null', '[]', '{}', '"mafia"', '{"game":1}', '{"game":"mafia","x":1}', ' '.repeat(10_000)]) {
    expect(await refusalOf(body), body).toEqual({ refused: 'malformed' })
  }
})

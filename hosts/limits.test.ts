import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '#client'
import { games } from '#games'
import { closeCodes, ping, pong, protocolVersion } from '#protocol'
import { mostWatchers } from '#room'
import type { Orders, Report } from './test/attacker.ts'
import { greeted, raw } from './test/raw-socket.ts'
import { hostNames } from './test/serve-process.ts'
import { type Server, startServer, stopServers } from './test/tables.ts'
import { webSocketPorts } from './test/web-socket.ts'

afterAll(stopServers)

/** Every host has the same door, the same limits, the same answers and the same headers. */
describe.each(hostNames)('%s', (host) => {
  /** One that is as strict as can be, and one with the usual limits. */
  let [strict, usual] = [] as unknown as [Server, Server]

  beforeAll(async () => {
    strict = await startServer(host, { roomsPerAddressAndHour: 3, guessesPerAddressAndHour: 4, helloSeconds: 1 })
    const origins = ['https://table.example']
    usual = await startServer(host, { messagesPerSecond: 20, messagesAtOnce: 60, origins })
  })

  test('RM-LIMITS an address creates so many rooms an hour, and tries so many codes of rooms that are not there', async () => {
    const [code] = [await strict.createRoom(), await strict.createRoom(), await strict.createRoom()]
    const response = await strict.askForRoom()
    expect([response.status, await response.json()]).toEqual([429, { refused: 'too-many-rooms' }])
    const url = strict.socketOf(code)
    const silent = raw(url)
    await silent.opened
    const patient = await greeted(url)
    expect(await silent.closed).toBe(closeCodes['too-slow'])
    expect(patient.socket.readyState).toBe(WebSocket.OPEN)
    patient.socket.terminate()
    for (const wrong of ['BCDFGH', 'aeiou', '%00', '__proto__']) {
      expect(await raw(strict.socketOf(wrong)).closed).toBe(closeCodes['no-such-room'])
    }
    expect(await (await greeted(url)).closed).toBe(closeCodes['too-many-sockets'])
    for (const path of ['/ws/', '/ws/a/b', '/', '/ws/BCDFGH?token=1', `/ws/${'B'.repeat(41)}`]) {
      expect(await raw(`ws://127.0.0.1:${strict.port}${path}`).closed).toBe(403)
    }
  })

  test('RM-OVER-LIMIT a seat comes back though its address has guessed too much; nobody else does, nor learns what is there', async () => {
    const server = await startServer(host, { guessesPerAddressAndHour: 4 })
    const code = await server.createRoom()
    const [{ client }] = await server.seat(code, 1)
    const token = client.token as string
    client.close()
    for (let guess = 0; guess < 4; guess++) {
      expect(await raw(server.socketOf('BCDFGH')).closed).toBe(closeCodes['no-such-room'])
    }
    const before = performance.now()
    const silent = raw(server.socketOf(code))
    for (const wrong of [code, 'BCDFGH']) {
      expect(await (await greeted(server.socketOf(wrong))).closed).toBe(closeCodes['too-many-sockets'])
    }
    const owner = await greeted(server.socketOf(code), token)
    expect(owner.socket.readyState).toBe(WebSocket.OPEN)
    owner.socket.terminate()
    expect(await silent.closed).toBe(closeCodes['too-many-sockets'])
    expect(performance.now() - before).toBeGreaterThan(1_900)
  })

  test('RM-OTHER-SITES a page of another site makes no room, its own page and programs do', async () => {
    const ask = (headers: Record<string, string>) => usual.fetch('/api/rooms', { method: 'POST', headers })
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const response = await ask(headers)
      expect([response.status, await response.json()]).toEqual([403, { refused: 'other-site' }])
    }
    for (const headers of [{}, { Origin: usual.origin }, { Origin: 'https://table.example' }]) {
      expect((await ask(headers)).status).toBe(201)
    }
  })

  test('RM-OTHER-SITES the app’s pages may speak to their own server alone', async () => {
    for (const path of ['/', '/r/BCDFGH', '/r/BCDFGH/board']) {
      const page = await (await usual.fetch(path)).text()
      expect(page, path).toMatch(/http-equiv="content-security-policy" content="[^"]*connect-src 'self';/i)
    }
  })

  test('RM-LIMITS a flood on one socket is closed as too fast, and the others at the table play on', async () => {
    const code = await usual.createRoom()
    const [{ client }] = await usual.seat(code, 1)
    const flood = await greeted(usual.socketOf(code))
    for (let frame = 0; frame < 1_000; frame++) flood.socket.send('{"type":"draft","seats":[]}')
    expect(await flood.closed).toBe(closeCodes['too-fast'])
    expect(await client.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
    client.close()
  })

  test('RM-LIMITS PR-1 PR-10 frames that are binary, too long, not UTF-8 or no message close the socket with their code', async () => {
    const url = usual.socketOf(await usual.createRoom())
    for (const [frame, options, code] of [
      [Buffer.from('{"type":"draft","seats":[]}'), { binary: true }, closeCodes.malformed],
      ['x'.repeat(4_097), {}, 1009],
      ['ä'.repeat(2_049), {}, 1009],
      ['x'.repeat(10_000_000), {}, 1009],
      // workerd reads what is no UTF-8 as text with holes in it.
      [Buffer.from([0xff, 0xfe]), { binary: false }, host === 'Node' ? 1007 : closeCodes.malformed],
      ['{}', {}, closeCodes.malformed],
      ['['.repeat(4_000), {}, closeCodes.malformed],
    ] as const) {
      const one = await greeted(url)
      one.socket.send(frame, options)
      expect(await one.closed, String(frame).slice(0, 20)).toBe(code)
    }
    const old = raw(url)
    await old.opened
    old.socket.send(JSON.stringify({ type: 'hello', version: protocolVersion + 1 }))
    expect(await old.closed).toBe(closeCodes['reload-needed'])
  })

  test('PR-11 a ping is answered before a greeting and after it, and nobody is told of it', async () => {
    const code = await usual.createRoom()
    const url = usual.socketOf(code)
    const one = raw(url)
    await one.opened
    const heard: string[] = []
    one.socket.on('message', (data) => heard.push(String(data)))
    one.socket.send(ping)
    await vi.waitFor(() => expect(heard).toEqual([pong]), 5_000)
    one.socket.send(JSON.stringify({ type: 'hello', version: protocolVersion, token: null, cursor: null }))
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    one.socket.send(ping)
    await vi.waitFor(() => expect(heard.slice(2)).toEqual([pong]), 5_000)
    one.socket.terminate()
  })

  test('RM-LIMITS a room has a last watcher', async () => {
    const url = usual.socketOf(await usual.createRoom())
    const inside = await Promise.all(Array.from({ length: mostWatchers }, () => greeted(url)))
    expect(await (await greeted(url)).closed).toBe(closeCodes['too-many-sockets'])
    for (const { socket } of inside) socket.terminate()
    await vi.waitFor(async () => {
      const next = await greeted(url)
      expect(next.socket.readyState).toBe(WebSocket.OPEN)
      next.socket.terminate()
    }, 10_000)
  })

  test('RM-LIMITS pages of other sites open no socket; the own page, allowed ones and programs do', async () => {
    const url = usual.socketOf(await usual.createRoom())
    const own = usual.origin
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${own}.evil.example`, '::']) {
      expect(await raw(url, { origin }).closed, origin).toBe(403)
    }
    for (const options of [{ origin: own }, { origin: 'https://table.example' }, {}]) {
      const one = raw(url, options)
      await one.opened
      expect(one.socket.readyState).toBe(WebSocket.OPEN)
      one.socket.terminate()
    }
  })

  test('RM-LIMITS thousands of hostile frames: nothing falls, and another room goes on', async () => {
    const server = await startServer(host)
    const [victim, target] = [await server.createRoom(), await server.createRoom()]
    const [[ann], [mordred]] = [await server.seat(victim, 1), await server.seat(target, 1)]
    const orders: Orders = { url: server.socketOf(target), frames: 5_000 }
    const attacker = new Worker(new URL('./test/attacker.ts', import.meta.url), { workerData: orders })
    let report: Report | null = null
    attacker.once('message', (message) => {
      report = message as Report
    })
    for (let locked = true; report === null; locked = !locked) {
      expect(await ann.client.do('lobby', { type: 'lock', locked })).toEqual({ ok: true })
    }
    await attacker.terminate()
    const { codes, refusals } = report as Report
    expect(Object.keys(codes).map(Number)).toEqual(expect.arrayContaining([closeCodes.malformed, 1009]))
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(['malformed', 'code-dead', 'not-yours', 'no-game']))
    expect(await mordred.client.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
    expect(mordred.client.knower.lobby.open.sitters).toEqual([{ seat: 1, name: 'Ann' }])
    expect(server.complaints).toBe('')
    for (const { client } of [ann, mordred]) client.close()
  })

  test('RM-CREATE a room is made for the game that is named, and for the first where none is', async () => {
    const [first] = games.keys()
    const bodies = [null, '', ...[...games.keys()].map((game) => JSON.stringify({ game }))]
    for (const body of bodies) {
      const { code } = (await (await usual.askForRoom(body)).json()) as { readonly code: string }
      const client = new Client(games, webSocketPorts(usual.socketOf(code)))
      expect(await client.join('Ann')).toEqual({ ok: true })
      expect(client.knower.lobby.open.game).toBe(body ? JSON.parse(body).game : first)
      client.close()
    }
  })

  test('RM-CREATE a wish for a room is read strictly', async () => {
    const refusalOf = async (body: string) => {
      const response = await usual.askForRoom(body)
      expect(response.status).toBe(400)
      return response.json()
    }
    for (const game of ['chess', '', '__proto__', 'lobby']) {
      expect(await refusalOf(JSON.stringify({ game }))).toEqual({ refused: 'unknown-game' })
    }
    for (const body of [
      '{',
      'null',
      '[]',
      '{}',
      '"mafia"',
      '{"game":1}',
      '{"game":"mafia","x":1}',
      ' '.repeat(10_000),
    ]) {
      expect(await refusalOf(body), body).toEqual({ refused: 'malformed' })
    }
  })

  test('RM-LIMITS RM-LAN pages, caches and headers are the same everywhere, and what is not there is said', async () => {
    const html = { headers: { Accept: 'text/html' } }
    const read = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await usual.fetch(path, init)
      return [status, headers.get('Content-Type')?.split(';')[0], headers.get('Cache-Control')]
    }
    for (const path of ['/', '/about', '/guide/avalon', '/r/BCDFGH', '/r/BCDFGH/board']) {
      expect(await read(path, html), path).toEqual([200, 'text/html', 'no-cache'])
    }
    expect(await read('/favicon.svg')).toEqual([200, 'image/svg+xml', 'no-cache'])
    const page = await (await usual.fetch('/')).text()
    const script = /\/_app\/immutable\/[\w./-]+\.js/.exec(page)?.[0] ?? ''
    expect(await read(script)).toEqual([200, 'text/javascript', 'public, max-age=31536000, immutable'])
    expect(await read('/nothing', html)).toEqual([404, 'text/html', null])
    for (const path of ['/nothing', '/_app/immutable/nothing.js', '/api/nothing', '/../package.json']) {
      const response = await usual.fetch(path)
      expect([response.status, await response.json()], path).toEqual([404, { refused: 'not-found' }])
    }
    expect([(await usual.fetch('/about', { method: 'POST' })).status, await read('/healthz')]).toEqual([
      404,
      [200, 'text/plain', null],
    ])
    for (const path of ['/', '/r/BCDFGH', '/nothing', '/api/address', script]) {
      const { headers } = await usual.fetch(path)
      expect([headers.get('X-Content-Type-Options'), headers.get('Referrer-Policy')], path).toEqual([
        'nosniff',
        'no-referrer',
      ])
    }
  })

  test('RM-LIMITS RM-TOKEN whatever was tried, the server has nothing to say about it', () => {
    expect(usual.complaints + strict.complaints).toBe('')
  })
})

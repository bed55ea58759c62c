import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import pino from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '#client'
import { games } from '#games'
import { closeCodes, type RoomMessage, readFrame } from '#protocol'
import type { Orders, Report } from '../test/attacker.ts'
import { greeted, raw } from '../test/raw-socket.ts'
import { unhurried } from '../test/serve-process.ts'
import { webSocketPorts } from '../test/web-socket.ts'
import { type Running, serve } from './server.ts'
import { databaseFile, defaults, type Settings } from './settings.ts'
import { openSqlite } from './sqlite.ts'

const logged: string[] = []
const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
/** Whatever must never stand in the log. */
const secrets = new Set<string>()
const folders: string[] = []
let running: Running | null = null

async function start(settings: Partial<Settings> = {}, open = openSqlite): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'roundtable-'))
  folders.push(data)
  running = await serve({ ...defaults, port: 0, host: '127.0.0.1', data, ...settings }, logger, open)
  return `127.0.0.1:${running.port}`
}

async function createRoom(server: string): Promise<string> {
  const response = await fetch(`http://${server}/api/rooms`, { method: 'POST' })
  const { code } = (await response.json()) as { code: string }
  secrets.add(code)
  return `ws://${server}/ws/${code}`
}

/** A client at the table, by the front door. */
async function seated(url: string, name: string): Promise<Client> {
  const client = new Client(games, webSocketPorts(url))
  secrets.add(client.token ?? '').add(name)
  expect(await client.join(name)).toEqual({ ok: true })
  return client
}

afterEach(async () => {
  await running?.stop()
  running = null
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** How long each command takes from tap to answer, in milliseconds, until the test has enough. */
async function latencies(client: Client, enough: (taken: number) => boolean): Promise<number[]> {
  const taken: number[] = []
  while (!enough(taken.length)) {
    const before = performance.now()
    expect(await client.do('lobby', { type: 'lock', locked: taken.length % 2 === 0 })).toEqual({ ok: true })
    taken.push(performance.now() - before)
  }
  return taken.sort((one, other) => one - other)
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] as number

function heap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test('RM-LIMITS a hundred thousand hostile frames: nothing falls, nothing grows, and another room goes on', async () => {
  const server = await start(unhurried)
  const [victim, target] = [await createRoom(server), await createRoom(server)]
  const ann = await seated(victim, 'Guinevere')
  const host = await seated(target, 'Mordred')
  const calm = await latencies(ann, (taken) => taken >= 300)
  const before = heap()
  const orders: Orders = { url: target, frames: 100_000 }
  const attacker = new Worker(new URL('../test/attacker.ts', import.meta.url), { workerData: orders })
  let report: Report | null = null
  const done = once(attacker, 'message').then(([message]) => {
    report = message as Report
  })
  const attacked = await latencies(ann, () => report !== null)
  await done
  await attacker.terminate()
  const growth = heap() - before
  const { sent, sockets, codes, refusals } = report as unknown as Report
  const ratio = (share: number) => (at(attacked, share) / at(calm, share)).toFixed(1)
  process.stdout.write(
    `${sent} hostile frames over ${sockets} sockets; the other room waits ${at(calm, 0.5).toFixed(2)} ms in calm, ` +
      `${at(attacked, 0.5).toFixed(2)} ms in the storm: ratio p50 ${ratio(0.5)}, p99 ${ratio(0.99)}; ` +
      `heap ${(growth / 1e6).toFixed(1)} MB more; closed ${JSON.stringify(codes)}; refused ${JSON.stringify(refusals)}\n`,
  )
  expect(sent).toBeGreaterThanOrEqual(100_000)
  expect(growth).toBeLessThan(30e6)
  expect(at(attacked, 0.5)).toBeLessThan(1_000)
  expect(Object.keys(codes).map(Number)).toEqual(expect.arrayContaining([closeCodes.malformed, 1009]))
  expect(Object.keys(refusals)).toEqual(
    expect.arrayContaining(['malformed', 'host-only', 'code-dead', 'not-yours', 'no-game', 'stale', 'wrong-phase']),
  )
  expect(await host.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
  expect(host.knower.lobby.open.sitters).toEqual([{ seat: 1, name: 'Mordred' }])
  for (const client of [ann, host]) client.close()
})

test('RM-LIMITS an address has a last socket', async () => {
  const server = await start({ socketsPerAddress: 2 })
  const url = await createRoom(server)
  const [last, other] = [await greeted(url), await greeted(url)]
  expect(await (await greeted(url)).closed).toBe(closeCodes['too-many-sockets'])
  other.socket.close()
  await other.closed
  const next = await greeted(url)
  expect(next.socket.readyState).toBe(WebSocket.OPEN)
  for (const { socket } of [last, next]) socket.terminate()
})

test('RM-OVER-LIMIT a stranger who fills an address’s sockets keeps no seated player out, and the crowd stays small', async () => {
  const server = await start({ socketsPerAddress: 20 })
  const url = await createRoom(server)
  const player = await seated(url, 'Guinevere')
  const token = player.token as string
  player.close()
  const crowd = Array.from({ length: 300 }, () => raw(url))
  await Promise.all(crowd.map(({ opened }) => opened))
  for (let comeback = 0; comeback < 10; comeback++) {
    const one = await greeted(url, token)
    expect(one.socket.readyState).toBe(WebSocket.OPEN)
    one.socket.terminate()
  }
  const oldest = crowd.slice(20, 44).map(({ closed }) => closed)
  expect(new Set(await Promise.all(oldest))).toEqual(new Set([closeCodes['too-many-sockets']]))
  for (const { socket } of crowd) socket.terminate()
})

test('RM-REBIND a stranger’s name leads neither to a room nor to what is measured', async () => {
  const server = await start()
  const url = await createRoom(server)
  const [host, port] = server.split(':') as [string, string]
  const ask = (path: string, name: string) =>
    new Promise<number>((resolve) => {
      get({ host, port, path, headers: { Host: name } }, ({ statusCode }) => resolve(statusCode ?? 0))
    })
  for (const [path, refused] of [
    ['/api/address', 421],
    ['/metrics', 404],
  ] as const) {
    expect([await ask(path, 'evil.example'), await ask(path, 'localhost')]).toEqual([refused, 200])
  }
  expect(await raw(url, { headers: { Host: 'evil.example' } }).closed).toBe(421)
})

test('RM-READY what is measured is told to the machine itself, and through a proxy to nobody', async () => {
  const server = await start()
  const metrics = (headers: Record<string, string> = {}) => fetch(`http://${server}/metrics`, { headers })
  expect(await (await metrics()).text()).toContain('roundtable_rooms_loaded')
  expect((await metrics({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404)
})

test('RM-STOP a server that is stopped with tables open complains of nothing', async () => {
  const server = await start()
  const url = await createRoom(server)
  const clients = [await seated(url, 'Guinevere'), await seated(url, 'Morgause')]
  const before = logged.length
  await running?.stop()
  running = null
  for (const client of clients) client.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(logged.slice(before).join('')).not.toContain('failed')
})

test('RM-LIMITS a refused visitor who hangs up at once brings nothing down', async () => {
  const server = await start()
  const url = await createRoom(server)
  const [host, port] = server.split(':') as [string, string]
  const upgrade = 'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  for (let visit = 0; visit < 200; visit++) {
    const socket = connect(Number(port), host)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(upgrade.repeat(3))
    await new Promise(setImmediate)
    socket.resetAndDestroy()
  }
  const one = await greeted(url)
  expect(one.socket.readyState).toBe(WebSocket.OPEN)
  one.socket.terminate()
})

test('RM-LIMITS who does not read is dropped as too slow, and comes back to everything', async () => {
  const server = await start({ ...unhurried, bytesWaiting: 100_000 })
  const url = await createRoom(server)
  const host = await seated(url, 'Guinevere')
  const morgause = await seated(url, 'Morgause')
  const slow = await greeted(url, morgause.token ?? '')
  morgause.close()
  slow.socket.pause()
  // Until more waits than the operating system keeps for a reader who does not read.
  for (let turn = 0; turn < 2_000 && host.knower.present.length > 1; turn++) {
    const names = Array.from({ length: 50 }, (_, at) => ['👑', '🐉'][at % 2]?.repeat(20))
    await Promise.all(names.map((name) => host.do('lobby', { type: 'rename', name })))
  }
  expect(host.knower.present).toHaveLength(1)
  slow.socket.resume()
  // Who reads too late is not even told why.
  expect([closeCodes['too-slow'], 1006]).toContain(await slow.closed)
  const again = new Client(games, webSocketPorts(url), morgause.token)
  await vi.waitFor(() => expect(again.knower.lobby).toEqual(host.knower.lobby))
  for (const client of [host, again]) client.close()
})

test('RM-PINGS a flood of pings by somebody who does not read is ended, and nothing piles up', async () => {
  const server = await start()
  const url = await createRoom(server)
  const host = await seated(url, 'Guinevere')
  const flood = await greeted(url)
  const pongs = vi.fn()
  flood.socket.on('pong', pongs)
  flood.socket.ping()
  await vi.waitFor(() => expect(pongs).toHaveBeenCalledTimes(1), 5_000)
  flood.socket.pause()
  const before = heap()
  for (let sent = 0; sent < 100_000 && flood.socket.readyState === WebSocket.OPEN; sent++) {
    flood.socket.ping('x'.repeat(125))
    if (sent % 1_000 === 0) await new Promise(setImmediate)
  }
  flood.socket.resume()
  // Who reads too late is not even told why.
  expect([closeCodes['too-fast'], 1006]).toContain(await flood.closed)
  expect(pongs.mock.calls.length).toBeLessThanOrEqual(defaults.messagesAtOnce + 10)
  expect(heap() - before).toBeLessThan(30e6)
  expect(await host.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
  host.close()
})

test('RM-STORED a storm of options is refused as too fast, the file stays small, and another table goes on', async () => {
  const server = await start({ ...unhurried, storedPerSeatAndHour: 50_000 })
  const [storm, calm] = [await createRoom(server), await createRoom(server)]
  const [mordred, ann] = [await seated(storm, 'Mordred'), await seated(calm, 'Guinevere')]
  const refusals: string[] = []
  for (let turn = 0; turn < 1_500; turn++) {
    const answer = await mordred.do('lobby', { type: 'set-expected', players: 5 + (turn % 5) })
    if (!answer.ok) refusals.push(answer.refusal)
  }
  expect([refusals.length > 500, new Set(refusals)]).toEqual([true, new Set(['too-fast'])])
  expect(await ann.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
  const newcomer = await seated(storm, 'Morgause')
  expect(newcomer.knower.lobby.open.sitters).toHaveLength(2)
  const files = ['', '-wal'].map((end) => statSync(`${databaseFile({ data: folders.at(-1) as string })}${end}`).size)
  expect(Math.max(...files)).toBeLessThan(4e6)
  for (const client of [mordred, ann, newcomer]) client.close()
})

test('RM-SILENT a connection that asks for nothing is ended, and silence keeps no neighbour out', async () => {
  const server = await start({ requestSeconds: 1, connectionsPerAddress: 20 })
  const url = await createRoom(server)
  const [host, port] = server.split(':') as [string, string]
  const player = await greeted(url)
  const silent = Array.from({ length: 60 }, () => connect(Number(port), host).on('error', () => {}))
  const ends = silent.map((line) => once(line, 'close'))
  await Promise.all(silent.map((line) => once(line, 'connect')))
  await Promise.all(ends.slice(0, 40))
  expect((await fetch(`http://${server}/healthz`)).status).toBe(200)
  await Promise.all(ends)
  expect(player.socket.readyState).toBe(WebSocket.OPEN)
  player.socket.terminate()
})

test('RM-CLOCK the machine’s clock goes back an hour: everybody comes in and is heard, and nobody is too fast', async () => {
  const server = await start()
  const url = await createRoom(server)
  const host = await seated(url, 'Guinevere')
  const before = Date.now()
  const wall = vi.spyOn(Date, 'now').mockImplementation(() => before - 3_600_000 + performance.now())
  try {
    const other = await seated(url, 'Morgause')
    for (let turn = 0; turn < 30; turn++)
      expect(await host.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
    for (const client of [host, other]) client.close()
  } finally {
    wall.mockRestore()
  }
})

test('RM-LIMITS a room that cannot be read takes no other room with it', async () => {
  let broken = ''
  const server = await start({}, (file) => {
    const sql = openSqlite(file)
    const all: typeof sql.all = (statement, ...values) => {
      const rows = sql.all(statement, ...values)
      if (rows.some(({ room }) => room === broken.slice(-6))) throw new Error(`cannot read ${broken}`)
      return rows
    }
    return { ...sql, all }
  })
  const whole = await createRoom(server)
  broken = await createRoom(server)
  expect(await raw(broken).closed).toBe(closeCodes['going-down'])
  const host = await seated(whole, 'Guinevere')
  expect(await host.do('lobby', { type: 'lock', locked: true })).toEqual({ ok: true })
  host.close()
})

test('RM-LIMITS RM-TOKEN the log, even at its most talkative, has no token, no name and no code of a room', async () => {
  const server = await start()
  const url = await createRoom(server)
  const host = await seated(url, 'Guinevere')
  expect(await host.do('lobby', { type: 'rename', name: 'Morgause' })).toEqual({ ok: true })
  const messages: RoomMessage[] = []
  const token = 'S'.repeat(22)
  secrets.add(token)
  const one = await greeted(url, token)
  one.socket.on('message', (data) => messages.push(...(readFrame(data.toString()) as RoomMessage[])))
  one.socket.send('nonsense')
  await one.closed
  host.close()
  await running?.stop()
  running = null
  secrets.add('Morgause')
  const text = logged.join('')
  expect(text).toContain('listening')
  expect(text).toContain('a room failed')
  for (const secret of secrets) expect(text).not.toContain(secret)
})

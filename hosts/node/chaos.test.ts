import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { below, seededChance } from '#engine'
import { games } from '#games'
import { type Sql, usualLimits } from '#hosts/shared'
import { protocolVersion } from '#protocol'
import { MemoryLog } from '../shared/test/memory-log.ts'
import { audit } from '../test/audit.ts'
import { chaos, createRoom } from '../test/chaos.ts'
import { Company } from '../test/company.ts'
import { Rooms } from './rooms.ts'
import { serve } from './server.ts'
import { databaseFile, defaults } from './settings.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-disk-'))
const tiny = join(folder, 'tiny')
let hasTiny = false

beforeAll(() => {
  mkdirSync(tiny)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', tiny], { stdio: 'ignore' })
    hasTiny = true
  } catch {}
})

afterAll(() => {
  if (hasTiny) execFileSync('umount', [tiny])
  rmSync(folder, { recursive: true })
})

/** A server on a disk that can fail, and five players who play on, and five in another room. */
async function playOn(data: string, open: (file: string) => Sql = openSqlite) {
  const unhurried = { messagesPerSecond: 10_000, messagesAtOnce: 10_000 }
  const errors: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => errors.push(line) })
  const server = await serve({ ...defaults, ...unhurried, host: '127.0.0.1', port: 0, data }, logger, open)
  const company = new Company(await createRoom(server.port), 5, data, 50)
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method })
  const others = new Company(await createRoom(server.port), 5, `${data}/others`, 50)
  /** With the last games played and the server stopped, both rooms' books are in order. */
  const end = async () => {
    await Promise.all([company.finish(), others.finish()])
    await server.stop()
    for (const room of [company, others]) {
      room.close()
      const { problems, gamesFinished } = audit(databaseFile({ data }), room, true)
      expect(problems).toEqual([])
      expect(gamesFinished).toBeGreaterThan(0)
    }
  }
  return { company, errors, get, end }
}

type Playing = Awaited<ReturnType<typeof playOn>>

/** While nothing can be stored, nothing is acknowledged, everybody is told so, and the server is there. */
async function endureFailure({ company, errors, get }: Playing, fail: () => void, heal: () => void): Promise<void> {
  await vi.waitFor(() => expect(company.taken).toBeGreaterThan(100), 30_000)
  fail()
  // What was stored before is still being told.
  await sleep(50)
  const { taken } = company
  await vi.waitFor(() => {
    for (const { witness } of company.players) expect(witness.notices).toContain('reloaded')
  }, 10_000)
  await sleep(500)
  expect(company.taken).toBe(taken)
  // They try again, and they do not storm a server that cannot store.
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.length).toBeLessThan(100)
  expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503])
  expect((await get('/api/rooms', 'POST')).status).toBe(500)
  heal()
  expect((await get('/readyz')).status).toBe(200)
  await vi.waitFor(() => expect(company.taken).toBeGreaterThan(taken + 100), 30_000)
}

test('RM-DURABLE NFR-304 ten players play on through fifty kill -9: what was acknowledged is stored, once, and every phone agrees with it', async () => {
  const report = await chaos(50, 'fifty')
  expect(report.problems).toEqual([])
  expect(report.complaints).toBe('')
  expect(report.gamesFinished).toBeGreaterThan(0)
  expect(report.resent).toBeGreaterThan(0)
  // The shortest game of ten has more than that.
  expect(report.acknowledged).toBeGreaterThan(50)
})

test('RM-DURABLE NFR-305 a commit that fails now and then, shared by two rooms, loses nothing that was acknowledged in either', async () => {
  const chance = seededChance('now and then')
  let failures = 0
  let isFlaky = false
  const playing = await playOn(join(folder, 'now-and-then'), (file) => {
    const sql = openSqlite(file)
    const transaction = (work: () => void) =>
      sql.transaction(() => {
        work()
        if (isFlaky && below(4, chance) === 0 && ++failures) throw new Error('database or disk is full')
      })
    return { ...sql, transaction }
  })
  isFlaky = true
  await vi.waitFor(() => expect(failures).toBeGreaterThan(100), 60_000)
  isFlaky = false
  await playing.end()
  for (const { witness } of playing.company.players) expect(witness.notices).toContain('reloaded')
})

test('RM-DURABLE RM-READY a full disk: nobody is told what is not stored, everybody is told of it, and play goes on once there is room', async ({
  skip,
}) => {
  skip(!hasTiny, 'only root can mount a small disk to fill')
  const playing = await playOn(join(tiny, 'data'))
  const balloon = join(tiny, 'balloon')
  const fill = () => expect(() => writeFileSync(balloon, new Uint8Array(8 << 20))).toThrow('ENOSPC')
  await endureFailure(playing, fill, () => rmSync(balloon))
  await playing.end()
})

test('RM-DURABLE a database that becomes read-only: the same, until it can be written again', async () => {
  let sql: Sql | null = null
  const playing = await playOn(join(folder, 'read-only'), (file) => {
    sql = openSqlite(file)
    return sql
  })
  const readOnly = (on: boolean) => sql?.run(`PRAGMA query_only = ${on}`)
  await endureFailure(
    playing,
    () => readOnly(true),
    () => readOnly(false),
  )
  await playing.end()
})

test('RM-DURABLE a deadline that cannot be stored is tried again now and then, and kept once the disk is well', async () => {
  vi.useFakeTimers()
  try {
    const log = new MemoryLog()
    const commit = log.commit.bind(log)
    let [isFull, failures] = [false, 0]
    log.commit = () => {
      if (!isFull) return commit()
      log.fail()
      throw new Error('database or disk is full')
    }
    const frames: string[] = []
    const sockets = {
      send: (_: number, frame: string) => void frames.push(frame),
      close: () => {},
      addressBudget: () => null,
    }
    const rooms = new Rooms(games, log, sockets, { limits: usualLimits, clock: Date.now, failed: () => failures++ })
    const code = 'BCDFGH'
    expect(rooms.create(code)).toBe(true)
    for (const session of [1, 2]) {
      rooms.connect(code, session)
      const hello = { type: 'hello', version: protocolVersion, token: `${session}`.repeat(22), cursor: null }
      rooms.receive(code, session, JSON.stringify(hello))
      rooms.receive(code, session, JSON.stringify({ type: 'join', id: 'a', name: `Player ${session}` }))
    }
    await vi.advanceTimersByTimeAsync(10)
    // The host's phone goes away, and a minute later the chair should pass on.
    rooms.disconnect(code, 1)
    await vi.advanceTimersByTimeAsync(10)
    isFull = true
    await vi.advanceTimersByTimeAsync(70_000)
    expect(failures).toBeGreaterThan(5)
    expect(failures).toBeLessThan(15)
    isFull = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(frames.at(-1)).toContain('HostChanged')
    expect(log.load(code)?.entries.at(-1)?.record.event).toMatchObject({ type: 'HostChanged', host: 2, why: 'away' })
    rooms.close()
  } finally {
    vi.useRealTimers()
  }
})

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Client } from '#client'
import type { Shape } from '#engine'
import { games } from '#games'
import { audit } from '../test/audit.ts'
import { storedIn } from '../test/chaos.ts'
import { Company } from '../test/company.ts'
import { greeted } from '../test/raw-socket.ts'
import { webSocketPorts } from '../test/web-socket.ts'
import { start, stopAll } from './test/in-hand.ts'

const unhurried = { messagesPerSecond: 1e9, messagesAtOnce: 1e9 }
const folder = join(import.meta.dirname, '../../.build/troubled')
/** Our Worker, with rooms that get into trouble when a test says so. */
const troubled = { script: join(folder, 'troubled-worker.js') }

beforeAll(() => {
  const source = join(import.meta.dirname, 'test/troubled-worker.ts')
  const options = ['--config', 'wrangler.jsonc', '--dry-run', '--outdir', folder]
  execFileSync('wrangler', ['deploy', source, ...options], { stdio: 'pipe' })
})
afterEach(stopAll)

function eventsIn(data: string): number {
  const database = new DatabaseSync(storedIn(data), { readOnly: true })
  const row = database.prepare('SELECT count(*) AS count FROM events').get()
  database.close()
  return row?.['count'] as number
}

test('RM-DURABLE PR-9 a write that fails in a Durable Object: nobody is told what is not stored, everybody is told of it, and play goes on', async () => {
  const { data, complaints, create, trouble, socketOf, end } = await start(unhurried, troubled)
  expect(await create('BCDFGH')).toBe(true)
  const company = new Company(socketOf('BCDFGH'), 5, 'troubled', 50)
  await vi.waitFor(() => expect(company.taken).toBeGreaterThan(50), 30_000)
  await trouble('BCDFGH', 'fill')
  // What was stored before is still being told.
  await sleep(100)
  const [{ taken }, stored] = [company, eventsIn(data)]
  await vi.waitFor(() => {
    for (const { witness } of company.players) expect(witness.notices).toContain('reloaded')
  }, 10_000)
  await sleep(500)
  expect([company.taken, eventsIn(data)]).toEqual([taken, stored])
  await trouble('BCDFGH', 'heal')
  await vi.waitFor(() => expect(company.taken).toBeGreaterThan(taken + 50), 30_000)
  await company.finish()
  await end()
  company.close()
  expect(new Set(complaints)).toEqual(new Set(['a room failed Error']))
  const { problems, gamesFinished } = audit(storedIn(data), company, true)
  expect(problems).toEqual([])
  expect(gamesFinished).toBeGreaterThan(0)
})

test('MA-T4 RM-SLEEP a Durable Object’s alarm that rings too early, again, after a sleep or after a restart changes nothing', async () => {
  const { data, ask, trouble, socketOf, evict, end, startAgain } = await start(unhurried, troubled)
  const { code } = (await (await ask('{"game":"mafia"}')).json()) as { readonly code: string }
  const clients = Array.from({ length: 7 }, () => new Client(games, webSocketPorts(socketOf(code))))
  const [host] = clients as [Client]
  for (const [at, client] of clients.entries()) expect(await client.join(`Player ${at}`)).toEqual({ ok: true })
  for (const [id, value] of Object.entries({ minNight: 0, night: 6, discussion: 120 })) {
    expect(await host.do('lobby', { type: 'set-option', id, value })).toEqual({ ok: true })
  }
  expect(await host.do('lobby', { type: 'start' })).toEqual({ ok: true })
  await vi.waitFor(() => expect(clients.every(({ knower }) => knower.game !== null)).toBe(true), 10_000)
  for (const client of clients) expect(await client.do('game', { type: 'confirm-role' })).toEqual({ ok: true })
  await vi.waitFor(() => expect(openOf(host)).toMatchObject({ phase: 'night' }), 10_000)
  const screen = await greeted(socketOf(code))
  await sleep(200)
  let told = 0
  screen.socket.on('message', () => told++)
  /** Rings once more; says what there is to see after that. */
  const ring = async () => {
    const alarm = await trouble(code, 'ring')
    await sleep(200)
    return { alarm, told, stored: eventsIn(data), open: openOf(host) }
  }
  const night = await ring()
  expect([night.told, night.alarm]).toEqual([0, deadlineOf(host)])
  await vi.waitFor(() => expect(openOf(host)).toMatchObject({ phase: 'discussion' }), 20_000)
  await sleep(200)
  const day = { alarm: deadlineOf(host), told, stored: eventsIn(data), open: openOf(host) }
  expect(day.told).toBe(1)
  expect(day.stored).toBeGreaterThan(night.stored)
  expect(await ring()).toEqual(day)
  expect(await ring()).toEqual(day)
  await evict(code)
  expect(await ring()).toEqual(day)
  for (const client of clients) client.close()
  screen.socket.terminate()
  await end()
  await startAgain()
  expect([await trouble(code, 'ring'), eventsIn(data)]).toEqual([day.alarm, day.stored])
})

test('LOG-6 RM-DURABLE a Durable Object’s alarm rings after a restart, though nobody comes', async () => {
  const { data, create, end, startAgain } = await start({ keepDays: 3 / 86_400 })
  expect(await create('BCDFGH')).toBe(true)
  await end()
  expect(eventsIn(data)).toBe(1)
  await sleep(3_000)
  await startAgain()
  await vi.waitFor(() => expect(() => eventsIn(data)).toThrow('no such table'), 10_000)
})

function openOf({ knower }: Client): Shape['open'] {
  return knower.game?.view.open as Shape['open']
}

function deadlineOf(client: Client): number | null | undefined {
  return games.get('mafia')?.nextDeadline(openOf(client))
}

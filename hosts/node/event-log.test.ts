import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type EventLog, SqlLog } from '#hosts/shared'
import { rememberedCommands } from '#room'
import { batch, entry, logContract } from '../shared/test/log-contract.ts'
import { MemoryLog } from '../shared/test/memory-log.ts'
import { ProgressNote } from './progress-note.ts'
import { copySqlite, isPartOf, openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-log-'))
let files = 0

/** Every log of the Node host keeps the contract; the other host's does on its own ground. */
const logs: Record<string, () => EventLog> = {
  memory: () => new MemoryLog(),
  SQLite: () => new SqlLog(openSqlite(join(folder, `${files++}.sqlite`))),
}

afterAll(() => rmSync(folder, { recursive: true }))

for (const [name, open] of Object.entries(logs)) {
  test.each(Object.keys(logContract))(`%s (${name})`, (title) => {
    const log = open()
    logContract[title]?.(log)
    log.close()
  })
}

test('LOG-7 a commit that fails stores nothing of it, and the next one is well again', () => {
  const sql = openSqlite(join(folder, 'failing.sqlite'))
  let isFull = false
  const failing = {
    ...sql,
    transaction(work: () => void) {
      sql.transaction(() => {
        work()
        if (isFull) throw new Error('database or disk is full')
      })
    },
  }
  const log = new SqlLog(failing)
  log.create('A', entry(1, 'Opened'), 1)
  isFull = true
  log.append('A', batch([entry(1, 'Lost')], 'k1'), 2)
  expect(() => log.commit()).toThrow('full')
  isFull = false
  expect(log.load('A')).toEqual({ entries: [entry(1, 'Opened')], commands: [] })
  log.append('A', batch([entry(1, 'Kept')], 'k2'), 2)
  log.commit()
  expect(log.load('A')).toEqual({ entries: [entry(1, 'Opened'), entry(1, 'Kept')], commands: ['k2'] })
  log.close()
})

test('LOG-2 LOG-3 after a crash every room finds its last row, whether or not that had been written down', () => {
  const file = join(folder, 'crashed.sqlite')
  const rooms = ['A', 'B', 'C']
  let log = new SqlLog(openSqlite(file))
  for (const room of rooms) log.create(room, entry(1, room), 1)
  for (let turn = 1; turn <= 1_500; turn++) {
    const entries = [entry(1 + Math.floor(turn / 100), `T${turn}`)]
    log.append(rooms[turn % 2] as string, batch(entries, `k${turn}`), turn)
    log.commit()
    if (turn % 400 !== 0) continue
    log.close()
    log = new SqlLog(openSqlite(file))
  }
  expect(log.load('A')?.entries).toEqual([entry(16, 'T1500')])
  expect(log.load('A')?.commands).toHaveLength(rememberedCommands)
  expect(log.load('A')?.commands.at(-1)).toBe('k1500')
  expect(log.load('B')?.entries).toHaveLength(50)
  expect(log.load('C')?.entries).toEqual([entry(1, 'C')])
  expect(log.forget(1_500)).toBe(2)
  expect(log.load('A')?.commands.at(-1)).toBe('k1500')
  expect(log.load('B')).toBeNull()
  log.close()
})

test('LOG-9 the file can be copied while its owner goes on', async () => {
  const file = join(folder, 'busy.sqlite')
  const log = new SqlLog(openSqlite(file))
  log.create('A', entry(1, 'Opened'), 1)
  await copySqlite(file, join(folder, 'copy.sqlite'))
  log.create('B', entry(1, 'Opened'), 1)
  log.close()
  const copy = new SqlLog(openSqlite(join(folder, 'copy.sqlite')))
  expect(copy.load('A')?.entries).toHaveLength(1)
  expect(copy.load('B')).toBeNull()
  copy.close()
})

test('LOG-10 the database, what lies beside it and its copies can be read by their owner alone', async () => {
  const [file, copy] = [join(folder, 'private.sqlite'), join(folder, 'private-copy.sqlite')]
  writeFileSync(file, '', { mode: 0o644 })
  const log = new SqlLog(openSqlite(file))
  log.create('A', entry(1, 'Opened'), 1)
  await copySqlite(file, copy)
  const modes = [file, `${file}-wal`, `${file}-shm`, `${file}.lock`, copy].map((path) => statSync(path).mode & 0o777)
  expect(new Set(modes)).toEqual(new Set([0o600]))
  symlinkSync(file, `${copy}.link`)
  expect([file, `${file}-wal`, `${copy}.link`].every((path) => isPartOf(file, path))).toBe(true)
  expect([copy, join(folder, 'new.sqlite')].some((path) => isPartOf(file, path))).toBe(false)
  log.close()
})

test('LOG-11 a write-ahead log that is missing or cut is noticed when the database is opened, and a whole one is not', () => {
  const file = join(folder, 'noted.sqlite')
  /** Opens it and stores something more, and ends without a goodbye if it is killed. */
  const live = (at: number, isKilled: boolean) => {
    const note = new ProgressNote(file)
    const log = new SqlLog(openSqlite(file))
    const hasLost = note.hasLost(log.latest())
    log.create(`R${at}`, entry(1, 'Opened'), at)
    note.write(log.latest(), !isKilled)
    const kept = readFileSync(`${file}-wal`)
    log.close()
    // To close it folds the log into the database; this is how it had lain there.
    if (isKilled) copyFileSync(`${file}.before`, file)
    if (isKilled) writeFileSync(`${file}-wal`, kept)
    return hasLost
  }
  expect(live(1, false)).toBe(false)
  copyFileSync(file, `${file}.before`)
  expect(live(2, true)).toBe(false)
  const whole = readFileSync(`${file}-wal`)
  expect(live(3, false)).toBe(false)
  copyFileSync(`${file}.before`, file)
  expect(live(4, true)).toBe(true)
  rmSync(`${file}-wal`)
  expect(live(5, true)).toBe(true)
  writeFileSync(`${file}-wal`, whole.subarray(0, 40))
  expect(live(6, false)).toBe(true)
})

test('LOG-8 one process owns the file', () => {
  const file = join(folder, 'owned.sqlite')
  const owner = new SqlLog(openSqlite(file))
  owner.create('A', entry(1, 'Opened'), 1)
  expect(() => openSqlite(file)).toThrow('locked')
  owner.close()
  const heir = new SqlLog(openSqlite(file))
  expect(heir.load('A')?.entries).toHaveLength(1)
  heir.close()
})

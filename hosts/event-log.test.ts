import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Entry, rememberedCommands } from '#room'
import type { EventLog } from './event-log.ts'
import { MemoryLog } from './memory-log.ts'
import { copySqlite, openSqlite } from './node/sqlite.ts'
import { SqlLog } from './sql-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-log-'))
let files = 0

/** Every log that a host may use keeps this contract. */
const logs: Record<string, () => EventLog> = {
  memory: () => new MemoryLog(),
  SQLite: () => new SqlLog(openSqlite(join(folder, `${files++}.sqlite`))),
}

afterAll(() => rmSync(folder, { recursive: true }))

const entry = (chapter: number, type: string, audience: Entry['record']['audience'] = 'everyone'): Entry => ({
  chapter,
  rules: 'lobby',
  record: { event: { type }, audience },
})

for (const [name, open] of Object.entries(logs)) {
  describe(name, () => {
    test(`LOG-1 a room is made once (${name})`, () => {
      const log = open()
      expect(log.create('A', entry(1, 'Opened'), 1)).toBe(true)
      expect(log.create('A', entry(1, 'Other'), 1)).toBe(false)
      expect(log.load('A')).toEqual({ entries: [entry(1, 'Opened')], commands: [] })
      expect(log.load('B')).toBeNull()
      log.close()
    })

    test(`LOG-2 what is appended is there after the commit and not before, in order and with its audience (${name})`, () => {
      const log = open()
      log.create('A', entry(1, 'Opened'), 1)
      const more = [entry(1, 'One', [3, 1]), entry(1, 'Two', 'nobody'), entry(1, 'Three')]
      log.append('A', more, 'k1', 2)
      expect(log.load('A')?.entries).toHaveLength(1)
      log.commit()
      expect(log.load('A')).toEqual({ entries: [entry(1, 'Opened'), ...more], commands: ['k1'] })
      log.commit()
      expect(log.load('A')?.entries).toHaveLength(4)
      log.close()
    })

    test(`LOG-3 only the last chapter is loaded, and the commands across chapters (${name})`, () => {
      const log = open()
      log.create('A', entry(1, 'Opened'), 1)
      log.append('A', [entry(1, 'Old')], 'k1', 2)
      log.append('A', [entry(2, 'Opened'), entry(2, 'New')], 'k2', 2)
      log.commit()
      expect(log.load('A')).toEqual({ entries: [entry(2, 'Opened'), entry(2, 'New')], commands: ['k1', 'k2'] })
      log.close()
    })

    test(`LOG-4 many rooms share a commit and stay apart (${name})`, () => {
      const log = open()
      for (const room of ['A', 'B', 'C']) log.create(room, entry(1, room), 1)
      for (const room of ['A', 'B', 'C', 'A']) log.append(room, [entry(1, `${room}!`)], null, 2)
      log.commit()
      expect(log.load('A')?.entries.map(({ record }) => record.event.type)).toEqual(['A', 'A!', 'A!'])
      expect(log.load('C')?.entries.map(({ record }) => record.event.type)).toEqual(['C', 'C!'])
      log.close()
    })

    test(`LOG-5 as many commands are remembered as a room remembers (${name})`, () => {
      const log = open()
      log.create('A', entry(1, 'Opened'), 1)
      for (let at = 0; at < rememberedCommands + 5; at++) log.append('A', [], `k${at}`, 2)
      log.commit()
      const commands = log.load('A')?.commands ?? []
      expect(commands).toHaveLength(rememberedCommands)
      expect([commands[0], commands.at(-1)]).toEqual(['k5', `k${rememberedCommands + 4}`])
      log.close()
    })

    test(`LOG-6 alarms are kept with the commit, and old rooms are forgotten (${name})`, () => {
      const log = open()
      for (const room of ['A', 'B']) log.create(room, entry(1, 'Opened'), 10)
      log.alarm('A', 500)
      log.append('B', [entry(1, 'Touched')], null, 90)
      log.commit()
      expect(log.alarms()).toEqual([{ room: 'A', at: 500 }])
      log.alarm('A', null)
      log.commit()
      expect(log.alarms()).toEqual([])
      expect(log.forget(50)).toBe(1)
      expect(log.load('A')).toBeNull()
      expect(log.load('B')?.entries).toHaveLength(2)
      expect(log.create('A', entry(1, 'Again'), 100)).toBe(true)
      log.close()
    })
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
  log.append('A', [entry(1, 'Lost')], 'k1', 2)
  expect(() => log.commit()).toThrow('full')
  isFull = false
  expect(log.load('A')).toEqual({ entries: [entry(1, 'Opened')], commands: [] })
  log.append('A', [entry(1, 'Kept')], 'k2', 2)
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
    log.append(rooms[turn % 2] as string, [entry(1 + Math.floor(turn / 100), `T${turn}`)], `k${turn}`, turn)
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

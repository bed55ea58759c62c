import type { Recorded } from '#engine'
import { type Batch, type Entry, rememberedCommands, type StoredChapter } from '#room'
import type { EventLog } from './event-log.ts'
import { LastRows } from './last-rows.ts'

type Value = string | number | null

/** The little of a SQL database that the log needs; each host brings its own. */
export interface Sql {
  run(statement: string, ...values: Value[]): number
  all(statement: string, ...values: Value[]): Record<string, Value>[]
  /** All of it or nothing; throws where it failed. */
  transaction(work: () => void): void
  close(): void
}

const schema = [
  'CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, alarm INTEGER, last INTEGER) STRICT, WITHOUT ROWID',
  // Each row names its room's row before it. Without an index, what many rooms do is appended to one page.
  `CREATE TABLE IF NOT EXISTS runs (
     id INTEGER PRIMARY KEY, room TEXT NOT NULL, before INTEGER, at INTEGER NOT NULL,
     chapter INTEGER NOT NULL, rules TEXT NOT NULL, events TEXT NOT NULL, commands TEXT NOT NULL) STRICT`,
  // Up to which row the rooms know their last one.
  'CREATE TABLE IF NOT EXISTS progress (one INTEGER PRIMARY KEY CHECK (one = 1), noted INTEGER NOT NULL) STRICT',
  'INSERT INTO progress VALUES (1, 0) ON CONFLICT DO NOTHING',
  // For people and tools: one row an event, one row a command.
  `CREATE VIEW IF NOT EXISTS events AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY runs.id, key) AS number,
       chapter, rules, value -> 0 AS audience, value -> 1 AS event
     FROM runs, json_each(runs.events)`,
  `CREATE VIEW IF NOT EXISTS commands AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY runs.id, key) AS number, value AS id
     FROM runs, json_each(runs.commands)`,
]

/** The rooms that lie in a database. To ask makes no table in an empty one. */
export function roomsIn(sql: Sql): string[] {
  const [table] = sql.all("SELECT name FROM sqlite_master WHERE name = 'rooms'")
  return table ? sql.all('SELECT code FROM rooms').map(({ code }) => code as string) : []
}

/** What one turn of the event loop has brought to a room, as far as it is of one chapter and by the same rules. */
interface Run<R = Recorded> {
  readonly chapter: number
  readonly rules: string
  readonly records: R[]
  readonly commands: string[]
  readonly at: number
}

/** Its records are written already, as they will be stored. */
type NewRun = Run<string>

/** Rooms in a SQL database, one row for what a turn of the event loop brings to a room, or a few. */
export class SqlLog implements EventLog {
  readonly #sql: Sql
  readonly #lastRows: LastRows
  #runs = new Map<string, NewRun[]>()
  #alarms = new Map<string, number | null>()

  constructor(sql: Sql) {
    this.#sql = sql
    for (const statement of schema) sql.run(statement)
    this.#lastRows = new LastRows(sql)
  }

  create(room: string, opening: Entry, now: number): boolean {
    let made = false
    this.#transact(() => {
      made = this.#sql.run('INSERT INTO rooms VALUES (?, NULL, NULL) ON CONFLICT DO NOTHING', room) > 0
      const { chapter, rules, record } = opening
      if (made) this.#store(room, { chapter, rules, records: [packed(record)], commands: [], at: now })
    })
    return made
  }

  load(room: string): StoredChapter | null {
    const runs: Run[] = []
    let [chapter, remembered] = [0, 0]
    for (const run of this.#runsOf(room)) {
      if (chapter === 0) chapter = run.chapter
      if (run.chapter < chapter && remembered >= rememberedCommands) break
      runs.push(run)
      remembered += run.commands.length
    }
    if (runs.length === 0) return null
    runs.reverse()
    const last = runs.filter((run) => run.chapter === chapter)
    return {
      entries: last.flatMap(({ rules, records }) => records.map((record) => ({ chapter, rules, record }))),
      commands: runs.flatMap(({ commands }) => commands).slice(-rememberedCommands),
    }
  }

  append(room: string, { chapter, rules, records, command }: Batch, now: number): number {
    const run = this.#runFor(room, chapter, rules, now)
    const texts = records.map(packed)
    run.records.push(...texts)
    if (command !== null) run.commands.push(command)
    return texts.reduce((sum, { length }) => sum + length, command?.length ?? 0)
  }

  storedSince(room: string, since: number): number {
    let bytes = 0
    for (let id = this.#lastRows.of(room); id !== null; ) {
      const [row] = this.#sql.all(
        'SELECT before, length(events) + length(commands) AS bytes FROM runs WHERE id = ? AND at >= ?',
        ...[id, since],
      )
      bytes += Number(row?.['bytes'] ?? 0)
      id = (row?.['before'] ?? null) as number | null
    }
    return bytes
  }

  alarm(room: string, at: number | null): void {
    this.#alarms.set(room, at)
  }

  commit(): void {
    const [runs, alarms] = [this.#runs, this.#alarms]
    if (runs.size + alarms.size === 0) return
    this.#runs = new Map()
    this.#alarms = new Map()
    this.#transact(() => {
      for (const [room, ofRoom] of runs) for (const run of ofRoom) this.#store(room, run)
      for (const [room, at] of alarms) this.#sql.run('UPDATE rooms SET alarm = ? WHERE code = ?', at, room)
      this.#lastRows.note()
    })
  }

  probe(): void {
    // A few bytes would still find their place on a disk that is full.
    this.#transact(() => {
      this.#sql.run('CREATE TABLE IF NOT EXISTS probe (bytes BLOB)')
      this.#sql.run('INSERT INTO probe VALUES (zeroblob(262144))')
    })
    this.#transact(() => this.#sql.run('DROP TABLE probe'))
  }

  alarms(): { readonly room: string; readonly at: number }[] {
    const rows = this.#sql.all('SELECT code, alarm FROM rooms WHERE alarm IS NOT NULL')
    return rows.map(({ code, alarm }) => ({ room: code as string, at: alarm as number }))
  }

  touched(room: string): number | null {
    const [row] = this.#sql.all('SELECT at FROM runs WHERE id = ?', this.#lastRows.of(room))
    return (row?.['at'] as number | undefined) ?? null
  }

  latest(): number | null {
    const [row] = this.#sql.all('SELECT at FROM runs ORDER BY id DESC LIMIT 1')
    return (row?.['at'] as number | undefined) ?? null
  }

  forget(before: number): number {
    let old: string[] = []
    this.#transact(() => {
      this.#lastRows.note(true)
      const rows = this.#sql.all('SELECT code FROM rooms JOIN runs ON runs.id = rooms.last WHERE at < ?', before)
      old = rows.map(({ code }) => code as string)
      for (const room of old) this.#delete(room)
    })
    return old.length
  }

  close(): void {
    this.#sql.close()
  }

  /** The room's last run, if it goes on; else a new one. */
  #runFor(room: string, chapter: number, rules: string, at: number): NewRun {
    const runs = this.#runs.get(room)
    const last = runs?.at(-1)
    if (last?.chapter === chapter && last.rules === rules) return last
    const run: NewRun = { chapter, rules, records: [], commands: [], at }
    if (runs) runs.push(run)
    else this.#runs.set(room, [run])
    return run
  }

  #store(room: string, { chapter, rules, records, commands, at }: NewRun): void {
    const before = this.#lastRows.of(room)
    this.#sql.run(
      'INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[this.#lastRows.next(room), room, before, at, chapter, rules],
      ...[`[${records.join()}]`, JSON.stringify(commands)],
    )
  }

  /** A room's runs, the last one first. */
  *#runsOf(room: string): Generator<Run> {
    for (let id = this.#lastRows.of(room); id !== null; ) {
      const [row] = this.#sql.all('SELECT * FROM runs WHERE id = ?', id)
      if (!row) return
      id = row['before'] as number | null
      yield {
        chapter: row['chapter'] as number,
        rules: row['rules'] as string,
        at: row['at'] as number,
        records: recordsOf(row['events'] as string),
        commands: JSON.parse(row['commands'] as string),
      }
    }
  }

  #delete(room: string): void {
    for (let id = this.#lastRows.of(room); id !== null; ) {
      const [row] = this.#sql.all('DELETE FROM runs WHERE id = ? RETURNING before', id)
      id = (row?.['before'] ?? null) as number | null
    }
    this.#sql.run('DELETE FROM rooms WHERE code = ?', room)
  }

  /** What fails is not stored, and what is in memory follows. */
  #transact(work: () => void): void {
    try {
      this.#sql.transaction(work)
    } catch (error) {
      this.#lastRows.forget()
      throw error
    }
  }
}

type PackedRecord = [Recorded['audience'], Recorded['event']]

function packed({ audience, event }: Recorded): string {
  return JSON.stringify([audience, event] satisfies PackedRecord)
}

function recordsOf(text: string): Recorded[] {
  return (JSON.parse(text) as PackedRecord[]).map(([audience, event]) => ({ audience, event }))
}

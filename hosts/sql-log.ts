import { type Entry, rememberedCommands, type Stored } from '#room'
import type { EventLog } from './event-log.ts'
import { Heads } from './heads.ts'

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
  `CREATE TABLE IF NOT EXISTS turns (
     id INTEGER PRIMARY KEY, room TEXT NOT NULL, before INTEGER, at INTEGER NOT NULL,
     chapter INTEGER NOT NULL, events TEXT NOT NULL, commands TEXT NOT NULL) STRICT`,
  // Up to which row the rooms know their last one.
  'CREATE TABLE IF NOT EXISTS progress (one INTEGER PRIMARY KEY CHECK (one = 1), noted INTEGER NOT NULL) STRICT',
  'INSERT INTO progress VALUES (1, 0) ON CONFLICT DO NOTHING',
  // For people and tools: one row an event, one row a command.
  `CREATE VIEW IF NOT EXISTS events AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY turns.id, key) AS number,
       value ->> 0 AS chapter, value ->> 1 AS rules, value -> 2 AS audience, value -> 3 AS event
     FROM turns, json_each(turns.events)`,
  `CREATE VIEW IF NOT EXISTS commands AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY turns.id, key) AS number, value AS id
     FROM turns, json_each(turns.commands)`,
]

/** What one turn of the event loop has brought to a room. */
interface Turn {
  readonly entries: Entry[]
  readonly commands: string[]
  at: number
}

interface Row extends Turn {
  /** Of its last event; 0 where it has none. */
  readonly chapter: number
}

/** Rooms in a SQL database, one row for whatever a turn of the event loop brings to a room. */
export class SqlLog implements EventLog {
  readonly #sql: Sql
  readonly #heads: Heads
  #turns = new Map<string, Turn>()
  #alarms = new Map<string, number | null>()

  constructor(sql: Sql) {
    this.#sql = sql
    for (const statement of schema) sql.run(statement)
    this.#heads = new Heads(sql)
  }

  create(room: string, opening: Entry, now: number): boolean {
    let made = false
    this.#transact(() => {
      made = this.#sql.run('INSERT INTO rooms VALUES (?, NULL, NULL) ON CONFLICT DO NOTHING', room) > 0
      if (made) this.#store(room, { entries: [opening], commands: [], at: now })
    })
    return made
  }

  load(room: string): Stored | null {
    const entries: Entry[][] = []
    const commands: string[][] = []
    let [chapter, remembered] = [0, 0]
    for (const row of this.#rowsOf(room)) {
      if (chapter === 0) chapter = row.chapter
      if (row.entries.length > 0 && row.chapter < chapter && remembered >= rememberedCommands) break
      entries.push(row.entries.filter((entry) => entry.chapter === chapter))
      commands.push(row.commands)
      remembered += row.commands.length
    }
    if (entries.length === 0) return null
    return { entries: entries.reverse().flat(), commands: commands.reverse().flat().slice(-rememberedCommands) }
  }

  append(room: string, entries: readonly Entry[], command: string | null, now: number): void {
    const turn = this.#turns.get(room) ?? { entries: [], commands: [], at: now }
    this.#turns.set(room, turn)
    turn.entries.push(...entries)
    if (command !== null) turn.commands.push(command)
    turn.at = now
  }

  alarm(room: string, at: number | null): void {
    this.#alarms.set(room, at)
  }

  commit(): void {
    const [turns, alarms] = [this.#turns, this.#alarms]
    if (turns.size + alarms.size === 0) return
    this.#turns = new Map()
    this.#alarms = new Map()
    this.#transact(() => {
      for (const [room, turn] of turns) this.#store(room, turn)
      for (const [room, at] of alarms) this.#sql.run('UPDATE rooms SET alarm = ? WHERE code = ?', at, room)
      this.#heads.note()
    })
  }

  alarms(): { readonly room: string; readonly at: number }[] {
    const rows = this.#sql.all('SELECT code, alarm FROM rooms WHERE alarm IS NOT NULL')
    return rows.map(({ code, alarm }) => ({ room: code as string, at: alarm as number }))
  }

  forget(before: number): number {
    let old: string[] = []
    this.#transact(() => {
      this.#heads.note(true)
      const rows = this.#sql.all('SELECT code FROM rooms JOIN turns ON turns.id = rooms.last WHERE at < ?', before)
      old = rows.map(({ code }) => code as string)
      for (const room of old) this.#delete(room)
    })
    return old.length
  }

  close(): void {
    this.#sql.close()
  }

  #store(room: string, { entries, commands, at }: Turn): void {
    const before = this.#heads.of(room)
    const chapter = entries.at(-1)?.chapter ?? 0
    const events = JSON.stringify(entries.map(packed))
    this.#sql.run(
      'INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[this.#heads.next(room), room, before, at, chapter, events, JSON.stringify(commands)],
    )
  }

  /** A room's rows, the last one first. */
  *#rowsOf(room: string): Generator<Row> {
    for (let id = this.#heads.of(room); id !== null; ) {
      const [row] = this.#sql.all('SELECT * FROM turns WHERE id = ?', id)
      if (!row) return
      id = row['before'] as number | null
      yield {
        chapter: row['chapter'] as number,
        at: row['at'] as number,
        entries: entriesOf(row['events'] as string),
        commands: JSON.parse(row['commands'] as string),
      }
    }
  }

  #delete(room: string): void {
    for (let id = this.#heads.of(room); id !== null; ) {
      const [row] = this.#sql.all('DELETE FROM turns WHERE id = ? RETURNING before', id)
      id = (row?.['before'] ?? null) as number | null
    }
    this.#sql.run('DELETE FROM rooms WHERE code = ?', room)
  }

  /** What fails is not stored, and what is in memory follows. */
  #transact(work: () => void): void {
    try {
      this.#sql.transaction(work)
    } catch (error) {
      this.#heads.forget()
      throw error
    }
  }
}

type PackedEntry = [Entry['chapter'], Entry['rules'], Entry['record']['audience'], Entry['record']['event']]

function packed({ chapter, rules, record }: Entry): PackedEntry {
  return [chapter, rules, record.audience, record.event]
}

function entriesOf(text: string): Entry[] {
  const stored = JSON.parse(text) as PackedEntry[]
  return stored.map(([chapter, rules, audience, event]) => ({ chapter, rules, record: { audience, event } }))
}

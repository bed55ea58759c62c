import { type Entry, rememberedCommands, type Stored } from '#room'
import type { EventLog } from './event-log.ts'

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
  'CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, alarm INTEGER) STRICT, WITHOUT ROWID',
  // With a rowid: rows of many rooms are appended to one page, and only the slim index is scattered.
  `CREATE TABLE IF NOT EXISTS turns (
     room TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
     chapter INTEGER NOT NULL, events TEXT NOT NULL, commands TEXT NOT NULL,
     PRIMARY KEY (room, number)) STRICT`,
  // For people and tools: one row an event, one row a command.
  `CREATE VIEW IF NOT EXISTS events AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY number, key) AS number,
       value ->> 0 AS chapter, value ->> 1 AS rules, value -> 2 AS audience, value -> 3 AS event
     FROM turns, json_each(turns.events)`,
  `CREATE VIEW IF NOT EXISTS commands AS
     SELECT room, row_number() OVER (PARTITION BY room ORDER BY number, key) AS number, value AS id
     FROM turns, json_each(turns.commands)`,
]

/** What one turn of the event loop has brought to a room. */
interface Turn {
  readonly entries: Entry[]
  readonly commands: string[]
  at: number
}

/** Rooms in a SQL database, one row for whatever a turn of the event loop brings to a room. */
export class SqlLog implements EventLog {
  readonly #sql: Sql
  /** The number of each room's last row. */
  readonly #last = new Map<string, number>()
  #turns = new Map<string, Turn>()
  #alarms = new Map<string, number | null>()

  constructor(sql: Sql) {
    this.#sql = sql
    for (const statement of schema) sql.run(statement)
  }

  create(room: string, opening: Entry, now: number): boolean {
    let made = false
    this.#sql.transaction(() => {
      made = this.#sql.run('INSERT INTO rooms VALUES (?, NULL) ON CONFLICT DO NOTHING', room) > 0
      if (made) this.#store(room, { entries: [opening], commands: [], at: now })
    })
    return made
  }

  load(room: string): Stored | null {
    const last = 'SELECT max(chapter) FROM turns WHERE room = ?1'
    const rows = this.#sql.all(`SELECT * FROM turns WHERE room = ?1 AND chapter = (${last}) ORDER BY number`, room)
    if (rows.length === 0) return null
    const entries = rows.flatMap(({ chapter, events }) =>
      entriesOf(events as string).filter((entry) => entry.chapter === chapter),
    )
    const recent = `SELECT commands FROM turns WHERE room = ? AND commands <> '[]' ORDER BY number DESC LIMIT ?`
    const commands = this.#sql.all(recent, room, rememberedCommands).reverse()
    const ids = commands.flatMap((row) => JSON.parse(row['commands'] as string) as string[])
    return { entries, commands: ids.slice(-rememberedCommands) }
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
    try {
      this.#sql.transaction(() => {
        for (const [room, turn] of turns) this.#store(room, turn)
        for (const [room, at] of alarms) this.#sql.run('UPDATE rooms SET alarm = ? WHERE code = ?', at, room)
      })
    } catch (error) {
      this.#last.clear()
      throw error
    }
  }

  alarms(): { readonly room: string; readonly at: number }[] {
    const rows = this.#sql.all('SELECT code, alarm FROM rooms WHERE alarm IS NOT NULL')
    return rows.map(({ code, alarm }) => ({ room: code as string, at: alarm as number }))
  }

  forget(before: number): number {
    let gone = 0
    this.#sql.transaction(() => {
      const lastTouched = 'SELECT at FROM turns WHERE room = code ORDER BY number DESC LIMIT 1'
      gone = this.#sql.run(`DELETE FROM rooms WHERE (${lastTouched}) < ?`, before)
      this.#sql.run('DELETE FROM turns WHERE room NOT IN (SELECT code FROM rooms)')
    })
    this.#last.clear()
    return gone
  }

  close(): void {
    this.#sql.close()
  }

  #store(room: string, { entries, commands, at }: Turn): void {
    const number = this.#lastOf(room) + 1
    this.#last.set(room, number)
    const chapter = entries.at(-1)?.chapter ?? 0
    const events = JSON.stringify(entries.map(packed))
    this.#sql.run(
      'INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?)',
      ...[room, number, at, chapter, events, JSON.stringify(commands)],
    )
  }

  #lastOf(room: string): number {
    const known = this.#last.get(room)
    if (known !== undefined) return known
    return Number(this.#sql.all('SELECT max(number) AS last FROM turns WHERE room = ?', room)[0]?.['last'] ?? 0)
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

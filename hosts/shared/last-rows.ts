import type { Sql } from './sql-log.ts'

/** How many rows may lie in the log before each room's last one is written down. */
const rowsBetweenNotes = 1_000

interface Known {
  /** The last row of each room where it is not written down yet. */
  readonly fresh: Map<string, number>
  /** The last row of all. */
  last: number
  /** Up to which row that is written down. */
  noted: number
}

/**
 * Where each room's last row lies. Writing that down for every row would touch as many pages as there are rooms, so it
 * is written now and then; after a crash the rows since are read again.
 */
export class LastRows {
  readonly #sql: Sql
  #known: Known | null = null

  constructor(sql: Sql) {
    this.#sql = sql
  }

  of(room: string): number | null {
    const fresh = this.#now.fresh.get(room)
    if (fresh !== undefined) return fresh
    return (this.#sql.all('SELECT last FROM rooms WHERE code = ?', room)[0]?.['last'] as number | null) ?? null
  }

  /** The number of a new row, which is now its room's last. */
  next(room: string): number {
    const now = this.#now
    now.fresh.set(room, ++now.last)
    return now.last
  }

  /** Writes them down, within a transaction, if it is time. */
  note(isTime = this.#now.last - this.#now.noted >= rowsBetweenNotes): void {
    const now = this.#now
    if (!isTime) return
    for (const [room, last] of now.fresh) this.#sql.run('UPDATE rooms SET last = ? WHERE code = ?', last, room)
    this.#sql.run('UPDATE progress SET noted = ?', now.last)
    now.noted = now.last
    now.fresh.clear()
  }

  /** What was thought to be stored is not: the next question is answered from what is. */
  forget(): void {
    this.#known = null
  }

  get #now(): Known {
    this.#known ??= this.#recover()
    return this.#known
  }

  #recover(): Known {
    const noted = Number(this.#sql.all('SELECT noted FROM progress')[0]?.['noted'] ?? 0)
    const rows = this.#sql.all('SELECT room, max(id) AS last FROM runs WHERE id > ? GROUP BY room', noted)
    const fresh = new Map(rows.map(({ room, last }) => [room as string, last as number]))
    return { fresh, last: Math.max(noted, ...fresh.values()), noted }
  }
}

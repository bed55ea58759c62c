import type { Sql } from '../sql-log.ts'

/** The SQLite database of one Durable Object. */
export function objectSql(storage: DurableObjectStorage): Sql {
  const { sql } = storage
  return {
    run(statement, ...values) {
      const cursor = sql.exec(statement, ...values)
      cursor.toArray()
      return cursor.rowsWritten
    },
    all: (statement, ...values) => sql.exec(statement, ...values).toArray() as ReturnType<Sql['all']>,
    transaction: (work) => storage.transactionSync(work),
    close() {},
  }
}

/** The room that lies here, or null. To ask makes no table: a wrong code leaves nothing behind. */
export function roomIn(sql: Sql): string | null {
  const [table] = sql.all("SELECT name FROM sqlite_master WHERE name = 'rooms'")
  const [room] = table ? sql.all('SELECT code FROM rooms') : []
  return (room?.['code'] as string | undefined) ?? null
}

/** When the room was last touched. */
export function lastTouch(sql: Sql): number {
  return Number(sql.all('SELECT at FROM turns ORDER BY id DESC LIMIT 1')[0]?.['at'] ?? 0)
}

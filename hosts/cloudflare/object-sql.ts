import type { Sql } from '#hosts/shared'

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

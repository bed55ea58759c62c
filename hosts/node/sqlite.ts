import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '../sql-log.ts'

/** A vote changes a few hundred bytes: with small pages little else is written along with them. */
const pageBytes = 1_024
/** 40 MB: a page that changes with every turn is copied into the file once for many of them. */
const pagesBetweenCheckpoints = 40_000

/** One SQLite file, durable at every commit: a write-ahead log, synced before anybody is told. */
export function openSqlite(file: string): Sql {
  const lock = own(file)
  const database = new DatabaseSync(file)
  for (const pragma of [
    `page_size = ${pageBytes}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    `wal_autocheckpoint = ${pagesBetweenCheckpoints}`,
  ]) {
    database.exec(`PRAGMA ${pragma}`)
  }
  const prepared = new Map<string, StatementSync>()
  const prepare = (statement: string): StatementSync => {
    const known = prepared.get(statement) ?? database.prepare(statement)
    prepared.set(statement, known)
    return known
  }
  return {
    run: (statement, ...values) => Number(prepare(statement).run(...values).changes),
    all: (statement, ...values) => prepare(statement).all(...values) as ReturnType<Sql['all']>,
    transaction(work) {
      prepare('BEGIN IMMEDIATE').run()
      try {
        work()
        prepare('COMMIT').run()
      } catch (error) {
        // A full disk has rolled back by itself already.
        if (database.isTransaction) prepare('ROLLBACK').run()
        throw error
      }
    },
    close() {
      database.close()
      lock.close()
    },
  }
}

/** One process owns the file, by holding the lock of a file beside it; the operating system lets go when it dies. */
function own(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Copies the file while its owner goes on writing. */
export async function copySqlite(file: string, to: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(database, to)
  } finally {
    database.close()
  }
}

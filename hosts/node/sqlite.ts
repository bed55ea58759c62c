import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '#hosts/shared'

/** A vote changes a few hundred bytes: with small pages little else is written along with them. */
const pageBytes = 1_024
/** 40 MB: a page that changes with every turn is copied into the file once for many of them. */
const pagesBetweenCheckpoints = 40_000

/** One SQLite file, durable at every commit: a write-ahead log, synced before anybody is told. */
export function openSqlite(file: string): Sql {
  keepPrivate(file)
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
  keepPrivate(`${file}.lock`)
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Nobody but its owner reads it. SQLite makes the files beside it alike. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** Whether a file is the database or one of those beside it, under whatever name. */
export function isPartOf(database: string, file: string): boolean {
  const parts = ['', '-wal', '-shm', '.lock', '.note'].map((end) => `${database}${end}`).filter(existsSync)
  const [one, all] = [existsSync(file) ? statSync(file) : null, parts.map((part) => statSync(part))]
  return all.some(({ dev, ino }) => one?.dev === dev && one.ino === ino)
}

/** Copies the file while its owner goes on writing. */
export async function copySqlite(file: string, to: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    keepPrivate(to)
    await backup(database, to)
  } finally {
    database.close()
  }
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const note = v.object({ stored: v.nullable(v.number()), isClosed: v.boolean() })
type Note = v.InferOutput<typeof note>

/**
 * Beside the database: how far it had come, and whether it was closed. Without it a write-ahead log that is missing or
 * cut would not be noticed, for what is left is a whole database of an earlier time.
 */
export class ProgressNote {
  readonly #file: string
  readonly #before: Note | null
  readonly #hadLog: boolean
  #written = ''

  /** To be made before the database is opened, which makes a log anew. */
  constructor(database: string) {
    this.#file = `${database}.note`
    this.#before = read(this.#file)
    this.#hadLog = existsSync(`${database}-wal`)
  }

  /** Whether the database has less than it had, judged by when it last stored something. */
  hasLost(stored: number | null): boolean {
    if (this.#before === null) return false
    const lacksLog = !this.#before.isClosed && !this.#hadLog
    return lacksLog || (stored ?? 0) < (this.#before.stored ?? 0)
  }

  /** Never stands in the way: a disk that is full is noticed elsewhere. */
  write(stored: number | null, isClosed = false): void {
    const text = JSON.stringify({ stored, isClosed } satisfies Note)
    if (text === this.#written) return
    try {
      writeFileSync(`${this.#file}.new`, text, { mode: 0o600 })
      renameSync(`${this.#file}.new`, this.#file)
      this.#written = text
    } catch {}
  }
}

function read(file: string): Note | null {
  try {
    return v.parse(note, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

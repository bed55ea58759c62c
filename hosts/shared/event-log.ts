import type { Batch, Entry, StoredChapter } from '#room'

/** Where the rooms of one host are kept. What is appended waits; `commit` stores all of it or nothing. */
export interface EventLog {
  /** Says false where the code is taken. */
  create(room: string, opening: Entry, now: number): boolean
  load(room: string): StoredChapter | null
  /** Says how many bytes that will be. */
  append(room: string, batch: Batch, now: number): number
  /** When the room wants to be woken; kept with the next commit. */
  alarm(room: string, at: number | null): void
  /** Throws where it failed: then nothing that was appended since the last commit is stored. */
  commit(): void
  /** Writes what changes nothing; throws where nothing can be written. */
  probe(): void
  /** The rooms with an alarm, so that a restarted host can keep their deadlines. */
  alarms(): { readonly room: string; readonly at: number }[]
  /** When something was last stored in a room, or null where there is none. */
  touched(room: string): number | null
  /** How many bytes were stored in a room since. */
  storedSince(room: string, at: number): number
  /** When something was last stored at all, or null where nothing was. */
  latest(): number | null
  /** Deletes the rooms that nobody has touched since, and says how many. */
  forget(before: number): number
  close(): void
}

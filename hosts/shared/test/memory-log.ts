import type { EventLog } from '#hosts/shared'
import { type Batch, type Entry, rememberedCommands, type StoredChapter } from '#room'

interface RoomInMemory {
  entries: readonly Entry[]
  commands: readonly string[]
  touched: number
  alarm: number | null
}

/** Rooms in memory, for tests. It keeps the contract of every log. */
export class MemoryLog implements EventLog {
  readonly #rooms = new Map<string, RoomInMemory>()
  #waiting: (() => void)[] = []

  create(room: string, opening: Entry, now: number): boolean {
    if (this.#rooms.has(room)) return false
    this.#rooms.set(room, { entries: [opening], commands: [], touched: now, alarm: null })
    return true
  }

  load(room: string): StoredChapter | null {
    const found = this.#rooms.get(room)
    if (!found) return null
    const last = found.entries.at(-1)?.chapter
    return { entries: found.entries.filter(({ chapter }) => chapter === last), commands: found.commands }
  }

  append(room: string, { chapter, rules, records, command }: Batch, now: number): number {
    this.#waiting.push(() => {
      const found = this.#rooms.get(room)
      if (!found) throw new Error('no such room')
      found.entries = [...found.entries, ...structuredClone(records).map((record) => ({ chapter, rules, record }))]
      if (command !== null) found.commands = [...found.commands, command].slice(-rememberedCommands)
      found.touched = now
    })
    return JSON.stringify(records).length
  }

  alarm(room: string, at: number | null): void {
    this.#waiting.push(() => {
      const found = this.#rooms.get(room)
      if (found) found.alarm = at
    })
  }

  commit(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const store of waiting) store()
  }

  probe(): void {}

  /** What a failing disk does. */
  fail(): void {
    this.#waiting = []
  }

  alarms(): { readonly room: string; readonly at: number }[] {
    return [...this.#rooms].flatMap(([room, { alarm }]) => (alarm === null ? [] : [{ room, at: alarm }]))
  }

  touched(room: string): number | null {
    return this.#rooms.get(room)?.touched ?? null
  }

  /** Nothing is written down, and so nothing is counted. */
  storedSince(): number {
    return 0
  }

  latest(): number | null {
    return this.#rooms.size === 0 ? null : Math.max(...[...this.#rooms.values()].map(({ touched }) => touched))
  }

  forget(before: number): number {
    const old = [...this.#rooms].filter(([, { touched }]) => touched < before)
    for (const [room] of old) this.#rooms.delete(room)
    return old.length
  }

  close(): void {}
}

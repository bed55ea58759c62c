import { deepStrictEqual as equal } from 'node:assert'
import type { EventLog } from '#hosts/shared'
import { type Batch, type Entry, rememberedCommands } from '#room'

export const entry = (chapter: number, type: string, audience: Entry['record']['audience'] = 'everyone'): Entry => ({
  chapter,
  rules: 'lobby',
  record: { event: { type }, audience },
})

/** What a decision may have brought: some events of one chapter, or none. */
export const batch = (entries: readonly Entry[], command: string | null): Batch => ({
  chapter: entries[0]?.chapter ?? 1,
  rules: 'lobby',
  records: entries.map(({ record }) => record),
  command,
})

/** What every log that a host may use keeps, wherever it runs: a fresh one is handed in, and it throws where it fails. */
export const logContract: Readonly<Record<string, (log: EventLog) => void>> = {
  'LOG-1 a room is made once': (log) => {
    equal(log.create('A', entry(1, 'Opened'), 1), true)
    equal(log.create('A', entry(1, 'Other'), 1), false)
    equal(log.load('A'), { entries: [entry(1, 'Opened')], commands: [] })
    equal(log.load('B'), null)
  },

  'LOG-2 what is appended is there after the commit and not before, in order and with its audience': (log) => {
    log.create('A', entry(1, 'Opened'), 1)
    const more = [entry(1, 'One', [3, 1]), entry(1, 'Two', 'nobody'), entry(1, 'Three')]
    log.append('A', batch(more, 'k1'), 2)
    equal(log.load('A')?.entries.length, 1)
    log.commit()
    equal(log.load('A'), { entries: [entry(1, 'Opened'), ...more], commands: ['k1'] })
    log.commit()
    equal(log.load('A')?.entries.length, 4)
  },

  'LOG-3 only the last chapter is loaded, and the commands across chapters': (log) => {
    log.create('A', entry(1, 'Opened'), 1)
    log.append('A', batch([entry(1, 'Old')], 'k1'), 2)
    log.append('A', batch([entry(2, 'Opened'), entry(2, 'New')], 'k2'), 2)
    log.commit()
    equal(log.load('A'), { entries: [entry(2, 'Opened'), entry(2, 'New')], commands: ['k1', 'k2'] })
  },

  'LOG-4 many rooms share a commit and stay apart': (log) => {
    for (const room of ['A', 'B', 'C']) log.create(room, entry(1, room), 1)
    for (const room of ['A', 'B', 'C', 'A']) log.append(room, batch([entry(1, `${room}!`)], null), 2)
    log.commit()
    const typesOf = (room: string) => log.load(room)?.entries.map(({ record }) => record.event.type)
    equal(typesOf('A'), ['A', 'A!', 'A!'])
    equal(typesOf('C'), ['C', 'C!'])
  },

  'LOG-5 as many commands are remembered as a room remembers': (log) => {
    log.create('A', entry(1, 'Opened'), 1)
    for (let at = 0; at < rememberedCommands + 5; at++) log.append('A', batch([], `k${at}`), 2)
    log.commit()
    const commands = log.load('A')?.commands ?? []
    equal([commands.length, commands[0], commands.at(-1)], [rememberedCommands, 'k5', `k${rememberedCommands + 4}`])
  },

  'LOG-6 alarms are kept with the commit, and old rooms are forgotten': (log) => {
    for (const room of ['A', 'B']) log.create(room, entry(1, 'Opened'), 10)
    log.alarm('A', 500)
    log.append('B', batch([entry(1, 'Touched')], null), 90)
    log.commit()
    equal(log.alarms(), [{ room: 'A', at: 500 }])
    log.alarm('A', null)
    log.commit()
    equal(log.alarms(), [])
    equal([log.touched('A'), log.touched('B'), log.touched('C')], [10, 90, null])
    equal(log.forget(50), 1)
    equal(log.load('A'), null)
    equal(log.load('B')?.entries.length, 2)
    equal(log.create('A', entry(1, 'Again'), 100), true)
  },
}

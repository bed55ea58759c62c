import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import type { ClientPorts } from '#client'
import { games } from '#games'
import { Player } from '../../hosts/test/players.ts'
import { quietPort, ServeProcess } from '../../hosts/test/serve-process.ts'
import { webSocketPorts } from '../../hosts/test/web-socket.ts'
import { Table } from '../../room/table.ts'

/** What one whole game asks of its object, from the first socket to the last card. */
export interface Played {
  readonly players: number
  /** Frames from phones. */
  readonly messages: number
  readonly framesOut: number
  readonly bytesOut: number
  /** Rows in the log. */
  readonly rows: number
  /** How often the deadline changed. */
  readonly deadlines: number
  readonly storedBytes: number
}

/** Plays games of one kind at full tables on workerd, and reads what they have left behind. */
export async function playOnWorkerd(game: string, times: number, size: number): Promise<Played[]> {
  const data = mkdtempSync(join(tmpdir(), 'roundtable-scale-'))
  const server = new ServeProcess('workerd', data, await quietPort())
  try {
    await server.start()
    const traffic = new Map<string, Traffic>()
    for (let time = 0; time < times; time++) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/rooms`, {
        method: 'POST',
        body: JSON.stringify({ game }),
      })
      const { code } = (await response.json()) as { readonly code: string }
      traffic.set(code, await playOne(`ws://127.0.0.1:${server.port}/ws/${code}`, game, size))
    }
    await server.kill()
    return objectsIn(data).flatMap(({ code, ...stored }) => {
      const had = traffic.get(code)
      return had ? [{ players: size, ...had, ...stored }] : []
    })
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

interface Traffic {
  messages: number
  framesOut: number
  bytesOut: number
}

async function playOne(url: string, game: string, size: number): Promise<Traffic> {
  const traffic: Traffic = { messages: 0, framesOut: 0, bytesOut: 0 }
  const players = Array.from({ length: size }, (_, at) => new Player(counted(url, traffic), `${url}/${at}`))
  for (const [at, { client }] of players.entries()) await client.join(`Player ${at + 1}`)
  const [host] = players as [Player]
  for (const item of games.get(game)?.options.items ?? []) {
    if (item.group !== 'timers' || item.kind !== 'number') continue
    const value = item.least > 1 && item.nullable ? null : item.least
    await host.client.do('lobby', { type: 'set-option', id: item.id, value })
  }
  await host.client.do('lobby', { type: 'start' })
  while (players.some(({ isOver }) => !isOver)) await after(20)
  for (const { client } of players) client.close()
  return traffic
}

function counted(url: string, traffic: Traffic): ClientPorts {
  const ports = webSocketPorts(url)
  return {
    ...ports,
    connect(events) {
      const received = (text: string) => {
        traffic.framesOut++
        traffic.bytesOut += text.length
        events.received(text)
      }
      const socket = ports.connect({ ...events, received })
      const send = (text: string) => {
        traffic.messages++
        socket.send(text)
      }
      return { ...socket, send }
    },
  }
}

function objectsIn(data: string) {
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((file) => join(data, file))
  return files
    .filter((file) => file.endsWith('.sqlite') && file.includes('RoomObject') && !file.includes('metadata'))
    .map((file) => {
      const database = new DatabaseSync(file)
      const [{ code } = { code: '' }] = database.prepare('SELECT code FROM rooms').all()
      const [{ rows } = { rows: 0 }] = database.prepare('SELECT count(*) AS rows FROM runs').all()
      const events = database.prepare('SELECT rules, audience, event FROM events ORDER BY number').all()
      // What is still in the write-ahead log counts too.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
      const deadlines = deadlinesOf(events as unknown as StoredEvent[])
      return { code: String(code), rows: Number(rows), deadlines, storedBytes: statSync(file).size }
    })
}

interface StoredEvent {
  readonly rules: string
  readonly audience: string
  readonly event: string
}

function deadlinesOf(events: readonly StoredEvent[]): number {
  const table = new Table(games)
  let [changes, last] = [0, null as number | null]
  for (const { rules, audience, event } of events) {
    table.apply(rules, { audience: JSON.parse(audience), event: JSON.parse(event) })
    const next = table.game ? table.game.rules.nextDeadline(table.game.state.open) : null
    if (next !== null && next !== last) changes++
    last = next
  }
  return changes
}

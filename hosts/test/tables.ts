import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { games } from '#games'
import type { Limits } from '#hosts/shared'
import { buildWorker } from '../../tools/build-worker.ts'
import { Player } from './players.ts'
import { type HostName, quietPort, ServeProcess } from './serve-process.ts'
import { webSocketPorts } from './web-socket.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ida', 'Jon']
const servers: { readonly server: ServeProcess; readonly data: string }[] = []

/** A server of this host on a folder of its own. */
export async function startServer(host: HostName, limits: Partial<Limits> = {}): Promise<Server> {
  if (host === 'workerd') expect(buildWorker()).toBe(true)
  const data = mkdtempSync(join(tmpdir(), 'roundtable-'))
  const server = new Server(host, data, await quietPort(), limits)
  servers.push({ server, data })
  await server.start()
  return server
}

export async function stopServers(): Promise<void> {
  for (const { server, data } of servers.splice(0)) {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

class Server extends ServeProcess {
  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, init)
  }

  askForRoom(body: string | null = null): Promise<Response> {
    return this.fetch('/api/rooms', { method: 'POST', body })
  }

  async createRoom(game?: string): Promise<string> {
    const response = await this.askForRoom(game === undefined ? null : JSON.stringify({ game }))
    expect(response.status).toBe(201)
    return ((await response.json()) as { readonly code: string }).code
  }

  socketOf(code: string): string {
    return `ws://127.0.0.1:${this.port}/ws/${code}`
  }

  /** So many players at a table of this room, the first of them the host. */
  async seat(code: string, count: number): Promise<[Player, ...Player[]]> {
    const players = names
      .slice(0, count)
      .map((name) => new Player(webSocketPorts(this.socketOf(code)), `${code}/${name}`))
    for (const [at, { client }] of players.entries())
      expect(await client.join(names[at] as string)).toEqual({ ok: true })
    return players as [Player, ...Player[]]
  }

  /** A table of the fewest players at which this game can be played, with its clocks as short as it lets them be. */
  async seatGame(game: string): Promise<{ readonly code: string; readonly players: [Player, ...Player[]] }> {
    const code = await this.createRoom(game)
    const players = await this.seat(code, games.get(game)?.players.least ?? 5)
    const [{ client: host }] = players
    for (const item of games.get(game)?.options.items ?? []) {
      if (item.group !== 'timers' || item.kind !== 'number') continue
      const value = item.least > 1 && item.nullable ? null : item.least
      expect(await host.do('lobby', { type: 'set-option', id: item.id, value })).toEqual({ ok: true })
    }
    return { code, players }
  }
}

/** Waits until everybody has seen the end, and all of the same. */
export async function playedOut(players: readonly Player[], milliseconds = 60_000): Promise<void> {
  await vi.waitFor(() => expect(players.every(({ isOver }) => isOver)).toBe(true), milliseconds)
  const views = players.map(({ client }) => client.knower.game?.view.open)
  expect(views[0]).toBeDefined()
  for (const view of views) expect(view).toEqual(views[0])
}

export type { Server }

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client } from '#client'
import type { Shape, View } from '#engine'
import { games } from '#games'
import { mostOfSeat, mostWatchers } from '#room'
import { hostNames } from './test/serve-process.ts'
import { type Server, startServer, stopServers } from './test/tables.ts'
import { webSocketPorts } from './test/web-socket.ts'

afterAll(stopServers)

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']

/** Ways to another player's card that once were open. Side by side, since one of them takes a minute. */
describe.concurrent.each(hostNames)('%s', (host) => {
  let server: Server

  beforeAll(async () => {
    server = await startServer(host)
  })

  async function playing(): Promise<{ players: Client[]; device: (token?: string) => Client; close: () => void }> {
    const url = server.socketOf(await server.createRoom('avalon'))
    const opened: Client[] = []
    const device = (token?: string) => {
      const client = new Client(games, webSocketPorts(url), token)
      opened.push(client)
      return client
    }
    const players = names.map(() => device())
    for (const [at, client] of players.entries()) expect(await client.join(names[at] as string)).toEqual({ ok: true })
    expect(await players[0]?.do('lobby', { type: 'start' })).toEqual({ ok: true })
    await vi.waitFor(() => expect(players.every((one) => roleOf(one) !== undefined)).toBe(true), 10_000)
    const close = () => {
      for (const client of opened) client.close()
    }
    return { players, device, close }
  }

  test('RM-RESEAT RS-JURY the host with a second tab at the table and a third beside it reads nobody’s card', async () => {
    const { players, device, close } = await playing()
    const [ann] = players as [Client]
    const [second, third] = [device(), device()]
    expect(await second.join('Second')).toEqual({ ok: true })
    for (const seat of [2, 3, 4, 5]) {
      expect(await ann.do('lobby', { type: 'ask-reseat', seat })).toEqual({ ok: false, refusal: 'malformed' })
      expect(await second.askSeat(seat)).toEqual({ ok: false, refusal: 'already-seated' })
      expect(await third.askSeat(seat)).toEqual({ ok: false, refusal: 'seat-not-lost' })
    }
    expect(await second.do('lobby', { type: 'confirm-reseat', question: 1 })).toEqual({
      ok: false,
      refusal: 'no-reseat',
    })
    const offer = await ann.handOver()
    expect(await third.claim((offer as { readonly code: string }).code)).toEqual({ ok: true })
    // What the host can give away is the host's own seat.
    expect([second, third].map(roleOf)).toEqual([undefined, expect.anything()])
    expect(third.knower.seat).toBe(1)
    close()
  })

  test('RM-SOCKETS a player who fills the room keeps neither the host out nor the chair', async () => {
    const { players, device, close } = await playing()
    const [ann, ben] = players as [Client, Client]
    const crowd = Array.from({ length: 60 }, () => device(ben.token as string))
    for (let watcher = 0; watcher < mostWatchers; watcher++) device()
    await vi.waitFor(() => {
      const inside = [ben, ...crowd].filter(({ status }) => status === 'online')
      expect(inside).toHaveLength(mostOfSeat)
      expect(crowd.filter(({ closedBy }) => closedBy === 'opened-elsewhere').length).toBeGreaterThan(50)
    }, 20_000)
    ann.close()
    const reloaded = device(ann.token as string)
    await vi.waitFor(() => expect(reloaded.knower.seat).toBe(1), 10_000)
    expect(reloaded.knower.lobby.open.host).toBe(1)
    expect(roleOf(reloaded)).toEqual(roleOf(ann))
    close()
  })

  test('RM-RESEAT RM-HOST RS-JURY whoever inherits the chair of a host who is gone asks for that seat in vain', async () => {
    const { players, device, close } = await playing()
    const [ann, ben, ...others] = players as [Client, Client, ...Client[]]
    const [second, third] = [device(), device()]
    expect(await second.join('Second')).toEqual({ ok: true })
    ann.close()
    await vi.waitFor(() => expect(ben.knower.lobby.open.host).toBe(2), { timeout: 90_000, interval: 500 })
    await vi.waitFor(async () => expect(await third.askSeat(1)).toEqual({ ok: true }), {
      timeout: 5_000,
      interval: 500,
    })
    const confirm = { type: 'confirm-reseat', question: 1 } as const
    const answers = [ben, ben, second, third].map((client) => client.do('lobby', confirm))
    expect(await Promise.all(answers)).toEqual([
      { ok: true },
      ...['already-answered', 'no-say', 'not-seated'].map((refusal) => ({ ok: false, refusal })),
    ])
    for (const client of others) {
      expect(await client.do('lobby', { ...confirm, type: 'refuse-reseat' })).toEqual({ ok: true })
    }
    await vi.waitFor(() => expect(third.knower.notice).toBe('seat-not-given'), 5_000)
    expect(await third.askSeat(1)).toEqual({ ok: false, refusal: 'reseat-refused' })
    expect([second, third].map(roleOf)).toEqual([undefined, undefined])
    const reloaded = device(ann.token as string)
    await vi.waitFor(() => expect(roleOf(reloaded)).toEqual(roleOf(ann)), 10_000)
    close()
  })
})

function roleOf({ knower }: Client): unknown {
  const view = knower.game?.view as View<Shape & { hand: { readonly told?: { readonly role: string } } }> | undefined
  return view?.hand?.told?.role
}

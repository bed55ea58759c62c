import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client } from '#client'
import type { Shape } from '#engine'
import { games } from '#games'
import type { Player } from './test/players.ts'
import { hostNames } from './test/serve-process.ts'
import { playedOut, type Server, startServer, stopServers } from './test/tables.ts'
import { webSocketPorts } from './test/web-socket.ts'

afterAll(stopServers)

/** What happens at a table happens alike on every host. */
describe.each(hostNames)('%s', (host) => {
  let server: Server

  beforeAll(async () => {
    server = await startServer(host)
  })

  test.each([...games.keys()])('RM-CREATE RM-RESUME a whole game of %s is played over real sockets', async (game) => {
    const { players } = await server.seatGame(game)
    expect(await players[0].client.do('lobby', { type: 'start' })).toEqual({ ok: true })
    await playedOut(players)
    for (const { client } of players) client.close()
  })

  // On Node a room in which somebody is stays in memory.
  test.each(host === 'workerd' ? [...games.keys()] : [])(
    'RM-SLEEP RM-RESUME a whole game of %s, while the room is put to sleep between any two actions',
    async (game) => {
      const { code, players } = await server.seatGame(game)
      let [actions, sleeps, turn] = [0, 0, Promise.resolve()]
      for (const player of players) {
        player.before = () => {
          turn = turn.then(async () => {
            actions++
            if (await server.evict(code)) sleeps++
          })
          return turn
        }
      }
      expect(await players[0].client.do('lobby', { type: 'start' })).toEqual({ ok: true })
      await playedOut(players)
      expect(sleeps).toBeGreaterThan(actions / 2)
      expect(players.map(({ client }) => client.status)).toEqual(players.map(() => 'online'))
      for (const { client } of players) client.close()
    },
  )

  test('RM-DURABLE RM-RESUME a server that is killed in mid-game and started again goes on where it was', async () => {
    const { players } = await server.seatGame('avalon')
    expect(await players[0].client.do('lobby', { type: 'start' })).toEqual({ ok: true })
    for (let kill = 0; kill < 3; kill++) {
      await sleep(100)
      await server.kill()
      await server.start()
      for (const { client } of players) client.hurry()
    }
    await playedOut(players)
    for (const { client } of players) client.close()
  })

  test('RM-HANDOVER RM-DURABLE RM-SLEEP a seat moves by a code that outlives a sleep and a kill, once', async () => {
    const code = await server.createRoom()
    const [ann, ben] = (await server.seat(code, 2)) as [Player, Player]
    const answer = await ben.client.handOver()
    expect(answer.ok).toBe(true)
    const oneTimeCode = (answer as { code: string }).code
    await server.evict(code)
    await server.kill()
    await server.start()
    const [tablet, other] = [1, 2].map(() => new Client(games, webSocketPorts(server.socketOf(code)))) as [
      Client,
      Client,
    ]
    expect(await tablet.claim(oneTimeCode)).toEqual({ ok: true })
    expect(tablet.knower.seat).toBe(2)
    expect(await other.claim(oneTimeCode)).toEqual({ ok: false, refusal: 'code-dead' })
    ben.client.hurry()
    await vi.waitFor(() => expect(ben.client.knower.seat).toBeNull(), 10_000)
    for (const client of [ann.client, ben.client, tablet, other]) client.close()
  })

  test('MA-T4 RM-DURABLE RM-SLEEP a deadline is kept by a server that was killed before it, though nobody is there', async () => {
    const code = await server.createRoom('mafia')
    const clients = Array.from({ length: 7 }, () => new Client(games, webSocketPorts(server.socketOf(code))))
    const [host] = clients as [Client]
    for (const [at, client] of clients.entries()) expect(await client.join(`Player ${at}`)).toEqual({ ok: true })
    for (const [id, value] of Object.entries({ minNight: 0, night: 6, discussion: 15 })) {
      expect(await host.do('lobby', { type: 'set-option', id, value })).toEqual({ ok: true })
    }
    expect(await host.do('lobby', { type: 'start' })).toEqual({ ok: true })
    await vi.waitFor(() => expect(clients.every(({ knower }) => knower.game !== null)).toBe(true), 10_000)
    for (const client of clients) expect(await client.do('game', { type: 'confirm-role' })).toEqual({ ok: true })
    await vi.waitFor(() => expect(phaseOf(host)).toBe('night'), 10_000)
    for (const client of clients) client.close()
    await server.kill()
    await sleep(6_000)
    await server.start()
    await sleep(1_000)
    const watcher = new Client(games, webSocketPorts(server.socketOf(code)), null)
    await vi.waitFor(() => expect(watcher.status).toBe('online'), 10_000)
    expect(phaseOf(watcher)).toBe('discussion')
    const deadline = games.get('mafia')?.nextDeadline(watcher.knower.game?.view.open as Shape['open']) ?? 0
    // Had the room only woken for the watcher, the discussion would have begun with it.
    expect(deadline - watcher.knower.serverTime).toBeLessThan(14_500)
    watcher.close()
  })
})

function phaseOf({ knower }: Client): unknown {
  return (knower.game?.view.open as { readonly phase?: string } | undefined)?.phase
}

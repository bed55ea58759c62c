import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { Player } from '../test/players.ts'
import { startServer, stopServers } from '../test/tables.ts'

afterAll(stopServers)

test('RM-SLEEP RM-HOST RM-PRESENCE the chair passes on after a minute through which the room was put to sleep again and again', async () => {
  const server = await startServer('workerd')
  const code = await server.createRoom()
  const [ann, ben, cleo] = (await server.seat(code, 3)) as [Player, Player, Player]
  await vi.waitFor(() => expect(cleo.client.knower.present).toEqual([1, 2, 3]), 5_000)
  ann.client.close()
  await vi.waitFor(() => expect(cleo.client.knower.present).toEqual([2, 3]), 5_000)
  const gone = Date.now()
  let sleeps = 0
  for (let left = 55; left > 0; left -= 5) {
    if (await server.evict(code)) sleeps++
    // Something must wake it, or it has nothing to forget.
    expect(await cleo.client.do('lobby', { type: 'rename', name: `Cleo ${left}` })).toEqual({ ok: true })
    await sleep(5_000)
  }
  await server.evict(code)
  expect(sleeps).toBeGreaterThan(5)
  await vi.waitFor(() => expect(cleo.client.knower.lobby.open.host).toBe(2), { timeout: 20_000, interval: 100 })
  expect(Date.now() - gone).toBeLessThan(75_000)
  expect(ben.client.knower.present).toEqual([2, 3])
  for (const { client } of [ben, cleo]) client.close()
})

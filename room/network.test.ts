import { expect, test } from 'vitest'
import { seededChance, viewOf } from '#engine'
import { games } from '#games'
import { Player } from '../hosts/test/players.ts'
import { Table } from './table.ts'
import { FlakyNetwork, type Weather } from './test/flaky-network.ts'

const storm: Weather = { cuts: 20, restarts: 2, failures: 8 }
const calm: Weather = { cuts: 0, restarts: 0, failures: 0 }

/** Lets the network do one thing, and everybody think about it. */
async function steps(network: FlakyNetwork, weather: Weather, until: () => boolean): Promise<void> {
  for (let step = 0; step < 200_000; step++) {
    if (until()) return
    network.step(weather)
    await null
  }
  throw new Error('it never came to an end')
}

/** A whole game in bad weather, then calm until everybody is up to date. */
async function playThrough(seed: string): Promise<{ network: FlakyNetwork; players: Player[] }> {
  const network = new FlakyNetwork(games, seed)
  const count = 5 + (seededChance(seed).byte() % 6)
  const players = Array.from({ length: count }, (_, at) => new Player(network.clientPorts(), `${seed} ${at}`))
  const joined = players.map(({ client }, at) => client.join(`Player ${at}`))
  let ready = false
  Promise.all(joined).then(() => {
    ready = true
  })
  await steps(network, storm, () => ready)
  let started = false
  const startWhenHost = async () => {
    const host = players.find(({ client }) => client.knower.seat === client.knower.lobby.open.host)
    const answer = await host?.client.do('lobby', { type: 'start' })
    started = answer?.ok === true || players.some(({ client }) => client.knower.game !== null)
  }
  while (!started) {
    const tried = startWhenHost()
    let settled = false
    tried.then(() => {
      settled = true
    })
    await steps(network, storm, () => settled)
  }
  await steps(network, storm, () => players.some(({ isOver }) => isOver))
  await steps(network, calm, () => players.every(({ isOver, client }) => isOver && client.status === 'online'))
  await settle(network)
  return { network, players }
}

async function settle(network: FlakyNetwork): Promise<void> {
  for (let step = 0; step < 600; step++) {
    network.step(calm)
    await null
  }
}

test('RM-DURABLE FR-360 FR-361 a thousand games through cuts, restarts and failing disks: all converge, nothing twice, nothing lost', async () => {
  for (let table = 0; table < 1_000; table++) {
    const { network, players } = await playThrough(`storm ${table}`)
    const stored = new Table(games)
    for (const { rules, record } of network.disk.lastChapter) stored.apply(rules, record)
    for (const { client } of players) {
      const { knower } = client
      expect(knower.lobby.open).toEqual(stored.lobby.open)
      expect(knower.game?.view).toEqual(stored.game && viewOf(stored.game.state, knower.seat ?? 'watcher'))
      expect(knower.count).toBe(stored.seenBy(knower.seat ?? 'watcher').length)
    }
    expect(new Set(network.disk.commands).size).toBe(network.disk.commands.length)
  }
})

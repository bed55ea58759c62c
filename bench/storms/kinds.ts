import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { protocolVersion } from '#protocol'

/** One way to be a nuisance, with the server's port, for ever. */
export type Storm = (port: number) => Promise<void>

/** Another address than that of the tables. */
const localAddress = '127.0.0.2'
const forEver = (work: () => Promise<unknown>) => async () => {
  for (;;) await work()
}
const many = (count: number, work: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at))).then(() => {})

async function createRoom(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/rooms`, { method: 'POST' })
  return ((await answer.json()) as { readonly code: string }).code
}

/** A socket that was opened, if the server let it. */
async function open(port: number, code: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${code}`, { localAddress })
  socket.on('error', () => {})
  const ended = once(socket, 'close')
  await Promise.race([once(socket, 'open'), ended]).catch(() => {})
  return socket
}

async function greeted(port: number, code: string): Promise<WebSocket> {
  const socket = await open(port, code)
  const token = randomBytes(16).toString('base64url')
  say(socket, { type: 'hello', version: protocolVersion, token, cursor: null })
  return socket
}

function say(socket: WebSocket, message: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

const lobby = (command: object) => ({
  type: 'do',
  id: randomBytes(6).toString('hex'),
  to: 'lobby',
  chapter: 1,
  command,
})

/** Pings as fast as they go on four sockets, by somebody who reads no pong and comes back after a moment. */
const pings: Storm = (port) =>
  createRoom(port).then((code) =>
    many(
      4,
      forEver(async () => {
        const socket = await greeted(port, code)
        socket.pause()
        for (let sent = 0; sent < 20_000 && socket.readyState === WebSocket.OPEN; sent++) {
          socket.ping('x'.repeat(125))
          if (sent % 100 === 0) await new Promise(setImmediate)
        }
        socket.terminate()
        await after(250)
      }),
    ),
  )

/** Hosts who change an option as often as a socket may speak, before watchers who do not read. */
const options: Storm = (port) =>
  many(10, async () => {
    const code = await createRoom(port)
    const host = await greeted(port, code)
    say(host, { type: 'join', id: 'join', name: 'Mordred' })
    for (let watcher = 0; watcher < 20; watcher++) (await greeted(port, code)).pause()
    for (let turn = 0; ; turn++) {
      await after(55)
      say(host, lobby({ type: 'set-expected', motion: 0, players: 5 + (turn % 6) }))
    }
  })

/** People who sit down and get up as often as a socket may speak, forty to a room. */
const chairs: Storm = (port) =>
  many(5, async () => {
    const code = await createRoom(port)
    await many(40, async (at) => {
      const socket = await greeted(port, code)
      for (let turn = 0; ; turn++) {
        await after(110)
        say(socket, { type: 'join', id: `join${turn}`, name: `Mordred ${at}` })
        say(socket, lobby({ type: 'leave', motion: 0 }))
      }
    })
  })

/** Three thousand connections that never ask for anything, a hundred new ones a second. */
const silence: Storm = (port) =>
  many(
    3_000,
    forEver(async () => {
      await after(Math.random() * 30_000)
      const line = connect({ port, host: '127.0.0.1', localAddress })
      line.on('error', () => {})
      await once(line, 'close')
    }),
  )

/** Codes of rooms that are not there: two hundred a second, where an address has two hundred an hour. */
const guesses: Storm = (port) =>
  many(
    20,
    forEver(async () => {
      const socket = await greeted(port, 'BCDFGH')
      if (socket.readyState === WebSocket.OPEN) await once(socket, 'close')
      await after(100)
    }),
  )

/** Six hundred sockets at one table, which come back within seconds when they are sent away. */
const crowd: Storm = (port) =>
  createRoom(port).then((code) =>
    many(
      600,
      forEver(async () => {
        const socket = await greeted(port, code)
        if (socket.readyState === WebSocket.OPEN) await once(socket, 'close')
        await after(Math.random() * 8_000)
      }),
    ),
  )

export const storms: Readonly<Record<string, Storm>> = { pings, options, chairs, silence, guesses, crowd }

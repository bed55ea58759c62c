// One thread full of mischief: it opens sockets to a room and sends whatever no honest client would.

import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'
import { seededChance } from '#engine'
import { protocolVersion } from '#protocol'

export interface Orders {
  readonly url: string
  readonly frames: number
}

export interface Report {
  readonly sent: number
  readonly sockets: number
  /** How often the server closed with which code, and answered with which refusal. */
  readonly codes: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
}

const { url, frames } = workerData as Orders
const chance = seededChance('attacker')
const below = (limit: number) => ((chance.byte() << 8) | chance.byte()) % limit
const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
const word = (length = 22) => Array.from({ length }, () => pick([...'abcdefghijklmnopqrstuvwxyz'])).join('')

const types = [
  'start',
  'end-game',
  'play-again',
  'lock',
  'remove',
  'pass-host',
  'finish',
  'claim',
  'tick',
  'vote',
  'play',
  'guess',
  '__proto__',
]
const values = [null, true, -1, 1e308, 0.1, '', '\u202e', [], [[[]]], {}, { type: 'start' }, 'constructor', 2 ** 53]
const fields = ['motion', 'seat', 'team', 'order', 'name', 'value', 'id', 'hash', 'constructor', 'toString', 'host']

const command = () => ({
  type: pick(types),
  ...(below(3) > 0 && { motion: pick([1, 2, 3]) }),
  ...Object.fromEntries(Array.from({ length: below(3) }, () => [pick(fields), pick(values)])),
})

/** These are answered or passed over, and the socket stays. */
const annoying: readonly (() => string)[] = [
  () => JSON.stringify({ type: 'do', id: word(8), to: pick(['lobby', 'game']), command: command() }),
  () => `{"type":"do","id":"x","to":"lobby","command":{"type":"lock","motion":1,"locked":true,"__proto__":{"a":1}}}`,
  () => `{"type":"do","id":"x","to":"lobby","command":{"type":"lock","a":${'['.repeat(900)}${']'.repeat(900)}}}`,
  () => JSON.stringify({ type: 'draft', seats: [1, 2, 3] }),
  () => JSON.stringify({ type: 'hand-over', id: word(8) }),
  () => JSON.stringify({ type: 'ask-seat', id: word(8), seat: 1 + below(9) }),
  () => JSON.stringify({ type: 'claim', id: word(8), code: word() }),
  () => JSON.stringify({ type: 'join', id: word(8), name: pick(['', '\u0000', 'x'.repeat(200), '\u202eevil']) }),
]

/** These end the socket. */
const deadly: readonly (() => string | Buffer)[] = [
  () => Buffer.from(Array.from({ length: 200 }, () => chance.byte())),
  () => String.fromCharCode(...Array.from({ length: 200 }, () => chance.byte())),
  () => '['.repeat(4_000),
  () => '{"a":'.repeat(800),
  () => 'x'.repeat(5_000 + below(100_000)),
  () => JSON.stringify({ type: 'hello', version: protocolVersion, token: null, cursor: null }),
  () => JSON.stringify({ type: pick(types), id: pick(values), seats: pick(values) }),
  () => `{"type":"draft","seats":[],"__proto__":{"seats":[1]}}`,
  () => JSON.stringify(pick(values)),
]

const codes: Record<string, number> = {}
const refusals: Record<string, number> = {}
let [sent, sockets] = [0, 0]
const count = (counts: Record<string, number>, key: string | number) => {
  counts[key] = (counts[key] ?? 0) + 1
}

async function nuisance(): Promise<void> {
  sockets++
  const socket = new WebSocket(url)
  const closed = new Promise<void>((resolve) => {
    socket.on('close', (code) => {
      count(codes, code)
      resolve()
    })
  })
  socket.on('error', () => {})
  socket.on('message', (data) => {
    for (const [, refusal] of String(data).matchAll(/\["no","\w+","([\w:-]+)"\]/g)) count(refusals, refusal as string)
  })
  await Promise.race([once(socket, 'open'), closed])
  const send = (frame: string | Buffer) => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(frame)
    sent++
  }
  if (below(20) > 0)
    send(JSON.stringify({ type: 'hello', version: protocolVersion, token: word(), cursor: [below(3), below(9), null] }))
  for (let left = 80; left > 0; left--) send(pick(annoying)())
  const answered = new Promise((resolve) =>
    socket.on('message', (data) => String(data).includes('"last"') && resolve(null)),
  )
  send(JSON.stringify({ type: 'join', id: 'last', name: '' }))
  await Promise.race([answered, closed])
  send(pick(deadly)())
  await closed
}

async function goOn(): Promise<void> {
  while (sent < frames) await nuisance()
}

await Promise.all(Array.from({ length: 24 }, goOn))
parentPort?.postMessage({ sent, sockets, codes, refusals } satisfies Report)

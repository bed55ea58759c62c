// A workerd of its own for tests that kill it or put its rooms to sleep. Takes its orders as JSON; says so once it accepts.
import { Miniflare } from 'miniflare'
import type { Orders } from '../../test/serve-process.ts'
import { optionsOf } from './options.ts'

const orders = JSON.parse(process.argv[2] ?? '') as Orders
const server = new Miniflare(optionsOf(orders))
await server.ready
process.on('message', async ({ evict }: { readonly evict: string }) => {
  const room = { name: evict, webSockets: 'hibernate' } as const
  // It throws where the object is asleep already.
  const evicted = server.unsafeEvictDurableObject('roundtable', 'RoomObject', room).then(() => true)
  process.send?.(await evicted.catch(() => false))
})
process.send?.('accepts')
// Its parent's end is its own, so that no server is left behind.
process.stdin.on('end', () => server.dispose().finally(() => process.exit())).resume()

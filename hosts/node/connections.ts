import type { Server } from 'node:http'
import { Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { networkOf } from '#hosts/shared'
import type { Settings } from './settings.ts'

type Wanted = Pick<Settings, 'requestSeconds' | 'connectionsPerAddress' | 'proxies'>

/** Counts the connections to a server: each must ask for something in time, and an address has only so many of them. */
export function watchConnections(server: Server, { requestSeconds, connectionsPerAddress, proxies }: Wanted): void {
  const connections = new Map<string, Set<Socket>>()
  const playing = new WeakSet<Socket>()
  server.on('upgrade', (_, connection: Socket) => playing.add(connection))
  // Over TLS it is the secure connection that asks. The first request ends this timer, and every later one has its own.
  const begins = server instanceof TlsServer ? 'secureConnection' : 'connection'
  server.on(begins, (connection: Socket) => connection.setTimeout(requestSeconds * 1_000, () => connection.destroy()))
  server.on('connection', (connection: Socket) => {
    // Everybody comes from the proxy then.
    if (proxies > 0) return
    const address = networkOf(connection.remoteAddress ?? '')
    const ofAddress = connections.get(address) ?? new Set()
    connections.set(address, ofAddress.add(connection))
    connection.once('close', () => {
      ofAddress.delete(connection)
      if (ofAddress.size === 0) connections.delete(address)
    })
    if (ofAddress.size > connectionsPerAddress) quietest(ofAddress, playing).destroy()
  })
}

/** The oldest that has asked for nothing yet, else the oldest that nobody plays over, so that neither keeps a neighbour out. */
function quietest(connections: ReadonlySet<Socket>, playing: WeakSet<Socket>): Socket {
  const all = [...connections]
  return (
    all.find(({ bytesRead }) => bytesRead === 0) ??
    all.find((connection) => !playing.has(connection)) ??
    (all.at(-1) as Socket)
  )
}

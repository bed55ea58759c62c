import type { Server } from 'node:http'
import { Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { networkOf } from '../network-of.ts'
import type { Settings } from './settings.ts'

type Wanted = Pick<Settings, 'requestSeconds' | 'connectionsPerAddress' | 'proxies'>

/** Counts the lines to a server: each must ask for something in time, and an address has only so many of them. */
export function watchConnections(server: Server, { requestSeconds, connectionsPerAddress, proxies }: Wanted): void {
  const lines = new Map<string, Set<Socket>>()
  // Over TLS it is the secure line that asks. The first request ends this timer, and every later one has its own.
  const begins = server instanceof TlsServer ? 'secureConnection' : 'connection'
  server.on(begins, (line: Socket) => line.setTimeout(requestSeconds * 1_000, () => line.destroy()))
  server.on('connection', (line: Socket) => {
    // Everybody comes from the proxy then.
    if (proxies > 0) return
    const address = networkOf(line.remoteAddress ?? '')
    const ofAddress = lines.get(address) ?? new Set()
    lines.set(address, ofAddress.add(line))
    line.once('close', () => {
      ofAddress.delete(line)
      if (ofAddress.size === 0) lines.delete(address)
    })
    if (ofAddress.size > connectionsPerAddress) quietest(ofAddress).destroy()
  })
}

/** The oldest that has asked for nothing yet, so that silence keeps no neighbour out; else the newest. */
function quietest(lines: ReadonlySet<Socket>): Socket {
  const all = [...lines]
  return all.find(({ bytesRead }) => bytesRead === 0) ?? (all.at(-1) as Socket)
}

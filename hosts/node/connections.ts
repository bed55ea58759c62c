import type { Server } from 'node:http'
import { Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { networkOf } from '#hosts/shared'
import type { Settings } from './settings.ts'

type Wanted = Pick<Settings, 'requestSeconds' | 'connectionsPerAddress' | 'proxies'>

/** Counts the lines to a server: each must ask for something in time, and an address has only so many of them. */
export function watchConnections(server: Server, { requestSeconds, connectionsPerAddress, proxies }: Wanted): void {
  const lines = new Map<string, Set<Socket>>()
  const playing = new WeakSet<Socket>()
  server.on('upgrade', (_, line: Socket) => playing.add(line))
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
    if (ofAddress.size > connectionsPerAddress) quietest(ofAddress, playing).destroy()
  })
}

/** The oldest that has asked for nothing yet, else the oldest that nobody plays over, so that neither keeps a neighbour out. */
function quietest(lines: ReadonlySet<Socket>, playing: WeakSet<Socket>): Socket {
  const all = [...lines]
  return (
    all.find(({ bytesRead }) => bytesRead === 0) ?? all.find((line) => !playing.has(line)) ?? (all.at(-1) as Socket)
  )
}

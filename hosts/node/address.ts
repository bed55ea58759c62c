import type { IncomingMessage } from 'node:http'
import { networkOf } from '#hosts/shared'

/** Nobody but a program of this machine, and no proxy here that speaks for somebody else. */
export function isThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  return isLoopback && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined
}

/** Who is asking. Behind so many proxies of our own, each has added the address that it saw to a list; before them anybody may have written anything. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const seen = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  const address = proxies > 0 ? seen.at(-proxies)?.trim() : undefined
  return networkOf(address || (socket.remoteAddress ?? 'unknown'))
}

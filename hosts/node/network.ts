import { networkInterfaces } from 'node:os'

/** The first address under which the phones around the table can reach this machine. */
export function networkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}

/** Whoever sits at this machine calls it by a name that means another machine to everybody else. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page's own address as other devices must write it, or null where it is good as it is. */
export function originForOthers(origin: string): string | null {
  const url = new URL(origin)
  const host = thisMachine.has(url.hostname) ? networkAddress() : null
  if (host === null) return null
  url.hostname = host
  return url.origin
}

const year = 31_536_000

/** A file's name holds a hash of what is in it, so it may be kept for ever; everything else is asked for anew. */
export function keepFor(path: string): string {
  return path.includes('/_app/immutable/') ? `public, max-age=${year}, immutable` : 'no-cache'
}

/** Every room is the same page; its code is read by the page itself. */
export function isRoom(path: string): boolean {
  return path.startsWith('/r/')
}

interface Caller {
  readonly origin?: string | null | undefined
  readonly host?: string | null | undefined
}

/** What somebody who may open a socket wrote where the room's code belongs in its address; else null. */
export function codeAsked(path: string, caller: Caller, allowed: readonly string[]): string | null {
  const code = /^\/ws\/([^/?]{1,40})$/.exec(path)?.[1] ?? null
  return isOurs(caller, allowed) ? code : null
}

/** A page of another site must not act in its visitor's name; programs send no origin at all. */
export function isOurs({ origin, host }: Caller, allowed: readonly string[]): boolean {
  if (origin === undefined || origin === null) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

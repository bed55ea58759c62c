/** The blocks that Unicode keeps for letters written from right to left. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name for a sentence or a list. Without the isolates one that is written from right to left would turn its neighbours around. */
export function isolated(name: string): string {
  return leftward.test(name) ? `\u2068${name}\u2069` : name
}

/** The name by itself. No name has an isolate of its own: the lobby refuses them. */
export function bare(name: string): string {
  return name.replaceAll(/[\u2068\u2069]/g, '')
}

/** The first word of a name, where there is little room for it. */
export function shortName(name: string): string {
  return isolated(bare(name).split(/\s+/u)[0] ?? name)
}

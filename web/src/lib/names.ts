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

/** A longer word may not fit on a line of its own beside a token, also in the smallest letters. */
const longWord = 12

/** After a sign, and between a small letter and a capital. */
const seam = /(?<=[_.-])(?=.)|(?<=\p{Ll}{2})(?=\p{Lu})/u

const wordsOf = (name: string) => name.split(/(?<=\s)/u)

/** A name in the pieces between which a line may end. */
export function piecesOf(name: string): string[] {
  return wordsOf(name).flatMap((word) => (word.length > longWord ? word.split(seam) : [word]))
}

/** How many letters must have room on one line. */
export function lettersOf(name: string): number {
  const lengths = wordsOf(bare(name)).map((word) => {
    const { length } = word.trim()
    const pieces = piecesOf(word.trim()).map((piece) => piece.length)
    return pieces.length > 1 ? Math.max(Math.ceil(length / 2) + 1, ...pieces) : length
  })
  return Math.max(1, ...lengths)
}

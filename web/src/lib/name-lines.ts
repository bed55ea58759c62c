import { bare } from './names.ts'

/** A longer word may not fit on a line of its own beside a token, also in the smallest letters. */
const longWord = 12

/** After a sign, and between a small letter and a capital. */
const seam = /(?<=[_.-])(?=.)|(?<=\p{Ll}{2})(?=\p{Lu})/u

const wordsOf = (name: string) => name.split(/(?<=\s)/u)

/** A name in the pieces between which a line may end. */
export function piecesOf(name: string): string[] {
  return wordsOf(name).flatMap((word) => (word.length > longWord ? word.split(seam) : [word]))
}

/** How wide letters are at most in the bold faces that phones have, in em; the first that fits counts. */
const widths = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\sIJfijlrt._-]/, 0.5],
  [/[MWmw]/, 1.1],
  [/\p{Lu}/u, 0.85],
] as const

const widthOf = (text: string) =>
  [...text.trim()].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.72), 0)

/** How wide a line must be, in em, so that two of them hold the name without a break in a piece of it. */
export function emsOf(name: string): number {
  const pieces = piecesOf(bare(name))
  const ways = pieces.map((_, at) =>
    Math.max(...[pieces.slice(0, at), pieces.slice(at)].map((line) => widthOf(line.join('')))),
  )
  return Number(Math.max(1, Math.min(...ways)).toFixed(2))
}

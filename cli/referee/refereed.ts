import type { Chance, Seat } from '#engine'
import type { Names } from '../names.ts'

/** A JSON object of unknown origin. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An answer to one line. */
export type Answer = Fields

export interface Refusal {
  readonly refused: string
  readonly why: string
}

interface StartLine {
  readonly names: Names
  readonly options: unknown
  readonly deal: unknown
  readonly chance: Chance
}

/** One game under way, whichever it is. */
export interface GameUnderWay {
  do(by: Seat | 'host' | 'clock', command: Fields): Answer | Refusal
  sees(seat: Seat): Answer
  status(): Answer
}

/** A game as the referee knows it: it can be started from a line, or says why not. */
export type Starter = (line: StartLine) => GameUnderWay | Refusal

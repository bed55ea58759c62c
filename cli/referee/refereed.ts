import type { Chance, Seat } from '#engine'
import type { Names } from './names.ts'

/** An answer to one line. */
export type Answer = Readonly<Record<string, unknown>>

export interface Refusal {
  readonly refused: string
  readonly why: string
}

export interface StartLine {
  readonly names: Names
  readonly options: unknown
  readonly deal: unknown
  readonly chance: Chance
}

/** One game under way, whichever it is. */
export interface RefereedTable {
  do(by: Seat | 'host' | 'clock', command: Readonly<Record<string, unknown>>): Answer | Refusal
  sees(seat: Seat): Answer
  status(): Answer
}

/** A game as the referee knows it: it can be started from a line, or says why not. */
export type Starter = (line: StartLine) => RefereedTable | Refusal

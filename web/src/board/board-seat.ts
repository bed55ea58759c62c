import type { RingSeat } from '../lib/ui/Ring.svelte'
import type { SideLook } from '../lib/ui/side-look.ts'

/** A player as the shared screen shows them. */
export interface BoardSeat extends Pick<RingSeat, 'seat' | 'name' | 'face' | 'leads' | 'onTeam'> {
  readonly note?: string
  /** A drawing on the token. */
  readonly badge?: string | undefined
  /** Once the sides are open. */
  readonly side?: SideLook | undefined
  /** A drawing before the note, in place of the one that all of a side have. */
  readonly emblem?: string | undefined
  /** Who is out of the game, as the drawing that lies in place of the letter. */
  readonly dead?: string | undefined
}

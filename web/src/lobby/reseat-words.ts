import type { ReseatOutcome } from '#lobby'
import { m } from '#texts/messages'

/** How a question about a seat ended. */
export const reseatEnded = {
  confirmed: m['web.reseat.confirmed'],
  refused: m['web.reseat.refused'],
  'too-late': m['web.reseat.too-late'],
  'owner-back': m['web.reseat.owner-back'],
  'game-over': m['web.reseat.game-over'],
} satisfies Record<ReseatOutcome, unknown>

import { type KnownRules, partOf, type Tagged } from '#engine'
import type { LobbyEvent } from './events.ts'
import type { Lobby, SeatCode } from './state.ts'

type Stored = Tagged & { readonly [field: string]: unknown }

/** Brings the lobby's stored events up to date. A seat that was being given away in the old way is not given away. */
export function upcaster(lobby: KnownRules<Lobby>) {
  return (event: Tagged): LobbyEvent => {
    const stored = event as Stored
    const known = older[stored.type]?.(stored) ?? event
    partOf(lobby, known)
    return known as LobbyEvent
  }
}

const ended: LobbyEvent = { type: 'ReseatEnded', outcome: 'too-late' }

const older: { readonly [type: string]: (stored: Stored) => Tagged } = {
  ChapterOpened: (stored) => ({ ...stored, lobby: { ...(stored['lobby'] as object), reseat: null } }),
  /** Once the host asked, and one other player confirmed: such a question is no longer open. */
  ReseatAsked: (stored) => ('question' in stored ? stored : ended),
  ReseatConfirmed: () => ended,
  /** Codes were in memory only once, and these had none. */
  TokensKept: ({ offers = [], ...stored }) => ({
    ...{ asking: null, refused: [], ...stored },
    offers: (offers as SeatCode[]).filter(isHandedOver),
  }),
  CodeOffered: (stored) => (isHandedOver(stored) ? stored : { ...stored, until: 0 }),
}

function isHandedOver(offer: object): boolean {
  return !('how' in offer) || offer.how !== 'reseated'
}

import type { Seat } from '#engine'
import type { OpeningLobby } from './opening.ts'
import type { LobbySealed, Reseat, SeatCode } from './state.ts'

export type ChapterReason = 'created' | 'started' | 'again' | 'returned' | 'ended-by-host' | 'renewed'

/** The others said yes or no, too few answered in time, the seat's own device came back, or the game ended. */
export type ReseatOutcome = 'confirmed' | 'refused' | 'too-late' | 'owner-back' | 'game-over'

export type PublicEvent =
  /** Opens a chapter with all that a newcomer must know of the room. */
  | { readonly type: 'ChapterOpened'; readonly lobby: OpeningLobby; readonly why: ChapterReason }
  | { readonly type: 'SeatTaken'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'SeatRenamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'SeatFreed'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | { readonly type: 'HostChanged'; readonly host: Seat | null; readonly why: 'first' | 'passed' | 'left' | 'away' }
  | {
      readonly type: 'TableSet'
      readonly game: string
      readonly options: object
      readonly expected: number | null
      readonly notices: readonly string[]
    }
  | { readonly type: 'SeatsArranged'; readonly order: readonly Seat[] }
  | { readonly type: 'RoomLocked'; readonly locked: boolean }
  | { readonly type: 'WatchersAllowed'; readonly allowed: boolean }
  | ({ readonly type: 'ReseatAsked' } & Pick<Reseat, 'seat' | 'question' | 'pictures' | 'until'>)
  | { readonly type: 'ReseatAnswered'; readonly by: Seat; readonly isYes: boolean }
  | { readonly type: 'ReseatEnded'; readonly outcome: ReseatOutcome }
  | { readonly type: 'SeatClaimed'; readonly seat: Seat; readonly how: 'handed-over' | 'reseated' }
  | { readonly type: 'GameOver' }

/** Only the hash of a token or a code is ever stored, and it is sent to nobody. A null hash ends the seat's token. */
export type SecretEvent =
  | ({ readonly type: 'TokensKept' } & LobbySealed)
  | { readonly type: 'TokenIssued'; readonly seat: Seat; readonly hash: string | null }
  | ({ readonly type: 'CodeOffered' } & SeatCode)
  | { readonly type: 'DeviceAsked'; readonly hash: string }
  | { readonly type: 'DeviceDismissed'; readonly wasRefused: boolean }

export type LobbyEvent = PublicEvent | SecretEvent

import type { KnownRules, Seat, Tagged } from '#engine'
import type { PublicEvent, SecretEvent } from './events.ts'
import { readOpening } from './opening.ts'
import type { Lobby, LobbyOpen, LobbySealed, Reseat, Sitter } from './state.ts'

export const blank: KnownRules<Lobby>['blank'] = {
  open: {
    phase: 'gathering',
    chapter: 0,
    sitters: [],
    nextSeat: 1,
    host: null,
    game: '',
    options: {},
    expected: null,
    notices: [],
    locked: false,
    watchers: true,
    players: [],
    reseat: null,
  },
  hand: {},
  sealed: { tokens: {}, offers: [], asking: null, refused: [] },
}

function evolveOpen(open: LobbyOpen, event: PublicEvent): LobbyOpen {
  switch (event.type) {
    case 'ChapterOpened':
      return readOpening(event.lobby)
    case 'SeatTaken': {
      const { seat, name } = event
      return { ...open, sitters: [...open.sitters, { seat, name }], nextSeat: seat + 1 }
    }
    case 'SeatRenamed': {
      const { seat, name } = event
      return { ...open, sitters: open.sitters.map((one) => (one.seat === seat ? { seat, name } : one)) }
    }
    case 'SeatFreed':
      return { ...open, sitters: open.sitters.filter(({ seat }) => seat !== event.seat) }
    case 'HostChanged':
      return { ...open, host: event.host }
    case 'TableSet': {
      const { game, options, expected, notices } = event
      return { ...open, game, options, expected, notices }
    }
    case 'SeatsArranged':
      return { ...open, sitters: event.order.map((seat) => sitterAt(open, seat)) }
    case 'RoomLocked':
      return { ...open, locked: event.locked }
    case 'WatchersAllowed':
      return { ...open, watchers: event.allowed }
    case 'ReseatAsked': {
      const { type: _, ...asked } = event
      return { ...open, reseat: { ...asked, yes: [], no: [], outcome: null } }
    }
    case 'ReseatAnswered':
      return { ...open, reseat: open.reseat && answered(open.reseat, event) }
    case 'ReseatEnded':
      return { ...open, reseat: open.reseat && { ...open.reseat, outcome: event.outcome } }
    case 'SeatClaimed':
      return open
    case 'GameOver':
      return { ...open, phase: 'over' }
    default:
      throw unknown(event)
  }
}

/** An answer may be changed while the question is open; the last one counts. */
function answered(reseat: Reseat, { by, isYes }: { readonly by: Seat; readonly isYes: boolean }): Reseat {
  const [yes, no] = [reseat.yes, reseat.no].map((said) => said.filter((seat) => seat !== by)) as [Seat[], Seat[]]
  return isYes ? { ...reseat, yes: [...yes, by], no } : { ...reseat, yes, no: [...no, by] }
}

function sitterAt(open: LobbyOpen, seat: number): Sitter {
  return open.sitters.find((one) => one.seat === seat) as Sitter
}

function evolveSealed(sealed: LobbySealed, event: SecretEvent): LobbySealed {
  switch (event.type) {
    case 'TokensKept': {
      const { type: _, ...kept } = event
      return kept
    }
    case 'TokenIssued': {
      const { [event.seat]: _, ...others } = sealed.tokens
      const tokens = event.hash === null ? others : { ...others, [event.seat]: event.hash }
      // Whoever holds the seat now, what was offered for it before is dead.
      const asking = sealed.asking === event.hash ? null : sealed.asking
      return { ...sealed, tokens, asking, offers: sealed.offers.filter(({ seat }) => seat !== event.seat) }
    }
    case 'CodeOffered': {
      const { type: _, ...offer } = event
      const others = sealed.offers.filter(({ seat }) => seat !== offer.seat)
      return { ...sealed, offers: [...others, offer] }
    }
    case 'DeviceAsked':
      return { ...sealed, asking: event.hash }
    case 'DeviceDismissed': {
      const refused = event.wasRefused && sealed.asking !== null ? [...sealed.refused, sealed.asking] : sealed.refused
      return { ...sealed, asking: null, refused }
    }
    default:
      throw unknown(event)
  }
}

function unknown(event: never): Error {
  return new Error(`lobby: no such event here: ${(event as Tagged).type}`)
}

export const evolve: KnownRules<Lobby>['evolve'] = {
  open: evolveOpen,
  hand: (_, event) => {
    throw unknown(event)
  },
  sealed: evolveSealed,
}

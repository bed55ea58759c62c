import type { KnownRules, Tagged } from '#engine'
import type { PublicEvent, SecretEvent } from './events.ts'
import type { Lobby, LobbyOpen, LobbySealed, Sitter } from './state.ts'

export const blank: KnownRules<Lobby>['blank'] = {
  open: {
    phase: 'gathering',
    motion: 0,
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
  sealed: { tokens: {}, offers: [] },
}

function evolveOpen(open: LobbyOpen, event: PublicEvent): LobbyOpen {
  switch (event.type) {
    case 'ChapterOpened':
      return event.lobby
    case 'SeatTaken': {
      const { seat, name } = event
      return { ...open, sitters: [...open.sitters, { seat, name }], nextSeat: seat + 1 }
    }
    case 'SeatRenamed': {
      const { seat, name } = event
      return { ...open, sitters: open.sitters.map((one) => (one.seat === seat ? { seat, name } : one)) }
    }
    case 'SeatFreed': {
      const reseat = open.reseat?.seat === event.seat ? null : open.reseat
      return { ...open, sitters: open.sitters.filter(({ seat }) => seat !== event.seat), reseat }
    }
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
    case 'ReseatAsked':
      return { ...open, reseat: { seat: event.seat, confirmed: false } }
    case 'ReseatConfirmed':
      return { ...open, reseat: { seat: event.seat, confirmed: true } }
    case 'SeatClaimed':
      return { ...open, reseat: open.reseat?.seat === event.seat ? null : open.reseat }
    case 'GameOver':
      return { ...open, phase: 'over' }
    default:
      throw unknown(event)
  }
}

function sitterAt(open: LobbyOpen, seat: number): Sitter {
  return open.sitters.find((one) => one.seat === seat) as Sitter
}

function evolveSealed(sealed: LobbySealed, event: SecretEvent): LobbySealed {
  switch (event.type) {
    case 'TokensKept':
      return { tokens: event.tokens, offers: event.offers }
    case 'TokenIssued': {
      const { [event.seat]: _, ...others } = sealed.tokens
      const tokens = event.hash === null ? others : { ...others, [event.seat]: event.hash }
      // Whoever holds the seat now, what was offered for it before is dead.
      return { tokens, offers: sealed.offers.filter(({ seat }) => seat !== event.seat) }
    }
    case 'CodeOffered': {
      const { type: _, ...offer } = event
      const others = sealed.offers.filter(({ seat, how }) => seat !== offer.seat || how !== offer.how)
      return { ...sealed, offers: [...others, offer] }
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

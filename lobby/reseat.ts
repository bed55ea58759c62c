import { type Actor, type Chance, type Seat, shuffle } from '#engine'
import type { LobbyCommand } from './commands.ts'
import type { LobbyEvent, ReseatOutcome } from './events.ts'
import { pictures } from './pictures.ts'
import type { LobbyRefusal } from './refuse.ts'
import type { LobbyOpen, LobbyState, Reseat } from './state.ts'

/** How long a seat must have been without any device before another may ask for it, in milliseconds. */
export const lostAfter = 60_000
/** How long the question stays on the table. */
export const reseatLives = 120_000

type Ask = Extract<LobbyCommand, { type: 'ask-reseat' }>
type Answer = Extract<LobbyCommand, { type: 'confirm-reseat' | 'refuse-reseat' }>

/** The question that is on the table now, or null where there is none or the last one has ended. */
export function openReseat({ reseat }: LobbyOpen): Reseat | null {
  return reseat?.outcome === null ? reseat : null
}

/** Everybody else who plays, present or not, has a say; whoever sat down after the deal has none. */
export function jurorsOf({ players }: LobbyOpen, seat: Seat): Seat[] {
  return players.filter((one) => one !== seat)
}

/** More than half of all the others: at no table of Avalon or THavalon can the evil ones do it alone. */
export function confirmationsNeeded(open: LobbyOpen, seat: Seat): number {
  return Math.max(2, Math.floor(jurorsOf(open, seat).length / 2) + 1)
}

export function refuseAsking(open: LobbyOpen, { seat, absentFor, wasRefused }: Ask): LobbyRefusal | null {
  if (!open.players.includes(seat)) return 'unknown-seat'
  if (wasRefused) return 'reseat-refused'
  if (openReseat(open) !== null) return 'reseat-open'
  return absentFor < lostAfter ? 'seat-not-lost' : null
}

export function refuseAnswer(open: LobbyOpen, actor: Actor, { type, question }: Answer): LobbyRefusal | null {
  const reseat = openReseat(open)
  if (reseat?.question !== question) return 'no-reseat'
  if (!jurorsOf(open, reseat.seat).includes(actor as Seat)) return 'no-say'
  const same = type === 'confirm-reseat' ? reseat.yes : reseat.no
  return same.includes(actor as Seat) ? 'already-answered' : null
}

export function ask({ reseat }: LobbyOpen, { seat, hash }: Ask, chance: Chance): LobbyEvent[] {
  const [one, other] = shuffle(pictures, chance)
  if (one === undefined || other === undefined) throw new Error('there are too few pictures')
  const question = (reseat?.question ?? 0) + 1
  return [
    { type: 'DeviceAsked', hash },
    { type: 'ReseatAsked', seat, question, pictures: [one, other], until: chance.now + reseatLives },
  ]
}

export function answer({ open, sealed }: LobbyState, by: Seat, { type }: Answer): LobbyEvent[] {
  const reseat = openReseat(open)
  if (reseat === null || sealed.asking === null) return []
  const { seat } = reseat
  const isYes = type === 'confirm-reseat'
  const answered: LobbyEvent = { type: 'ReseatAnswered', by, isYes }
  const agreeing = (isYes ? reseat.yes : reseat.no).length + 1
  if (isYes && agreeing >= confirmationsNeeded(open, seat)) {
    return [
      answered,
      { type: 'TokenIssued', seat, hash: sealed.asking },
      { type: 'ReseatEnded', outcome: 'confirmed' },
      { type: 'SeatClaimed', seat, how: 'reseated' },
    ]
  }
  const isRefused = !isYes && agreeing * 2 > jurorsOf(open, seat).length
  return isRefused ? [answered, ...end('refused')] : [answered]
}

/** A device whose question was refused, also by silence, does not ask again in this game. */
export function end(outcome: ReseatOutcome): LobbyEvent[] {
  return [
    { type: 'DeviceDismissed', wasRefused: outcome === 'refused' || outcome === 'too-late' },
    { type: 'ReseatEnded', outcome },
  ]
}

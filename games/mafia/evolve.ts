import type { Game, Seat, Tagged } from '#engine'
import { placed } from './answers.ts'
import { extension } from './discussion.ts'
import type { PublicEvent, SecretEvent } from './events.ts'
import { evolveHand, unknown } from './evolve-hand.ts'
import type { Role } from './roles.ts'
import type { Dead, Mafia, Open, Sealed } from './state.ts'

function evolveOpen(open: Open, event: PublicEvent): Open {
  switch (event.type) {
    case 'GameStarted': {
      const { seats, options, counts } = event
      return { ...open, seats, options, counts, living: seats }
    }
    case 'RoleConfirmed':
      return { ...open, confirmed: event.count }
    case 'NightBegan': {
      const { night, quiet, earliest } = event
      return { ...ask(open, 'night', event), night, quiet, earliest }
    }
    case 'NightAnswered':
    case 'BallotCounted':
      return { ...open, answered: event.count }
    case 'BallotCast': {
      const { by, target, count } = event
      return { ...open, answered: count, ballots: placed(open.ballots, { by, target }) }
    }
    case 'DawnBroke':
      return bury(open, event.murdered, event.role, 'night')
    case 'DiscussionBegan':
      return ask(open, 'discussion', event)
    case 'DiscussionPaused':
      return { ...open, deadline: null, paused: event.left }
    case 'DiscussionResumed':
      return { ...open, deadline: event.until, paused: null }
    case 'DiscussionExtended':
      return { ...open, deadline: event.until, paused: event.left, added: (open.added ?? 0) + extension }
    case 'VotingBegan':
      return ask(open, 'voting', event)
    case 'RunoffBegan':
      return { ...ask(open, 'runoff', event), candidates: event.candidates }
    case 'DeadlineMoved':
      return { ...open, deadline: event.until }
    case 'VotesTallied': {
      const { ballots, murdered, role } = event
      const { night, candidates } = open
      const tallies = [...open.tallies, { night, candidates, ballots, murdered }]
      return { ...bury(open, murdered, role, 'vote'), tallies }
    }
    case 'PlayerRemoved':
      return removed(open, event)
    case 'GameFinished': {
      const { type: _, ...outcome } = event
      return { ...open, phase: 'finished', deadline: null, limit: null, paused: null, outcome }
    }
    default:
      throw unknown((event as Tagged).type)
  }
}

interface Asking {
  readonly motion: number
  readonly until: number | null
}

/** A new question lies on the table, with nothing answered. */
function ask(open: Open, phase: Open['phase'], { motion, until }: Asking): Open {
  const fresh = { answered: 0, ballots: [], candidates: null, earliest: null, paused: null, added: undefined }
  return { ...open, ...fresh, phase, motion, limit: until, deadline: until }
}

function bury(open: Open, seat: Seat | null, role: Role | null, how: Dead['how']): Open {
  if (seat === null || role === null) return open
  const living = open.living.filter((one) => one !== seat)
  return { ...open, living, dead: [...open.dead, { seat, role, how, night: open.night }] }
}

function removed(open: Open, { seat, role, answered }: Extract<PublicEvent, { type: 'PlayerRemoved' }>): Open {
  const ballots = open.ballots.filter(({ by, target }) => by !== seat && target !== seat)
  const candidates = open.candidates?.filter((one) => one !== seat) ?? null
  return { ...bury(open, seat, role, 'removed'), answered, ballots, candidates }
}

function evolveSealed(sealed: Sealed, event: SecretEvent): Sealed {
  switch (event.type) {
    case 'RolesDealt':
      return { roles: event.roles, nights: [] }
    case 'AnswerKept':
      return sealed
    case 'NightResolved': {
      const { type: _, ...row } = event
      return { ...sealed, nights: [...sealed.nights, row] }
    }
    default:
      throw unknown((event as Tagged).type)
  }
}

export const evolve: Game<Mafia>['evolve'] = { open: evolveOpen, hand: evolveHand, sealed: evolveSealed }

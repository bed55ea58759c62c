import type { Game } from '#engine'
import { blankCourse, blankHand, evolveCourse, evolveCourseHand, unknownEvent } from '../quests/index.ts'
import { overturned } from './declarations.ts'
import type { PublicEvent, SecretEvent } from './events.ts'
import { options } from './options.ts'
import { arthurOf, type Open, type Sealed, type Thavalon, type Vote } from './state.ts'

export const blank: Game<Thavalon>['blank'] = {
  open: {
    ...blankCourse,
    options: options.defaults,
    unvoted: [],
    rival: null,
    window: false,
    hold: null,
    declarations: [],
    struck: null,
    outcome: null,
  },
  hand: blankHand,
  sealed: { roles: {}, dagger: null, firstLeader: null },
}

function evolveOpen(open: Open, event: PublicEvent): Open {
  switch (event.type) {
    case 'GameStarted':
      return { ...open, seats: event.seats, options: event.options }
    case 'TableSeated':
      return { ...open, seating: event.seating }
    case 'TeamProposed':
      return { ...open, phase: 'team_finalised', motion: event.motion, team: event.team }
    case 'RivalProposed':
      return { ...open, rival: offer(open, event.team) }
    case 'VoteOpened':
      return { ...open, phase: 'team_voting', motion: event.motion, voted: [], window: false, hold: null }
    case 'VotesRevealed':
      return counted(open, open.rival ? choose(open, open.rival, event) : evolveCourse(open, event))
    case 'TeamSent':
      return send(open, event.motion, event.team)
    case 'WindowOpened':
      return { ...open, window: true, hold: event.hold }
    case 'HoldEnded':
      return { ...open, hold: null }
    case 'WindowHeld':
      return { ...open, phase: 'agravaine_window', motion: event.motion, deadline: event.until, hold: null }
    case 'AgravaineDeclared': {
      const quests = overturned(open.quests)
      return { ...declared(open, 'agravaine', event.seat), quests, window: false, hold: null, deadline: event.until }
    }
    case 'ArthurDeclared':
      return declared(open, 'arthur', event.seat)
    case 'AssassinationBegan':
      return { ...evolveCourse(open, event), window: false }
    case 'AssassinStruck': {
      const { type: _, ...struck } = event
      return { ...open, struck }
    }
    case 'GameFinished': {
      const { type: _, ...outcome } = event
      return { ...open, phase: 'finished', deadline: null, outcome }
    }
    default:
      return evolveCourse(open, event)
  }
}

function offer({ quest, proposal, leader }: Open, team: readonly number[]): NonNullable<Open['rival']> {
  return { quest, proposal, leader: leader as number, team }
}

/** The vote was about the first of two teams; the second goes where that was not approved. */
function choose(
  open: Open,
  rival: NonNullable<Open['rival']>,
  event: Extract<PublicEvent, { type: 'VotesRevealed' }>,
): Open {
  const { proposals } = evolveCourse({ ...open, ...rival }, event)
  const chosen = withLast(proposals, { against: offer(open, open.team) })
  return { ...open, proposals: chosen, rival: null, team: event.approved ? rival.team : open.team }
}

/** Once Arthur has declared, his vote counts twice, and the history keeps where it did. */
function counted(before: Open, open: Open): Open {
  const twice = arthurOf(before)
  return twice === null ? open : { ...open, proposals: withLast(open.proposals, { twice }) }
}

function withLast(proposals: readonly Vote[], more: Partial<Vote>): Vote[] {
  return proposals.map((vote, at) => (at === proposals.length - 1 ? { ...vote, ...more } : vote))
}

function send(open: Open, motion: number, team: readonly number[]): Open {
  const began = evolveCourse(open, { type: 'QuestBegan', motion })
  return { ...began, team, rejections: 0, unvoted: [...open.unvoted, offer(open, team)] }
}

function declared(open: Open, as: 'agravaine' | 'arthur', seat: number): Open {
  const { quest, proposal, declarations } = open
  return { ...open, declarations: [...declarations, { as, seat, quest, proposal }] }
}

function evolveSealed(_sealed: Sealed, event: SecretEvent): Sealed {
  switch (event.type) {
    case 'RolesDealt': {
      const { type: _, ...dealt } = event
      return dealt
    }
    default:
      throw unknownEvent(event)
  }
}

export const evolve: Game<Thavalon>['evolve'] = { open: evolveOpen, hand: evolveCourseHand, sealed: evolveSealed }

import type { Game } from '#engine'
import { blankCourse, blankHand, evolveCourse, evolveCourseHand, unknownEvent } from '../quests/index.ts'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import { options } from './options.ts'
import type { Avalon, Hand, Open, Sealed } from './state.ts'

export const blank: Game<Avalon>['blank'] = {
  open: { ...blankCourse, options: options.defaults, lady: null, struck: null, outcome: null },
  hand: { ...blankHand, answers: [] },
  sealed: { roles: {}, dagger: null, decoy: null, mixed: [], firstLeader: null },
}

function evolveOpen(open: Open, event: PublicEvent): Open {
  switch (event.type) {
    case 'GameStarted':
      return { ...open, seats: event.seats, options: event.options }
    case 'TableSeated':
      return { ...open, seating: event.seating, lady: ladyOf(event.lady) }
    case 'TeamProposed':
      return { ...open, phase: 'team_voting', motion: event.motion, team: event.team }
    case 'LadyCalled':
      return { ...open, phase: 'lady_of_the_lake', motion: event.motion, deadline: null }
    case 'PlayerExamined':
      return { ...open, lady: passLady(open, event.by, event.target) }
    case 'AssassinStruck':
      return { ...open, struck: { by: event.by, target: event.target, found: event.found } }
    case 'GameFinished': {
      const { type: _, ...outcome } = event
      return { ...open, phase: 'finished', deadline: null, outcome }
    }
    default:
      return evolveCourse(open, event)
  }
}

function ladyOf(holder: number | null): Open['lady'] {
  return holder === null ? null : { holder, held: [holder], examined: [] }
}

function passLady({ lady }: Open, by: number, target: number): Open['lady'] {
  return {
    holder: target,
    held: [...(lady?.held ?? []), target],
    examined: [...(lady?.examined ?? []), { by, target }],
  }
}

function evolveHand(hand: Hand, event: PrivateEvent): Hand {
  if (event.type !== 'LadyAnswered') return evolveCourseHand(hand, event)
  return { ...hand, answers: [...hand.answers, { about: event.about, is: event.is }] }
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

export const evolve: Game<Avalon>['evolve'] = { open: evolveOpen, hand: evolveHand, sealed: evolveSealed }

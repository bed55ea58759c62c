import type { Game, Tagged } from '#engine'
import type { PrivateEvent, PublicEvent, SecretEvent } from './events.ts'
import { options } from './options.ts'
import type { Avalon, Hand, Open, Sealed } from './state.ts'

export const blank: Game<Avalon>['blank'] = {
  open: {
    phase: 'role_reveal',
    motion: 1,
    options: options.defaults,
    seats: [],
    confirmed: 0,
    seating: [],
    leader: null,
    quest: 1,
    proposal: 1,
    rejections: 0,
    team: [],
    voted: [],
    played: [],
    cardsIn: 0,
    proposals: [],
    quests: [],
    lady: null,
    struck: null,
    deadline: null,
    outcome: null,
  },
  hand: { told: null, confirmed: false, ballot: null, card: null, answers: [], guess: null },
  sealed: { roles: {}, dagger: null, decoy: null, mixed: [], firstLeader: null },
}

function evolveOpen(open: Open, event: PublicEvent): Open {
  switch (event.type) {
    case 'GameStarted':
      return { ...open, seats: event.seats, options: event.options }
    case 'RoleConfirmed':
      return { ...open, confirmed: event.count }
    case 'TableSeated':
      return { ...open, seating: event.seating, lady: ladyOf(event.lady) }
    case 'TeamBuildingBegan': {
      const { motion, quest, proposal, leader } = event
      return { ...open, phase: 'team_building', motion, quest, proposal, leader, team: [], voted: [], deadline: null }
    }
    case 'TeamProposed':
      return { ...open, phase: 'team_voting', motion: event.motion, team: event.team }
    case 'PlayerVoted':
      return { ...open, voted: [...open.voted, event.seat] }
    case 'VotesRevealed':
      return revealVotes(open, event)
    case 'QuestBegan':
      return { ...open, phase: 'quest_execution', motion: event.motion, played: [], cardsIn: 0 }
    case 'CardPlayed':
      return { ...open, played: [...open.played, event.seat], cardsIn: open.cardsIn + 1 }
    case 'CardCounted':
      return { ...open, cardsIn: event.count }
    case 'QuestCompleted': {
      const { motion, cards, success, until } = event
      const quests = [...open.quests, { team: open.team, cards, success }]
      return { ...open, phase: 'quest_results', motion, quests, deadline: until }
    }
    case 'LadyCalled':
      return { ...open, phase: 'lady_of_the_lake', motion: event.motion, deadline: null }
    case 'PlayerExamined':
      return { ...open, lady: passLady(open, event.by, event.target) }
    case 'AssassinationBegan':
      return { ...open, phase: 'assassination', motion: event.motion, deadline: null }
    case 'AssassinStruck':
      return { ...open, struck: { by: event.by, target: event.target, found: event.found } }
    case 'GameFinished': {
      const { type: _, ...outcome } = event
      return { ...open, phase: 'finished', deadline: null, outcome }
    }
    default:
      throw unknown((event as Tagged).type)
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

function revealVotes(open: Open, event: Extract<PublicEvent, { type: 'VotesRevealed' }>): Open {
  const { quest, proposal, leader, team, proposals } = open
  const { approve, approved, rejections } = event
  const voted = { quest, proposal, leader: leader as number, team, approve, approved }
  return { ...open, rejections, proposals: [...proposals, voted] }
}

function evolveHand(hand: Hand, event: PrivateEvent): Hand {
  switch (event.type) {
    case 'RoleTold':
      return { ...hand, told: event.told }
    case 'RoleUnderstood':
      return { ...hand, confirmed: true }
    case 'BallotSealed':
      return { ...hand, ballot: { motion: event.motion, approve: event.approve } }
    case 'CardSealed':
      return { ...hand, card: { motion: event.motion, card: event.card } }
    case 'LadyAnswered':
      return { ...hand, answers: [...hand.answers, { about: event.about, is: event.is }] }
    case 'GuessSealed':
      return { ...hand, guess: event.target }
    default:
      throw unknown((event as Tagged).type)
  }
}

function evolveSealed(_sealed: Sealed, event: SecretEvent): Sealed {
  switch (event.type) {
    case 'RolesDealt': {
      const { type: _, ...dealt } = event
      return dealt
    }
    default:
      throw unknown((event as Tagged).type)
  }
}

/** Where this is reached, an event was sent to readers for whom it is not, or comes from another version. */
function unknown(type: string): Error {
  return new Error(`avalon: no such event here: ${type}`)
}

export const evolve: Game<Avalon>['evolve'] = { open: evolveOpen, hand: evolveHand, sealed: evolveSealed }

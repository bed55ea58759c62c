import type { Seat, Tagged } from '#engine'
import type { CoursePrivateEvent, CoursePublicEvent } from './events.ts'
import type { CourseHand, CourseOpen } from './state.ts'

export function evolveCourse<Open extends CourseOpen>(open: Open, event: CoursePublicEvent): Open {
  switch (event.type) {
    case 'RoleConfirmed':
      return { ...open, confirmed: event.count }
    case 'TeamBuildingBegan': {
      const { motion, quest, proposal, leader } = event
      return { ...open, phase: 'team_building', motion, quest, proposal, leader, team: [], voted: [], deadline: null }
    }
    case 'PlayerVoted':
      return { ...open, voted: [...open.voted, event.seat] }
    case 'VotesRevealed': {
      const { quest, proposal, leader, team } = open
      const { approve, approved, rejections } = event
      const voted = { quest, proposal, leader: leader as Seat, team, approve, approved }
      return { ...open, rejections, proposals: [...open.proposals, voted] }
    }
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
    case 'AssassinationBegan':
      return { ...open, phase: 'assassination', motion: event.motion, deadline: null }
    default:
      throw unknownEvent(event)
  }
}

export function evolveCourseHand<Hand extends CourseHand>(hand: Hand, event: CoursePrivateEvent): Hand {
  switch (event.type) {
    case 'RoleTold':
      return { ...hand, told: event.told }
    case 'RoleUnderstood':
      return { ...hand, confirmed: true }
    case 'BallotSealed':
      return { ...hand, ballot: { motion: event.motion, approve: event.approve } }
    case 'CardSealed':
      return { ...hand, card: { motion: event.motion, card: event.card } }
    case 'GuessSealed':
      return { ...hand, guess: event.target }
    default:
      throw unknownEvent(event)
  }
}

/** Where this is reached, an event was sent to readers for whom it is not, or comes from another version. */
export function unknownEvent(event: Tagged): Error {
  return new Error(`no such event here: ${event.type}`)
}

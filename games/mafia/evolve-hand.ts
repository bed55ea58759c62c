import type { Tagged } from '#engine'
import { placed } from './answers.ts'
import type { PrivateEvent } from './events.ts'
import type { Hand } from './state.ts'

export function evolveHand(hand: Hand, event: PrivateEvent): Hand {
  switch (event.type) {
    case 'RoleTold':
      return { ...hand, told: event.told }
    case 'RoleUnderstood':
      return { ...hand, confirmed: true }
    case 'NightAnswerSealed': {
      const { night, target } = event
      return { ...hand, nights: [...otherNights(hand, night), { night, target }], voided: null }
    }
    case 'NightAnswerVoided':
      return { ...hand, nights: otherNights(hand, event.night), voided: event.about }
    case 'MafiaPicked': {
      const { by, night, target } = event
      const before = hand.picks?.night === night ? hand.picks.picked : []
      return { ...hand, picks: { night, picked: placed(before, { by, target }) } }
    }
    case 'MafiaPicksVoided': {
      const { about } = event
      const picked = hand.picks?.picked.filter(({ by, target }) => by !== about && target !== about)
      return { ...hand, picks: hand.picks && { ...hand.picks, picked: picked ?? [] } }
    }
    case 'DetectiveAnswered': {
      const { night, about, is } = event
      return { ...hand, notebook: [...hand.notebook, { night, about, is }] }
    }
    case 'BallotSealed':
      return { ...hand, ballot: { motion: event.motion, target: event.target }, voided: null }
    case 'BallotVoided':
      return { ...hand, ballot: null, voided: event.about }
    case 'RolesShown':
      return { ...hand, ghost: event.roles }
    default:
      throw unknown((event as Tagged).type)
  }
}

function otherNights({ nights }: Hand, night: number): Hand['nights'] {
  return nights.filter((one) => one.night !== night)
}

/** Where this is reached, an event was sent to readers for whom it is not, or comes from another version. */
export function unknown(type: string): Error {
  return new Error(`mafia: no such event here: ${type}`)
}

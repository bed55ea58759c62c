import type { Actor, Chance, Seat } from '#engine'
import { nightAnswers } from './answers.ts'
import type { MafiaCommand } from './commands.ts'
import { nightBegins, votingBegins } from './course.ts'
import { extendDiscussion, pauseDiscussion, resumeDiscussion } from './discussion.ts'
import { finish } from './ending.ts'
import type { MafiaEvent } from './events.ts'
import { answerNight, endNight } from './night.ts'
import { remove } from './removal.ts'
import type { MafiaState } from './state.ts'
import { castBallot, closeVote } from './vote.ts'

export function decide(state: MafiaState, actor: Actor, command: MafiaCommand, chance: Chance): MafiaEvent[] {
  const { open } = state
  const seat = actor as Seat
  switch (command.type) {
    case 'confirm-role':
      return confirmRole(state, seat, chance)
    case 'night':
      return answerNight(state, seat, command.target, chance)
    case 'vote':
      return castBallot(state, seat, command.target, chance)
    case 'tick':
      return timeIsUp(state, chance)
    case 'remove':
      return remove(state, command.player, chance)
    case 'draw':
      return [finish(state, { winner: 'draw', reason: 'draw' })]
    case 'pause':
      return [pauseDiscussion(open, chance)]
    case 'resume':
      return [resumeDiscussion(open, chance)]
    case 'extend':
      return [extendDiscussion(open)]
    case 'skip':
      return [votingBegins(open, chance)]
    default:
      return command satisfies never
  }
}

function confirmRole({ open }: MafiaState, seat: Seat, chance: Chance): MafiaEvent[] {
  const count = open.confirmed + 1
  const confirmed: MafiaEvent[] = [
    { type: 'RoleUnderstood', seat },
    { type: 'RoleConfirmed', count },
  ]
  return count < open.seats.length ? confirmed : [...confirmed, nightBegins(open, 1, chance)]
}

/** Whoever has not answered by now is silent. */
function timeIsUp(state: MafiaState, chance: Chance): MafiaEvent[] {
  switch (state.open.phase) {
    case 'night':
      return endNight(state, nightAnswers(state), chance)
    case 'discussion':
      return [votingBegins(state.open, chance)]
    case 'voting':
    case 'runoff':
      return closeVote(state, chance)
    default:
      throw new Error(`mafia: no time runs in ${state.open.phase}`)
  }
}

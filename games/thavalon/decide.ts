import type { Actor, Chance, Seat } from '#engine'
import {
  approvingWith,
  ballotCast,
  cardLaid,
  cardsWith,
  drawSeating,
  nextTeamBuilding,
  resultPause,
  roleConfirmed,
} from '../quests/index.ts'
import { assassinate } from './assassination.ts'
import type { ThavalonCommand } from './commands.ts'
import { afterResults, goOn } from './course.ts'
import { declareAgravaine, declareArthur } from './declarations.ts'
import type { ThavalonEvent } from './events.ts'
import { missionSucceeds, windowPlayers } from './numbers.ts'
import type { Card } from './roles.ts'
import { arthurOf, isChoice, isForced, isLastProposal, type Open, type ThavalonState } from './state.ts'

export function decide(state: ThavalonState, actor: Actor, command: ThavalonCommand, chance: Chance): ThavalonEvent[] {
  const seat = actor as Seat
  const { open } = state
  switch (command.type) {
    case 'confirm-role':
      return confirmRole(state, seat, chance)
    case 'propose':
      return propose(open, command.team)
    case 'open-vote':
      return [{ type: 'VoteOpened', motion: open.motion + 1 }]
    case 'vote':
      return vote(state, seat, command.approve)
    case 'play':
      return play(state, seat, command.card, chance)
    case 'continue':
      return afterResults(state, chance)
    case 'tick':
      return goOn(state, chance)
    case 'declare-agravaine':
      return declareAgravaine(state, seat, chance)
    case 'declare-arthur':
      return declareArthur(open, seat)
    case 'assassinate':
      return assassinate(state, seat, command.as, command.targets)
    case 'guess':
      return [{ type: 'GuessSealed', seat, target: command.target }]
    default:
      return command satisfies never
  }
}

function confirmRole({ open, sealed }: ThavalonState, seat: Seat, chance: Chance): ThavalonEvent[] {
  const confirmed = roleConfirmed(open, seat)
  const drawn = drawSeating(open, sealed.firstLeader, chance)
  if (drawn === null) return confirmed
  return [
    ...confirmed,
    { type: 'TableSeated', seating: drawn.seating },
    { type: 'TeamBuildingBegan', motion: open.motion + 1, quest: 1, proposal: 1, leader: drawn.leader },
  ]
}

function propose(open: Open, team: readonly Seat[]): ThavalonEvent[] {
  const motion = open.motion + 1
  if (isChoice(open) && !isLastProposal(open)) return [{ type: 'RivalProposed', team }, nextTeamBuilding(open, 1, 2)]
  return [isForced(open) ? { type: 'TeamSent', motion, team } : { type: 'TeamProposed', motion, team }]
}

function vote({ open, hands }: ThavalonState, seat: Seat, approve: boolean): ThavalonEvent[] {
  const cast = ballotCast(open, seat, approve)
  const approving = approvingWith(open, hands, seat, approve)
  if (approving === null) return cast
  const approved = weight(open, approving) * 2 > weight(open, open.seats)
  const rejections = approved || isChoice(open) ? 0 : open.rejections + 1
  return [...cast, { type: 'VotesRevealed', approve: approving, approved, rejections }, afterVote(open, approved)]
}

/** Once Arthur has declared, his vote counts twice. */
function weight(open: Open, voters: readonly Seat[]): number {
  const arthur = arthurOf(open)
  return voters.length + (arthur !== null && voters.includes(arthur) ? 1 : 0)
}

function afterVote(open: Open, approved: boolean): ThavalonEvent {
  const motion = open.motion + 1
  if (approved) return { type: 'QuestBegan', motion }
  if (isChoice(open)) return { type: 'TeamSent', motion, team: open.team }
  return nextTeamBuilding(open, open.quest, open.proposal + 1)
}

function play({ open, hands }: ThavalonState, seat: Seat, card: Card, chance: Chance): ThavalonEvent[] {
  const laid = cardLaid(open, seat, card)
  const cards = cardsWith(open, hands, seat, card, chance)
  if (cards === null) return laid
  const success = missionSucceeds(cards, open.seats.length, open.quest)
  const { motion } = open
  const completed = {
    type: 'QuestCompleted',
    motion: motion + 1,
    cards,
    success,
    until: chance.now + resultPause,
  } as const
  const opensWindow = success && cards.includes('fail') && open.seats.length >= windowPlayers
  return [...laid, completed, ...(opensWindow ? [windowOpened(open, chance)] : [])]
}

function windowOpened({ options }: Open, { now }: Chance): ThavalonEvent {
  return { type: 'WindowOpened', hold: options.window > 0 ? now + options.window * 1_000 : null }
}

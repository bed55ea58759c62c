import type { Actor, Chance, Seat } from '#engine'
import {
  approvingWith,
  ballotCast,
  cardLaid,
  cardsWith,
  drawSeating,
  failsNeeded,
  nextTeamBuilding,
  resultPause,
  roleConfirmed,
} from '../quests/index.ts'
import type { AvalonCommand } from './commands.ts'
import { afterResults, finish } from './course.ts'
import type { AvalonEvent } from './events.ts'
import { firstHolder } from './lady.ts'
import { type Card, type Role, sideOf } from './roles.ts'
import { type AvalonState, rejectionsAllowed } from './state.ts'

export function decide(state: AvalonState, actor: Actor, command: AvalonCommand, chance: Chance): AvalonEvent[] {
  const seat = actor as Seat
  switch (command.type) {
    case 'confirm-role':
      return confirmRole(state, seat, chance)
    case 'propose':
      return [{ type: 'TeamProposed', motion: state.open.motion + 1, team: command.team }]
    case 'vote':
      return vote(state, seat, command.approve)
    case 'play':
      return play(state, seat, command.card, chance)
    case 'continue':
    case 'tick':
      return afterResults(state)
    case 'examine':
      return examine(state, seat, command.target)
    case 'assassinate':
      return assassinate(state, seat, command.target)
    case 'guess':
      return [{ type: 'GuessSealed', seat, target: command.target }]
    default:
      return command satisfies never
  }
}

function confirmRole({ open, sealed }: AvalonState, seat: Seat, chance: Chance): AvalonEvent[] {
  const confirmed = roleConfirmed(open, seat)
  const drawn = drawSeating(open, sealed.firstLeader, chance)
  if (drawn === null) return confirmed
  const { seating, leader } = drawn
  return [
    ...confirmed,
    { type: 'TableSeated', seating, lady: open.options.lady ? firstHolder(seating, leader) : null },
    { type: 'TeamBuildingBegan', motion: open.motion + 1, quest: 1, proposal: 1, leader },
  ]
}

function vote(state: AvalonState, seat: Seat, approve: boolean): AvalonEvent[] {
  const { open, hands } = state
  const cast = ballotCast(open, seat, approve)
  const approving = approvingWith(open, hands, seat, approve)
  if (approving === null) return cast
  const approved = approving.length * 2 > open.seats.length
  const rejections = approved ? 0 : open.rejections + 1
  return [...cast, { type: 'VotesRevealed', approve: approving, approved, rejections }, ...afterVote(state, rejections)]
}

function afterVote(state: AvalonState, rejections: number): AvalonEvent[] {
  const { open } = state
  if (rejections === 0) return [{ type: 'QuestBegan', motion: open.motion + 1 }]
  if (rejections === rejectionsAllowed) return [finish(state, 'evil', 'chaos')]
  return [nextTeamBuilding(open, open.quest, open.proposal + 1)]
}

function play({ open, hands }: AvalonState, seat: Seat, card: Card, chance: Chance): AvalonEvent[] {
  const laid = cardLaid(open, seat, card)
  const cards = cardsWith(open, hands, seat, card, chance)
  if (cards === null) return laid
  const fails = cards.filter((one) => one === 'fail').length
  const success = fails < failsNeeded(open.seats.length, open.quest)
  return [...laid, { type: 'QuestCompleted', motion: open.motion + 1, cards, success, until: chance.now + resultPause }]
}

function examine({ open, sealed }: AvalonState, seat: Seat, target: Seat): AvalonEvent[] {
  return [
    { type: 'PlayerExamined', by: seat, target },
    { type: 'LadyAnswered', seat, about: target, is: sideOf(sealed.roles[target] as Role) },
    nextTeamBuilding(open, open.quest + 1, 1),
  ]
}

function assassinate(state: AvalonState, seat: Seat, target: Seat): AvalonEvent[] {
  const found = state.sealed.roles[target] === 'merlin'
  return [
    { type: 'AssassinStruck', by: seat, target, found },
    found ? finish(state, 'evil', 'assassination') : finish(state, 'good', 'spared'),
  ]
}

import { type Actor, type Chance, pick, type Seat, shuffle } from '#engine'
import type { AvalonCommand } from './commands.ts'
import { afterResults, finish, nextTeamBuilding } from './course.ts'
import type { AvalonEvent } from './events.ts'
import { firstHolder } from './lady.ts'
import { type Card, type Role, sideOf } from './roles.ts'
import type { AvalonState } from './state.ts'
import { failsNeeded, rejectionsAllowed } from './table.ts'

/** How long a quest's result stays on the screen unless the host goes on earlier. */
const resultPause = 3_000

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
  const count = open.confirmed + 1
  const confirmed: AvalonEvent[] = [
    { type: 'RoleUnderstood', seat },
    { type: 'RoleConfirmed', count },
  ]
  if (count < open.seats.length) return confirmed
  const seating = open.options.seating === 'random' ? shuffle(open.seats, chance) : open.seats
  const leader = sealed.firstLeader ?? pick(seating, chance)
  return [
    ...confirmed,
    { type: 'TableSeated', seating, lady: open.options.lady ? firstHolder(seating, leader) : null },
    { type: 'TeamBuildingBegan', motion: open.motion + 1, quest: 1, proposal: 1, leader },
  ]
}

function vote(state: AvalonState, seat: Seat, approve: boolean): AvalonEvent[] {
  const { open, hands } = state
  const cast: AvalonEvent[] = [
    { type: 'BallotSealed', seat, motion: open.motion, approve },
    { type: 'PlayerVoted', seat },
  ]
  if (open.voted.length + 1 < open.seats.length) return cast
  const approving = open.seating.filter((voter) => (voter === seat ? approve : hands[voter]?.ballot?.approve))
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
  const played: AvalonEvent[] = [
    { type: 'CardSealed', seat, motion: open.motion, card },
    open.options.showWhoPlayed ? { type: 'CardPlayed', seat } : { type: 'CardCounted', count: open.cardsIn + 1 },
  ]
  if (open.cardsIn + 1 < open.team.length) return played
  const cards = open.team.map((member) => (member === seat ? card : (hands[member]?.card?.card as Card)))
  const fails = cards.filter((one) => one === 'fail').length
  return [
    ...played,
    {
      type: 'QuestCompleted',
      motion: open.motion + 1,
      // Sorted before they are shuffled, so that not even the source of luck can link a card to a seat.
      cards: shuffle(cards.sort(), chance),
      success: fails < failsNeeded(open.seats.length, open.quest),
      until: chance.now + resultPause,
    },
  ]
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

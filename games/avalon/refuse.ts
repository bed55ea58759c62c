import type { Actor } from '#engine'
import { type CourseRefusal, refuseCard, refuseTarget, refuseTeam, refuseVote } from '../quests/index.ts'
import type { AvalonCommand } from './commands.ts'
import { canBeExamined } from './lady.ts'
import { cardsOf } from './roles.ts'
import type { AvalonView, Hand, Open, Phase } from './state.ts'

export const refusals = ['not-lady-holder', 'held-lady-before'] as const

export type Refusal = CourseRefusal | (typeof refusals)[number]

const phaseOf = {
  'confirm-role': 'role_reveal',
  propose: 'team_building',
  vote: 'team_voting',
  play: 'quest_execution',
  continue: 'quest_results',
  tick: 'quest_results',
  examine: 'lady_of_the_lake',
  assassinate: 'assassination',
  guess: 'assassination',
} as const satisfies Record<AvalonCommand['type'], Phase>

export function refuse(view: AvalonView, actor: Actor, command: AvalonCommand): Refusal | null {
  const { open, hand } = view
  if (open.phase === 'finished') return 'game-over'
  if (command.motion !== open.motion) return 'stale'
  if (phaseOf[command.type] !== open.phase) return 'wrong-phase'
  if (command.type === 'continue') return actor === 'host' ? null : 'host-only'
  if (command.type === 'tick') return actor === 'clock' ? null : 'clock-only'
  if (typeof actor !== 'number' || hand === undefined) return 'not-a-player'
  return refuseAnswer(open, hand, actor, command)
}

type Answer = Exclude<AvalonCommand, { type: 'continue' | 'tick' }>

function refuseAnswer(open: Open, hand: Hand, seat: number, command: Answer): Refusal | null {
  switch (command.type) {
    case 'confirm-role':
      return hand.confirmed ? 'already-confirmed' : null
    case 'propose':
      return refuseTeam(open, seat, command.team)
    case 'vote':
      return refuseVote(open, seat)
    case 'play':
      return refuseCard(open, hand, seat, command.card, hand.told ? cardsOf(hand.told.role, open.quest) : [])
    case 'examine':
      return open.lady?.holder === seat ? refuseExamined(open, seat, command.target) : 'not-lady-holder'
    case 'assassinate':
      return hand.told?.dagger ? refuseTarget(open, seat, command.target) : 'not-dagger-holder'
    case 'guess':
      return hand.told?.dagger ? 'dagger-holder-guesses-not' : refuseTarget(open, seat, command.target)
    default:
      return command satisfies never
  }
}

function refuseExamined(open: Open, seat: number, target: number): Refusal | null {
  return refuseTarget(open, seat, target) ?? (canBeExamined(open, target) ? null : 'held-lady-before')
}

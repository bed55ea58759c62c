import type { Actor } from '#engine'
import type { AvalonCommand } from './commands.ts'
import { canBeExamined } from './lady.ts'
import { cardsOf } from './roles.ts'
import type { AvalonView, Hand, Open, Phase } from './state.ts'
import { teamSize } from './table.ts'

export type Refusal =
  | 'game-over'
  | 'stale'
  | 'wrong-phase'
  | 'not-a-player'
  | 'host-only'
  | 'clock-only'
  | 'already-confirmed'
  | 'not-leader'
  | 'wrong-team-size'
  | 'duplicate-member'
  | 'unknown-player'
  | 'already-voted'
  | 'not-on-team'
  | 'already-played'
  | 'card-not-allowed'
  | 'not-lady-holder'
  | 'not-self'
  | 'held-lady-before'
  | 'not-dagger-holder'
  | 'dagger-holder-guesses-not'

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
      return open.leader === seat ? refuseTeam(open, command.team) : 'not-leader'
    case 'vote':
      return open.voted.includes(seat) ? 'already-voted' : null
    case 'play':
      return refuseCard(open, hand, seat, command.card)
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

function refuseTeam(open: Open, team: readonly number[]): Refusal | null {
  if (new Set(team).size !== team.length) return 'duplicate-member'
  if (!team.every((member) => open.seats.includes(member))) return 'unknown-player'
  return team.length === teamSize(open.seats.length, open.quest) ? null : 'wrong-team-size'
}

function refuseCard(open: Open, hand: Hand, seat: number, card: 'success' | 'fail'): Refusal | null {
  if (!open.team.includes(seat)) return 'not-on-team'
  if (hand.card?.motion === open.motion) return 'already-played'
  return hand.told && cardsOf(hand.told.role, open.quest).includes(card) ? null : 'card-not-allowed'
}

/** Any player but oneself: refusing an ally here would tell a ring or an Oberon player who is evil. */
function refuseTarget(open: Open, seat: number, target: number): Refusal | null {
  if (!open.seats.includes(target)) return 'unknown-player'
  return target === seat ? 'not-self' : null
}

function refuseExamined(open: Open, seat: number, target: number): Refusal | null {
  return refuseTarget(open, seat, target) ?? (canBeExamined(open, target) ? null : 'held-lady-before')
}

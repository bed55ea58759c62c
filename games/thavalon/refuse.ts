import type { Actor, Seat } from '#engine'
import { type CourseRefusal, refuseCard, refuseTarget, refuseTeam, refuseVote, score } from '../quests/index.ts'
import type { ThavalonCommand } from './commands.ts'
import { arthurReturns, nimuePlayers } from './numbers.ts'
import { cardsOf } from './roles.ts'
import { arthurOf, type Call, type Hand, type Open, type Phase, type ThavalonView } from './state.ts'

export const refusals = [
  'window-still-open',
  'no-window',
  'arthur-not-now',
  'already-declared',
  'not-yours-to-declare',
  'arthur-stays-home',
  'nimue-only-at-five',
  'no-such-call',
  'wrong-target-count',
  'duplicate-target',
] as const

export type Refusal = CourseRefusal | (typeof refusals)[number]

const phasesOf: Readonly<Record<ThavalonCommand['type'], readonly Phase[]>> = {
  'confirm-role': ['role_reveal'],
  propose: ['team_building'],
  'open-vote': ['team_finalised'],
  vote: ['team_voting'],
  play: ['quest_execution'],
  continue: ['quest_results'],
  tick: ['quest_results', 'agravaine_window', 'team_building', 'team_finalised'],
  'declare-agravaine': ['quest_results', 'agravaine_window', 'team_building', 'team_finalised'],
  'declare-arthur': ['quest_results', 'team_building', 'team_finalised', 'team_voting'],
  assassinate: ['assassination'],
  guess: ['assassination'],
}

export function refuse(view: ThavalonView, actor: Actor, command: ThavalonCommand): Refusal | null {
  const { open, hand } = view
  if (open.phase === 'finished') return 'game-over'
  if (command.motion !== open.motion) return 'stale'
  if (!phasesOf[command.type].includes(open.phase)) return 'wrong-phase'
  if (command.type === 'continue') return actor === 'host' ? null : 'host-only'
  if (command.type === 'tick') return refuseTick(open, actor)
  if (typeof actor !== 'number' || hand === undefined) return 'not-a-player'
  return refuseAnswer(open, hand, actor, command)
}

/** Before a vote the clock has nothing to say but that the hold is over. */
function refuseTick(open: Open, actor: Actor): Refusal | null {
  if (actor !== 'clock') return 'clock-only'
  return open.deadline === null && open.hold === null ? 'wrong-phase' : null
}

type Answer = Exclude<ThavalonCommand, { type: 'continue' | 'tick' }>

function refuseAnswer(open: Open, hand: Hand, seat: Seat, command: Answer): Refusal | null {
  switch (command.type) {
    case 'confirm-role':
      return hand.confirmed ? 'already-confirmed' : null
    case 'propose':
      return refuseTeam(open, seat, command.team) ?? refuseArthur(open, command.team)
    case 'open-vote':
      return refuseOpening(open, seat)
    case 'vote':
      return refuseVote(open, seat)
    case 'play':
      return refuseCard(open, hand, seat, command.card, hand.told ? cardsOf(hand.told.role) : [])
    case 'declare-agravaine':
      return refuseAgravaine(open, hand, seat)
    case 'declare-arthur':
      return refuseArthurDeclaring(open, hand)
    case 'assassinate':
      return hand.told?.dagger ? refuseCall(open, seat, command.as, command.targets) : 'not-dagger-holder'
    case 'guess':
      return hand.told?.dagger ? 'dagger-holder-guesses-not' : refuseTarget(open, seat, command.target)
    default:
      return command satisfies never
  }
}

function refuseOpening({ leader, hold }: Open, seat: Seat): Refusal | null {
  if (leader !== seat) return 'not-leader'
  return hold === null ? null : 'window-still-open'
}

/** Whoever has declared as Arthur may lead and vote, and goes on no mission before the fifth. */
function refuseArthur(open: Open, team: readonly Seat[]): Refusal | null {
  const arthur = arthurOf(open)
  return arthur !== null && open.quest < arthurReturns && team.includes(arthur) ? 'arthur-stays-home' : null
}

function refuseAgravaine(open: Open, hand: Hand, seat: Seat): Refusal | null {
  if (!open.window) return 'no-window'
  const wasThere = open.quests.at(-1)?.team.includes(seat)
  return hand.told?.role === 'agravaine' && wasThere ? null : 'not-yours-to-declare'
}

/** Whether Arthur, if he plays, may declare: two missions have failed and at most one has succeeded. */
export function arthurMayDeclare(open: Open): boolean {
  const { good, evil } = score(open)
  return evil === 2 && good <= 1
}

function refuseArthurDeclaring(open: Open, hand: Hand): Refusal | null {
  if (!arthurMayDeclare(open)) return 'arthur-not-now'
  if (arthurOf(open) !== null) return 'already-declared'
  return hand.told?.role === 'arthur' ? null : 'not-yours-to-declare'
}

/** How many players a call names. */
export const targetsOf: Readonly<Record<Call, number>> = { merlin: 1, nimue: 1, lovers: 2, none: 0 }

/** The calls that the rules of this table know. */
export function callsAt({ seats, options }: Open): Call[] {
  const nimue = seats.length === nimuePlayers
  return [
    'merlin',
    ...(nimue ? (['nimue'] as const) : []),
    'lovers',
    ...(options.noTargetCall ? (['none'] as const) : []),
  ]
}

function refuseCall(open: Open, seat: Seat, as: Call, targets: readonly Seat[]): Refusal | null {
  if (!callsAt(open).includes(as)) return as === 'nimue' ? 'nimue-only-at-five' : 'no-such-call'
  if (targets.length !== targetsOf[as]) return 'wrong-target-count'
  if (new Set(targets).size !== targets.length) return 'duplicate-target'
  return targets.map((target) => refuseTarget(open, seat, target)).find((refusal) => refusal !== null) ?? null
}

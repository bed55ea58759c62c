import type { Actor, Seat } from '#engine'
import type { MafiaCommand } from './commands.ts'
import { mayExtend } from './discussion.ts'
import { mayDraw } from './ending.ts'
import { type Role, roleRows } from './roles.ts'
import type { Hand, MafiaView, Open, Phase, Target } from './state.ts'

export const refusals = [
  'game-over',
  'stale',
  'wrong-phase',
  'not-a-player',
  'host-only',
  'clock-only',
  'already-confirmed',
  'you-are-dead',
  'unknown-player',
  'target-dead',
  'not-self',
  'not-a-mate',
  'saved-last-night',
  'not-a-candidate',
  'no-deadline',
  'no-draw-yet',
  'paused',
  'not-paused',
  'extended-enough',
] as const

export type Refusal = (typeof refusals)[number]

type By = 'seat' | 'host' | 'clock'

interface Facts {
  readonly open: Open
  readonly hand: Hand | undefined
  readonly seat: Seat
}

/** Who may give a command, in which phases, and what else can be said against it. */
type Row<C> = readonly [by: By, phases: readonly Phase[], against?: (facts: Facts, command: C) => Refusal | null]

const playing: readonly Phase[] = ['night', 'discussion', 'voting', 'runoff']
const discussion: readonly Phase[] = ['discussion']

const rows: { readonly [T in MafiaCommand['type']]: Row<Extract<MafiaCommand, { type: T }>> } = {
  'confirm-role': ['seat', ['role_reveal'], ({ hand }) => (hand?.confirmed ? 'already-confirmed' : null)],
  night: ['seat', ['night'], refuseNight],
  vote: ['seat', ['voting', 'runoff'], refuseVote],
  tick: ['clock', playing, ({ open }) => (open.deadline === null ? 'no-deadline' : null)],
  remove: ['host', playing, ({ open }, { player }) => refuseUnlessLiving(open, player)],
  draw: ['host', playing, ({ open }) => (mayDraw(open) ? null : 'no-draw-yet')],
  pause: ['host', discussion, ({ open }) => (open.paused === null ? null : 'paused')],
  resume: ['host', discussion, ({ open }) => (open.paused === null ? 'not-paused' : null)],
  extend: ['host', discussion, ({ open }) => (mayExtend(open) ? null : 'extended-enough')],
  skip: ['host', discussion],
}

/** Commands that only the host may give. */
export const hostCommands: ReadonlySet<string> = new Set(
  Object.entries(rows).flatMap(([type, [by]]) => (by === 'host' ? [type] : [])),
)

const notYours: Readonly<Record<By, Refusal>> = { seat: 'not-a-player', host: 'host-only', clock: 'clock-only' }

export function refuse({ open, hand }: MafiaView, actor: Actor, command: MafiaCommand): Refusal | null {
  const [by, phases, against] = rows[command.type] as Row<MafiaCommand>
  if (open.phase === 'finished') return 'game-over'
  if (command.motion !== open.motion) return 'stale'
  if (!phases.includes(open.phase)) return 'wrong-phase'
  const isPlayer = typeof actor === 'number' && open.seats.includes(actor)
  if (by === 'seat' ? !isPlayer : actor !== by) return notYours[by]
  return against?.({ open, hand, seat: actor as Seat }, command) ?? null
}

function refuseUnlessLiving(open: Open, player: Seat): Refusal | null {
  if (!open.seats.includes(player)) return 'unknown-player'
  return open.living.includes(player) ? null : 'target-dead'
}

/** What every answer of a living player keeps to, whatever the role. Nobody at all is always allowed. */
function refuseAnswer({ open, seat }: Facts, target: Target, maySelf: boolean): Refusal | null {
  if (!open.living.includes(seat)) return 'you-are-dead'
  if (target === null) return null
  return refuseUnlessLiving(open, target) ?? (target === seat && !maySelf ? 'not-self' : null)
}

function refuseNight(facts: Facts, { target }: { readonly target: Target }): Refusal | null {
  const { open, hand } = facts
  const row = roleRows[hand?.told?.role as Role]
  const refusal = refuseAnswer(facts, target, row.mayChooseSelf === true)
  if (refusal !== null || target === null) return refusal
  if (row.asks === 'kill' && hand?.told?.names.mafia?.includes(target)) return 'not-a-mate'
  const repeated = hand?.nights.some((one) => one.night === open.night - 1 && one.target === target)
  return row.asks === 'save' && repeated && !open.options.angelRepeats ? 'saved-last-night' : null
}

function refuseVote(facts: Facts, { target }: { readonly target: Target }): Refusal | null {
  const { candidates } = facts.open
  const refusal = refuseAnswer(facts, target, false)
  if (refusal !== null || target === null || candidates === null) return refusal
  return candidates.includes(target) ? null : 'not-a-candidate'
}

import { type Actor, changeOption, type KnownGames, type Seat } from '#engine'
import type { LobbyCommand } from './commands.ts'
import { type NameProblem, readName, sameName } from './names.ts'
import { openReseat, refuseAnswer, refuseAsking } from './reseat.ts'
import { gameOf, playersFor, seatsOf, startProblem } from './setup.ts'
import type { LobbyOpen, LobbyPhase } from './state.ts'

export const lobbyRefusals = [
  'stale',
  'host-only',
  'not-seated',
  'already-seated',
  'clock-only',
  'wrong-phase',
  'name-taken',
  'name-looks-taken',
  'room-locked',
  'room-full',
  'unknown-seat',
  'unknown-game',
  'unknown-value',
  'in-the-game',
  'not-everyone',
  'not-self',
  'no-reseat',
  'no-say',
  'already-answered',
  'reseat-open',
  'reseat-refused',
  'seat-not-lost',
] as const

export type LobbyRefusal = NameProblem | `problem:${string}` | (typeof lobbyRefusals)[number]

export const mostSeats = 30

type By = 'host' | 'seat' | 'visitor' | 'clock'

/** Whether a reader could take one name for the other. The server knows more of that than a phone should have to load. */
export type LooksAlike = (one: string, other: string) => boolean

interface Facts {
  readonly games: KnownGames
  readonly looksAlike: LooksAlike
  readonly open: LobbyOpen
  readonly actor: Actor
}

/** Who may give a command, in which phases, and what else can be said against it. */
type Row<C> = readonly [
  by: By,
  phases: readonly LobbyPhase[],
  against?: (facts: Facts, command: C) => LobbyRefusal | null,
]

const always: readonly LobbyPhase[] = ['gathering', 'playing', 'over']
const gathering: readonly LobbyPhase[] = ['gathering']
const playing: readonly LobbyPhase[] = ['playing']

const rows: { readonly [T in LobbyCommand['type']]: Row<Extract<LobbyCommand, { type: T }>> } = {
  join: ['visitor', always, refuseJoining],
  claim: ['visitor', always, refuseSeat],
  'hand-over': ['seat', always],
  rename: [
    'seat',
    always,
    (facts, { name }) => (facts.open.phase === 'playing' ? 'wrong-phase' : refuseName(facts, name)),
  ],
  leave: ['seat', always, ({ open, actor }) => refuseLeaving(open, actor as Seat)],
  'ask-reseat': ['visitor', playing, ({ open }, command) => refuseAsking(open, command)],
  'confirm-reseat': ['seat', playing, ({ open, actor }, command) => refuseAnswer(open, actor, command)],
  'refuse-reseat': ['seat', playing, ({ open, actor }, command) => refuseAnswer(open, actor, command)],
  'end-reseat': ['clock', playing, ({ open }) => (openReseat(open) === null ? 'no-reseat' : null)],
  'choose-game': ['host', gathering, ({ games }, { game }) => (games.has(game) ? null : 'unknown-game')],
  'set-option': ['host', gathering, refuseOption],
  'set-expected': ['host', gathering],
  arrange: ['host', gathering, ({ open }, { order }) => (isOrderOf(seatsOf(open), order) ? null : 'not-everyone')],
  lock: ['host', always],
  'allow-watchers': ['host', always],
  remove: ['host', always, (facts, { seat }) => refuseSeat(facts, { seat }) ?? refuseLeaving(facts.open, seat)],
  'pass-host': ['host', always, refuseHostItself],
  start: ['host', gathering, refuseStart],
  'play-again': ['host', ['over'], refuseStart],
  'return-to-lobby': ['host', ['over']],
  'end-game': ['host', playing],
  'replace-host': ['clock', always, refuseSeat],
  finish: ['clock', playing],
  renew: ['clock', gathering],
}

/** Commands that only the host may give. */
export const hostCommands: ReadonlySet<string> = new Set(
  Object.entries(rows).flatMap(([type, [by]]) => (by === 'host' ? [type] : [])),
)

const notYours: Readonly<Record<By, LobbyRefusal>> = {
  host: 'host-only',
  seat: 'not-seated',
  visitor: 'already-seated',
  clock: 'clock-only',
}

export function refuser(games: KnownGames, looksAlike: LooksAlike) {
  return ({ open }: { readonly open: LobbyOpen }, actor: Actor, command: LobbyCommand): LobbyRefusal | null => {
    const [by, phases, against] = rows[command.type] as Row<LobbyCommand>
    if (command.motion !== open.chapter) return 'stale'
    if (!phases.includes(open.phase)) return 'wrong-phase'
    const isSeated = typeof actor === 'number' && seatsOf(open).includes(actor)
    if (by === 'seat' ? !isSeated : actor !== by) return notYours[by]
    return against?.({ games, looksAlike, open, actor }, command) ?? null
  }
}

function refuseJoining(facts: Facts, { name }: { readonly name: string }): LobbyRefusal | null {
  const { open } = facts
  if (open.locked) return 'room-locked'
  return open.sitters.length < mostSeats ? refuseName(facts, name) : 'room-full'
}

function refuseName({ open, actor, looksAlike }: Facts, input: string): LobbyRefusal | null {
  const read = readName(input)
  if ('problem' in read) return read.problem
  const others = open.sitters.filter(({ seat }) => seat !== actor).map(({ name }) => name)
  if (others.some((name) => sameName(name, read.name))) return 'name-taken'
  return others.some((name) => looksAlike(name, read.name)) ? 'name-looks-taken' : null
}

/** Whoever plays stays until the game is over: the table would wait for them for ever. */
function refuseLeaving(open: LobbyOpen, seat: number): LobbyRefusal | null {
  return open.phase === 'playing' && open.players.includes(seat) ? 'in-the-game' : null
}

function refuseSeat({ open }: Facts, { seat }: { readonly seat: Seat }): LobbyRefusal | null {
  return seatsOf(open).includes(seat) ? null : 'unknown-seat'
}

function refuseHostItself(facts: Facts, command: { readonly seat: Seat }): LobbyRefusal | null {
  return command.seat === facts.open.host ? 'not-self' : refuseSeat(facts, command)
}

function refuseStart({ games, open }: Facts): LobbyRefusal | null {
  const problem = startProblem(games, open)
  return problem === null ? null : `problem:${problem}`
}

function refuseOption(
  { games, open }: Facts,
  { id, value }: { readonly id: string; readonly value: unknown },
): LobbyRefusal | null {
  const changed = changeOption(gameOf(games, open).options, open.options, playersFor(games, open), id, value)
  if (changed.ok) return null
  return changed.problem.code === 'unknown-value' ? 'unknown-value' : `problem:${changed.problem.code}`
}

function isOrderOf(seats: readonly Seat[], order: readonly Seat[]): boolean {
  const distinct = new Set(order)
  return order.length === seats.length && distinct.size === seats.length && seats.every((seat) => distinct.has(seat))
}

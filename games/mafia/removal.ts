import type { Chance, Seat } from '#engine'
import { type Answers, answeredTonight, ballots, nightAnswers } from './answers.ts'
import { livingMafia } from './audience.ts'
import { ghostEvents, voteCloses } from './course.ts'
import { finish, verdictOf } from './ending.ts'
import type { MafiaEvent, PublicEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { allAnswered } from './night.ts'
import type { Role } from './roles.ts'
import type { MafiaState, Open, Phase } from './state.ts'

/** Answers by and about whoever is removed are void; then the game goes on, even if they were the last one awaited. */
export function remove(state: MafiaState, player: Seat, chance: Chance): MafiaEvent[] {
  const given = answersOnTheTable[state.open.phase](state)
  const standing = new Map([...given].filter(([by, target]) => by !== player && target !== player))
  const role = state.sealed.roles[player] as Role
  // By night the number of void answers is a secret: their authors still count as having answered.
  const answered = state.open.phase === 'night' ? answeredTonight(state) : [...standing.keys()]
  const count = answered.filter((seat) => seat !== player).length
  const removed: PublicEvent = { type: 'PlayerRemoved', seat: player, role, answered: count }
  const after: MafiaState = { ...state, open: evolve.open(state.open, removed) }
  const verdict = verdictOf(after.open)
  return [
    removed,
    ...voided(after, given, player),
    ...ghostEvents(state, player),
    ...(verdict ? [finish(state, verdict)] : goOn[state.open.phase](after, standing, chance)),
  ]
}

const nothing = () => new Map() as Answers

const answersOnTheTable: Readonly<Record<Phase, (state: MafiaState) => Answers>> = {
  role_reveal: nothing,
  night: nightAnswers,
  discussion: nothing,
  voting: ballots,
  runoff: ballots,
  finished: nothing,
}

/** Whoever had named the removed player is told, and may answer anew. */
function voided(state: MafiaState, given: Answers, about: Seat): MafiaEvent[] {
  const { phase, night } = state.open
  const seats = [...given].filter(([by, target]) => by !== about && target === about).map(([by]) => by)
  if (phase !== 'night') return seats.map((seat) => ({ type: 'BallotVoided', seat, about }))
  const events = seats.map((seat): MafiaEvent => ({ type: 'NightAnswerVoided', seat, night, about }))
  return livingMafia(state).length > 0 ? [...events, { type: 'MafiaPicksVoided', about }] : events
}

type GoOn = (after: MafiaState, standing: Answers, chance: Chance) => MafiaEvent[]

const stay: GoOn = () => []

/** A question that is answered now closes; one whose answers were void waits for new ones until its own deadline. */
const goOn: Readonly<Record<Phase, GoOn>> = {
  role_reveal: stay,
  night: (after, standing, chance) => (isFull(after.open) ? allAnswered(after, standing, chance) : reopen(after)),
  discussion: stay,
  voting: closeOrReopen,
  runoff: closeOrReopen,
  finished: stay,
}

const isFull = ({ answered, living }: Open): boolean => answered === living.length

function closeOrReopen(after: MafiaState, _: Answers, chance: Chance): MafiaEvent[] {
  return isFull(after.open) ? [voteCloses(after.open, chance)] : reopen(after)
}

function reopen({ open }: MafiaState): MafiaEvent[] {
  return open.deadline === open.limit ? [] : [{ type: 'DeadlineMoved', until: open.limit }]
}

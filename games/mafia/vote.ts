import type { Chance, Seat } from '#engine'
import { ballots, leaders } from './answers.ts'
import { ghostEvents, nightBegins, runoffBegins, voteCloses } from './course.ts'
import { finish, verdictOf } from './ending.ts'
import type { MafiaEvent, PublicEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { Role } from './roles.ts'
import type { MafiaState, Target } from './state.ts'

export function castBallot(state: MafiaState, by: Seat, target: Target, chance: Chance): MafiaEvent[] {
  const { open } = state
  const before = ballots(state)
  if (before.has(by) && before.get(by) === target) return []
  const count = new Map(before).set(by, target).size
  const events: MafiaEvent[] = [{ type: 'BallotSealed', seat: by, motion: open.motion, target }]
  if (open.options.visibility === 'realtime') events.push({ type: 'BallotCast', by, target, count })
  else if (!before.has(by)) events.push({ type: 'BallotCounted', count })
  return count < open.living.length ? events : [...events, voteCloses(open, chance)]
}

export function closeVote(state: MafiaState, chance: Chance): MafiaEvent[] {
  const { open, sealed } = state
  const cast = [...ballots(state)].map(([by, target]) => ({ by, target }))
  const led = leaders(cast.map(({ target }) => target))
  const result = resultOf(led, open.phase === 'runoff')
  const murdered = result === 'murder' ? (led[0] as Seat) : null
  const role = murdered === null ? null : (sealed.roles[murdered] as Role)
  const tallied: PublicEvent = { type: 'VotesTallied', ballots: cast, result, murdered, role }
  if (result === 'runoff') return [tallied, runoffBegins(open, led as Seat[], chance)]
  const after = evolve.open(open, tallied)
  const verdict = murdered === null ? null : verdictOf(after)
  const next = verdict ? finish(state, verdict) : nightBegins(after, open.night + 1, chance)
  return [tallied, ...ghostEvents(state, murdered), next]
}

/** Nobody among the leaders is peace; so is any tie of a runoff. */
function resultOf(led: readonly Target[], isRunoff: boolean): 'murder' | 'peace' | 'runoff' {
  if (led.length === 0 || led.includes(null)) return 'peace'
  if (led.length === 1) return 'murder'
  return isRunoff ? 'peace' : 'runoff'
}

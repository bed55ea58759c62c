import type { Chance } from './chance.ts'
import type { Actor, Recorded } from './event.ts'
import { apply, audienceOf, blankState, viewOf } from './fold.ts'
import type { EventOf, Game, Rules, RulesShape, Setting, Shape, State } from './game.ts'

export interface Step<G extends RulesShape> {
  readonly ok: true
  readonly state: State<G>
  readonly records: readonly Recorded<EventOf<G>>[]
}

export interface Refused<Code extends string> {
  readonly ok: false
  readonly refusal: Code
}

/** Stamps each event's audience and folds it, one by one. */
export function record<G extends RulesShape>(
  rules: Rules<G>,
  before: State<G>,
  events: readonly EventOf<G>[],
): Step<G> {
  let state = before
  const records: Recorded<EventOf<G>>[] = []
  for (const event of events) {
    const stamped = { event, audience: audienceOf(rules, event, state) }
    state = apply(rules, state, stamped)
    records.push(stamped)
  }
  return { ok: true, state, records }
}

export function begin<G extends Shape>(game: Game<G>, setting: Setting<G>, chance: Chance): Step<G> | Refused<string> {
  const refusal = game.refuseStart(setting)
  if (refusal !== null) return { ok: false, refusal }
  return record(game, blankState(game), game.start(setting, chance))
}

/** One action from end to end: judge it on the actor's own view, decide on the full state, fold what happened. */
export function perform<G extends RulesShape>(
  rules: Rules<G>,
  state: State<G>,
  actor: Actor,
  command: G['command'],
  chance: Chance,
): Step<G> | Refused<G['refusal']> {
  const refusal = rules.refuse(viewOf(state, actor), actor, command)
  if (refusal !== null) return { ok: false, refusal }
  return record(rules, state, rules.decide(state, actor, command, chance))
}

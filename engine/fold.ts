import type { Actor, Audience, Recipient, Recorded, Seat, Tagged } from './event.ts'
import type { EventOf, KnownRules, Rules, RulesShape, State, View } from './game.ts'

type Part = 'open' | 'hand' | 'sealed'

/** Which part of the state an event may change. An event that the game does not know is a bug, or a client that must reload. */
export function partOf<G extends RulesShape>(rules: KnownRules<G>, event: Tagged): Part {
  const table = rules.audience as Readonly<Record<string, unknown>>
  if (!Object.hasOwn(table, event.type)) throw new Error(`${rules.name} knows no event ${event.type}`)
  const row = table[event.type]
  if (row === 'everyone') return 'open'
  return row === 'nobody' ? 'sealed' : 'hand'
}

export function audienceOf<G extends RulesShape>(rules: KnownRules<G>, event: EventOf<G>, state: State<G>): Audience {
  type Row = 'everyone' | 'nobody' | ((event: Tagged, state: State<G>) => readonly Seat[])
  const row = (rules.audience as Readonly<Record<string, Row>>)[event.type]
  if (row === undefined) throw new Error(`${rules.name} knows no event ${event.type}`)
  return typeof row === 'function' ? row(event, state) : row
}

export function blankState<G extends RulesShape>(rules: KnownRules<G>): State<G> {
  return { open: rules.blank.open, hands: {}, sealed: rules.blank.sealed }
}

/** The audience alone decides which part an event reaches, so no event can change what its readers do not own. */
export function apply<G extends RulesShape>(
  rules: KnownRules<G>,
  state: State<G>,
  record: Recorded<EventOf<G>>,
): State<G> {
  const { event, audience } = record
  const { open, hands, sealed } = state
  if (audience === 'everyone') return { open: rules.evolve.open(open, event), hands, sealed }
  if (audience === 'nobody') return { open, hands, sealed: rules.evolve.sealed(sealed, event) }
  const changed: Record<Seat, G['hand']> = { ...hands }
  for (const seat of audience) changed[seat] = rules.evolve.hand(hands[seat] ?? rules.blank.hand, event)
  return { open, hands: changed, sealed }
}

/** The table's state from its stored log. */
export function replay<G extends RulesShape>(rules: Rules<G>, log: Iterable<Recorded>): State<G> {
  let state = blankState(rules)
  for (const { event, audience } of log) state = apply(rules, state, { event: rules.upcast(event), audience })
  return state
}

/** A knower's state from the events that it was sent, folded with the same `evolve` as the server's. */
export function applySeen<G extends RulesShape>(rules: KnownRules<G>, view: View<G>, event: EventOf<G>): View<G> {
  const part = partOf(rules, event)
  if (part === 'open') return { open: rules.evolve.open(view.open, event), hand: view.hand }
  if (part === 'hand') return { open: view.open, hand: rules.evolve.hand(view.hand ?? rules.blank.hand, event) }
  throw new Error(`${event.type} is for nobody, and was sent`)
}

export function blankView<G extends RulesShape>(rules: KnownRules<G>): View<G> {
  return { open: rules.blank.open, hand: undefined }
}

/** A recipient's or an actor's view: picked, not folded. */
export function viewOf<G extends RulesShape>(state: State<G>, who: Recipient | Actor): View<G> {
  return { open: state.open, hand: typeof who === 'number' ? state.hands[who] : undefined }
}

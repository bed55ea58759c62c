import type { Seat } from '#engine'
import type { CoursePrivateEvent, CoursePublicEvent, Side } from '../quests/index.ts'
import type { AvalonOptions } from './options.ts'
import type { Card } from './roles.ts'
import type { Outcome, Sealed, Told } from './state.ts'

/** Events for everyone. The ones that carry a motion put a new question on the table. */
export type PublicEvent =
  | CoursePublicEvent<Card>
  | { readonly type: 'GameStarted'; readonly seats: readonly Seat[]; readonly options: AvalonOptions }
  | { readonly type: 'TableSeated'; readonly seating: readonly Seat[]; readonly lady: Seat | null }
  | { readonly type: 'TeamProposed'; readonly motion: number; readonly team: readonly Seat[] }
  | { readonly type: 'LadyCalled'; readonly motion: number }
  | { readonly type: 'PlayerExamined'; readonly by: Seat; readonly target: Seat }
  | { readonly type: 'AssassinStruck'; readonly by: Seat; readonly target: Seat; readonly found: boolean }
  | ({ readonly type: 'GameFinished' } & Outcome)

/** Events for one seat. */
export type PrivateEvent =
  | CoursePrivateEvent<Told, Card>
  | { readonly type: 'LadyAnswered'; readonly seat: Seat; readonly about: Seat; readonly is: Side }

/** Events for nobody. */
export type SecretEvent = { readonly type: 'RolesDealt' } & Sealed

export type AvalonEvent = PublicEvent | PrivateEvent | SecretEvent

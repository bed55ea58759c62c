import type { Seat } from '#engine'
import type { CoursePrivateEvent, CoursePublicEvent } from '../quests/index.ts'
import type { ThavalonOptions } from './options.ts'
import type { Card } from './roles.ts'
import type { Outcome, Sealed, Struck, Told } from './state.ts'

/** Events for everyone. The ones that carry a motion put a new question on the table. */
export type PublicEvent =
  | CoursePublicEvent<Card>
  | { readonly type: 'GameStarted'; readonly seats: readonly Seat[]; readonly options: ThavalonOptions }
  | { readonly type: 'TableSeated'; readonly seating: readonly Seat[] }
  /** A team is finalised; its leader opens the vote. */
  | { readonly type: 'TeamProposed'; readonly motion: number; readonly team: readonly Seat[] }
  /** The first of two teams between which one vote will choose. */
  | { readonly type: 'RivalProposed'; readonly team: readonly Seat[] }
  /** Opened, or opened anew without the ballots that it had. */
  | { readonly type: 'VoteOpened'; readonly motion: number }
  /** A team goes without a vote of its own. */
  | { readonly type: 'TeamSent'; readonly motion: number; readonly team: readonly Seat[] }
  | { readonly type: 'WindowOpened'; readonly hold: number | null }
  /** The vote may be opened from now on. */
  | { readonly type: 'HoldEnded' }
  /** The window of the third success, before the assassination. */
  | { readonly type: 'WindowHeld'; readonly motion: number; readonly until: number }
  | { readonly type: 'AgravaineDeclared'; readonly seat: Seat; readonly until: number | null }
  | { readonly type: 'ArthurDeclared'; readonly seat: Seat }
  | ({ readonly type: 'AssassinStruck' } & Struck)
  | ({ readonly type: 'GameFinished' } & Outcome)

export type PrivateEvent = CoursePrivateEvent<Told, Card>

/** Events for nobody. */
export type SecretEvent = { readonly type: 'RolesDealt' } & Sealed

export type ThavalonEvent = PublicEvent | PrivateEvent | SecretEvent

import type { Chance, Seat } from '#engine'
import { guessesOf, nextTeamBuilding, type Side, score, winsNeeded } from '../quests/index.ts'
import type { PublicEvent, ThavalonEvent } from './events.ts'
import type { Open, Reason, ThavalonState } from './state.ts'

/** How long a third success waits for Agravaine before the assassination. */
const heldWindow = 30_000

/** What the clock brings: the end of a hold, or what comes after the results. */
export function goOn(state: ThavalonState, chance: Chance): ThavalonEvent[] {
  return state.open.deadline === null ? [{ type: 'HoldEnded' }] : afterResults(state, chance)
}

/** From a mission's result to whatever comes next. */
export function afterResults(state: ThavalonState, { now }: Chance): ThavalonEvent[] {
  const { open } = state
  const motion = open.motion + 1
  const { good, evil } = score(open)
  if (evil === winsNeeded) return [finish(state, 'evil', 'sabotage')]
  if (good < winsNeeded) return [nextTeamBuilding(open, open.quest + 1, 1)]
  const mustWait = open.window && open.phase !== 'agravaine_window'
  return [mustWait ? { type: 'WindowHeld', motion, until: now + heldWindow } : { type: 'AssassinationBegan', motion }]
}

/** The same leader builds the same proposal again. */
export function buildAgain({ motion, quest, proposal, leader }: Open): PublicEvent {
  return { type: 'TeamBuildingBegan', motion: motion + 1, quest, proposal, leader: leader as Seat }
}

export function finish({ open, hands, sealed }: ThavalonState, winner: Side, reason: Reason): PublicEvent {
  const { roles, dagger } = sealed
  return { type: 'GameFinished', winner, reason, roles, dagger: dagger as Seat, guesses: guessesOf(open, hands) }
}

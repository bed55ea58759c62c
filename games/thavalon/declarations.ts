import type { Chance, Seat } from '#engine'
import { nextTeamBuilding, resultPause, score, winsNeeded } from '../quests/index.ts'
import { buildAgain, finish } from './course.ts'
import type { ThavalonEvent } from './events.ts'
import type { Mission, Open, ThavalonState } from './state.ts'

/** The last mission counts as a failure after all. */
export function overturned(quests: readonly Mission[]): Mission[] {
  return quests.map((quest, at) => (at === quests.length - 1 ? { ...quest, success: false, overturned: true } : quest))
}

export function declareAgravaine(state: ThavalonState, seat: Seat, chance: Chance): ThavalonEvent[] {
  const { open } = state
  const until = open.phase === 'quest_results' ? chance.now + resultPause : null
  return [{ type: 'AgravaineDeclared', seat, until }, ...afterOverturning(state)]
}

/** A result on the screen is followed as always, and a leader who is still choosing goes on choosing. */
function afterOverturning(state: ThavalonState): ThavalonEvent[] {
  const { open } = state
  const isLost = score({ quests: overturned(open.quests) }).evil === winsNeeded
  if (open.phase === 'quest_results') return []
  if (isLost) return [finish(state, 'evil', 'sabotage')]
  if (open.phase === 'agravaine_window') return [nextTeamBuilding(open, open.quest + 1, 1)]
  return open.phase === 'team_finalised' ? [buildAgain(open)] : []
}

/** A team with Arthur on it goes back to its leader; a vote on another begins anew, for his vote now counts twice. */
export function declareArthur(open: Open, seat: Seat): ThavalonEvent[] {
  const declared: ThavalonEvent = { type: 'ArthurDeclared', seat }
  const isProposed = open.phase === 'team_finalised' || open.phase === 'team_voting'
  if (isProposed && open.team.includes(seat)) return [declared, buildAgain(open)]
  return open.phase === 'team_voting' ? [declared, { type: 'VoteOpened', motion: open.motion + 1 }] : [declared]
}

import { guessesOf, nextTeamBuilding, type Side, score, winsNeeded } from '../quests/index.ts'
import type { AvalonEvent, PublicEvent } from './events.ts'
import { ladyIsDue } from './lady.ts'
import type { AvalonState, Reason } from './state.ts'

/** From a quest's result to whatever comes next. */
export function afterResults(state: AvalonState): AvalonEvent[] {
  const { open } = state
  const { good, evil } = score(open)
  if (evil === winsNeeded) return [finish(state, 'evil', 'sabotage')]
  if (good === winsNeeded) {
    return open.options.roles.includes('merlin')
      ? [{ type: 'AssassinationBegan', motion: open.motion + 1 }]
      : [finish(state, 'good', 'quests')]
  }
  if (ladyIsDue(open)) return [{ type: 'LadyCalled', motion: open.motion + 1 }]
  return [nextTeamBuilding(open, open.quest + 1, 1)]
}

export function finish({ open, hands, sealed }: AvalonState, winner: Side, reason: Reason): PublicEvent {
  const { roles, dagger, decoy, mixed } = sealed
  const guesses = guessesOf(open, hands)
  return { type: 'GameFinished', winner, reason, roles, dagger, decoy, mixed, guesses }
}

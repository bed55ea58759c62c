import type { Seat } from '#engine'
import type { AvalonEvent, PublicEvent } from './events.ts'
import { ladyIsDue } from './lady.ts'
import type { Side } from './roles.ts'
import type { AvalonState, Open, Reason } from './state.ts'
import { winsNeeded } from './table.ts'

export function score(open: Open): { good: number; evil: number } {
  const good = open.quests.filter((quest) => quest.success).length
  return { good, evil: open.quests.length - good }
}

/** The leader passes clockwise once per proposal, whether it was rejected or went on the quest. */
export function nextTeamBuilding(open: Open, quest: number, proposal: number): PublicEvent {
  const { seating, leader, motion } = open
  const next = seating[(seating.indexOf(leader as Seat) + 1) % seating.length] as Seat
  return { type: 'TeamBuildingBegan', motion: motion + 1, quest, proposal, leader: next }
}

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
  const guesses = open.seats.flatMap((by) => {
    const target = hands[by]?.guess
    return target ? [{ by, target }] : []
  })
  return { type: 'GameFinished', winner, reason, roles, dagger, decoy, mixed, guesses }
}

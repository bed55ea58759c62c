import type { Chance, Seat } from '#engine'
import { quietRounds } from './ending.ts'
import type { MafiaEvent, PublicEvent } from './events.ts'
import type { MafiaState, Open } from './state.ts'

/** How long a vote stays open after the last ballot, so that it can still be changed. */
const lastThoughts = 5_000

function after(seconds: number, chance: Chance): number {
  return chance.now + seconds * 1_000
}

function deadline(seconds: number | null, chance: Chance): number | null {
  return seconds === null ? null : after(seconds, chance)
}

export function nightBegins(open: Open, night: number, chance: Chance): PublicEvent {
  const earliest = after(open.options.minNight, chance)
  const until = deadline(open.options.night, chance)
  return {
    type: 'NightBegan',
    motion: open.motion + 1,
    night,
    quiet: night === 1 ? 0 : quietRounds(open),
    earliest,
    until: until === null ? null : Math.max(until, earliest),
  }
}

/** The discussion, or the vote at once where the table does without. */
export function dayBegins(open: Open, chance: Chance): PublicEvent {
  const { discussion } = open.options
  if (discussion === null) return votingBegins(open, chance)
  return { type: 'DiscussionBegan', motion: open.motion + 1, until: after(discussion, chance) }
}

export function votingBegins({ motion, options }: Open, chance: Chance): PublicEvent {
  return { type: 'VotingBegan', motion: motion + 1, until: deadline(options.voting, chance) }
}

export function runoffBegins({ motion, options }: Open, candidates: readonly Seat[], chance: Chance): PublicEvent {
  return { type: 'RunoffBegan', motion: motion + 1, candidates, until: deadline(options.runoff, chance) }
}

/** A full ballot closes a little later, but never after its own deadline. */
export function voteCloses({ limit }: Open, chance: Chance): PublicEvent {
  const soon = chance.now + lastThoughts
  return { type: 'DeadlineMoved', until: limit === null ? soon : Math.min(limit, soon) }
}

/** Where ghosts see all, whoever dies is told every role. */
export function ghostEvents({ open, sealed }: MafiaState, seat: Seat | null): MafiaEvent[] {
  return open.options.ghosts && seat !== null ? [{ type: 'RolesShown', seat, roles: sealed.roles }] : []
}

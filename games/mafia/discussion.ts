import type { Chance } from '#engine'
import type { PublicEvent } from './events.ts'
import type { Open } from './state.ts'

/** What the host's "+30 s" gives. */
export const extension = 30_000

/** What all of them together give to one discussion, at most. */
const mostAdded = 600_000

export function mayExtend({ added = 0 }: Open): boolean {
  return added + extension <= mostAdded
}

export function pauseDiscussion({ deadline }: Open, chance: Chance): PublicEvent {
  return { type: 'DiscussionPaused', left: Math.max(0, (deadline ?? chance.now) - chance.now) }
}

export function resumeDiscussion({ paused }: Open, chance: Chance): PublicEvent {
  return { type: 'DiscussionResumed', until: chance.now + (paused ?? 0) }
}

export function extendDiscussion({ deadline, paused }: Open): PublicEvent {
  return {
    type: 'DiscussionExtended',
    until: deadline === null ? null : deadline + extension,
    left: paused === null ? null : paused + extension,
  }
}

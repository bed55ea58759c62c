import type { Chance } from '#engine'
import type { PublicEvent } from './events.ts'
import type { Open } from './state.ts'

/** What the host's "+30 s" gives. */
const extension = 30_000

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

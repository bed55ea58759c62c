import type { Guide } from '#engine'
import { roleCard, roleNames } from './roles.ts'

/** "How to play", as codes in reading order; the words live in texts. */
export const guide: Guide = {
  sections: [
    { title: 'goal', lines: ['goal-good', 'goal-evil'] },
    {
      title: 'differs',
      lines: ['differs-base', 'differs-roles', 'differs-cards', 'differs-proposals', 'differs-declare', 'differs-end'],
    },
    { title: 'deal', lines: ['deal-sides', 'deal-lovers', 'deal-assassin', 'deal-balance'] },
    { title: 'round', lines: ['round-propose', 'round-count', 'round-forced', 'round-first', 'round-vote'] },
    { title: 'mission', lines: ['mission-cards', 'mission-reverse', 'mission-two-fails', 'mission-public'] },
    { title: 'agravaine', lines: ['agravaine-window', 'agravaine-declares', 'agravaine-third'] },
    { title: 'arthur', lines: ['arthur-when', 'arthur-what', 'arthur-vote'] },
    { title: 'end', lines: ['end-missions', 'end-assassination', 'end-calls'] },
  ],
  roles: roleNames.map(roleCard),
}

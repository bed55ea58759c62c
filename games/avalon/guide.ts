import type { Guide } from '#engine'
import { roleCard, roleNames } from './roles.ts'

/** "How to play", as codes in reading order; the words live in texts. */
export const guide: Guide = {
  sections: [
    { title: 'goal', lines: ['goal-good', 'goal-evil', 'goal-merlin'] },
    { title: 'setup', lines: ['setup-deal', 'setup-confirm', 'setup-seating'] },
    { title: 'round', lines: ['round-propose', 'round-vote', 'round-rejections', 'round-quest', 'round-two-fails'] },
    { title: 'lady', lines: ['lady-when', 'lady-how'] },
    { title: 'end', lines: ['end-quests', 'end-assassination'] },
    { title: 'modes', lines: ['mode-decoy', 'mode-split', 'mode-oberon-split', 'mode-ring', 'mode-no-assassin'] },
  ],
  roles: roleNames.map(roleCard),
}

import type { Guide } from '#engine'
import { roleCard, roleNames } from './roles.ts'

/** "How to play", as codes in reading order; the words live in texts. */
export const guide: Guide = {
  sections: [
    { title: 'goal', lines: ['goal-village', 'goal-mafia', 'goal-bomber', 'goal-silent'] },
    { title: 'setup', lines: ['setup-deal', 'setup-list', 'setup-confirm'] },
    { title: 'night', lines: ['night-everyone', 'night-mafia', 'night-angel', 'night-detective', 'night-end'] },
    { title: 'day', lines: ['day-dawn', 'day-discussion', 'day-vote', 'day-ballots', 'day-murder'] },
    { title: 'ties', lines: ['ties-players', 'ties-peace', 'ties-runoff', 'ties-mafia'] },
    { title: 'end', lines: ['end-bomber', 'end-village', 'end-mafia', 'end-draw'] },
    { title: 'absence', lines: ['absence-silent', 'absence-removed', 'absence-dead'] },
  ],
  roles: roleNames.map(roleCard),
}

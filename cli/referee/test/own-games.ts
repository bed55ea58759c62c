import type { RecordedGame } from './recorded.ts'

/** Games of our own in the form of the recorded ones, so that every ending is replayed where no recordings are. */
export const ownGames: Readonly<Record<string, RecordedGame>> = {
  'sabotage at 5, with a vote that is lost by one': {
    players: 5,
    roles: ['minion', 'loyal', 'merlin', 'minion', 'loyal'],
    dagger: 3,
    missions: [
      {
        proposals: [
          { leader: 4, team: [4, 1], approve: [1, 4] },
          { leader: 0, team: [0, 2], approve: [0, 2, 3] },
        ],
        fails: [0],
        success: false,
      },
      { proposals: [{ leader: 1, team: [1, 2, 4], approve: [1, 2, 4] }], fails: [], success: true },
      { proposals: [{ leader: 2, team: [3, 1], approve: [0, 1, 3, 4] }], fails: [3], success: false },
      { proposals: [{ leader: 3, team: [0, 3, 4], approve: [0, 1, 3] }], fails: [0, 3], success: false },
    ],
    assassinated: null,
    winner: 'evil',
    reason: 'quests',
  },

  'chaos at 6 on the second quest, where ties reject': {
    players: 6,
    roles: ['percival', 'merlin', 'morgana', 'loyal', 'minion', 'loyal'],
    dagger: 4,
    missions: [
      { proposals: [{ leader: 5, team: [5, 3], approve: [0, 1, 3, 5] }], fails: [], success: true },
      {
        proposals: [
          { leader: 0, team: [0, 1, 5], approve: [0, 1, 5] },
          { leader: 1, team: [1, 0, 3], approve: [0, 1, 3] },
          { leader: 2, team: [2, 4, 0], approve: [2, 4] },
          { leader: 3, team: [3, 5, 0], approve: [] },
          { leader: 4, team: [4, 3, 5], approve: [2, 3, 4] },
        ],
      },
    ],
    assassinated: null,
    winner: 'evil',
    reason: 'rejections',
  },

  'a Merlin found at 7, after one Fail too few on quest 4': {
    players: 7,
    roles: ['morgana', 'loyal', 'minion', 'percival', 'oberon', 'merlin', 'loyal'],
    dagger: 2,
    missions: [
      { proposals: [{ leader: 6, team: [6, 5], approve: [1, 3, 5, 6] }], fails: [], success: true },
      { proposals: [{ leader: 0, team: [0, 3, 1], approve: [0, 1, 2, 4] }], fails: [0], success: false },
      {
        proposals: [
          { leader: 1, team: [1, 2, 4], approve: [2, 4] },
          { leader: 2, team: [2, 5, 3], approve: [0, 2, 4] },
          { leader: 3, team: [3, 5, 6], approve: [1, 3, 5, 6] },
        ],
        fails: [],
        success: true,
      },
      {
        proposals: [{ leader: 4, team: [4, 3, 5, 6], approve: [0, 1, 2, 3, 4, 5, 6] }],
        fails: [4],
        success: true,
      },
    ],
    assassinated: 5,
    winner: 'evil',
    reason: 'assassination',
  },

  'a Merlin missed at 8 by Mordred with the dagger': {
    players: 8,
    roles: ['loyal', 'merlin', 'mordred', 'loyal', 'minion', 'percival', 'morgana', 'loyal'],
    dagger: 2,
    missions: [
      { proposals: [{ leader: 7, team: [7, 0, 4], approve: [0, 2, 4, 6, 7] }], fails: [4], success: false },
      { proposals: [{ leader: 0, team: [0, 1, 3, 5], approve: [0, 1, 3, 5, 7] }], fails: [], success: true },
      {
        proposals: [
          { leader: 1, team: [1, 0, 2, 5], approve: [0, 1, 2, 5] },
          { leader: 2, team: [2, 0, 1, 3], approve: [0, 2, 3, 4, 6] },
        ],
        fails: [],
        success: true,
      },
      {
        proposals: [{ leader: 3, team: [2, 3, 4, 6, 0], approve: [0, 2, 3, 4, 6] }],
        fails: [2, 6],
        success: false,
      },
      {
        proposals: [
          { leader: 4, team: [4, 6, 2, 7, 5], approve: [] },
          { leader: 5, team: [5, 1, 0, 7, 3], approve: [0, 1, 3, 5, 7] },
        ],
        fails: [],
        success: true,
      },
    ],
    assassinated: 5,
    winner: 'good',
    reason: 'assassin missed',
  },

  'quests at 9 without Merlin, where Percival and the dagger mean nothing': {
    players: 9,
    roles: ['loyal', 'percival', 'minion', 'loyal', 'oberon', 'loyal', 'minion', 'loyal', 'loyal'],
    dagger: 6,
    missions: [
      { proposals: [{ leader: 3, team: [3, 5, 7], approve: [0, 1, 3, 5, 7, 8] }], fails: [], success: true },
      { proposals: [{ leader: 4, team: [4, 3, 5, 7], approve: [1, 3, 4, 5, 7] }], fails: [], success: true },
      { proposals: [{ leader: 5, team: [5, 3, 4, 0], approve: [0, 2, 3, 4, 5, 6] }], fails: [4], success: false },
      { proposals: [{ leader: 6, team: [6, 2, 0, 1, 8], approve: [0, 1, 2, 6, 8] }], fails: [2], success: true },
    ],
    assassinated: null,
    winner: 'good',
    reason: 'quests',
  },

  'sabotage at 10 in three quests, with the Assassin card and five proposals for the last': {
    players: 10,
    roles: ['assassin', 'loyal', 'loyal', 'mordred', 'merlin', 'oberon', 'percival', 'loyal', 'morgana', 'loyal'],
    dagger: 0,
    missions: [
      { proposals: [{ leader: 9, team: [9, 3, 1], approve: [0, 1, 2, 3, 8, 9] }], fails: [3], success: false },
      { proposals: [{ leader: 0, team: [0, 5, 8, 2], approve: [0, 1, 2, 5, 7, 8] }], fails: [0, 5, 8], success: false },
      {
        proposals: [
          { leader: 1, team: [1, 2, 4, 7], approve: [1, 2, 4, 6, 7] },
          { leader: 2, team: [2, 4, 6, 9], approve: [2, 4] },
          { leader: 3, team: [3, 0, 1, 2], approve: [0, 3, 8] },
          { leader: 4, team: [4, 6, 7, 9], approve: [4, 6, 7, 9] },
          { leader: 5, team: [5, 6, 7, 9], approve: [0, 3, 5, 6, 7, 8, 9] },
        ],
        fails: [5],
        success: false,
      },
    ],
    assassinated: null,
    winner: 'evil',
    reason: 'quests',
  },
}

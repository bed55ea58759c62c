import type { Game } from '#engine'
import { options } from './options.ts'
import type { Mafia } from './state.ts'

/** Before anything has happened. */
export const blank: Game<Mafia>['blank'] = {
  open: {
    phase: 'role_reveal',
    motion: 1,
    options: options.defaults,
    seats: [],
    counts: { villager: 0, mafia: 0, minion: 0, angel: 0, detective: 0, bomber: 0 },
    confirmed: 0,
    night: 1,
    quiet: 0,
    living: [],
    dead: [],
    answered: 0,
    ballots: [],
    candidates: null,
    tallies: [],
    earliest: null,
    limit: null,
    deadline: null,
    paused: null,
    outcome: null,
  },
  hand: {
    told: null,
    confirmed: false,
    nights: [],
    picks: null,
    ballot: null,
    voided: null,
    notebook: [],
    ghost: null,
  },
  sealed: { roles: {}, nights: [] },
}

import type { KnownGames, KnownRules, Rules } from '#engine'
import { audience, wire } from './audience.ts'
import { parseCommand } from './commands.ts'
import { decider } from './decide.ts'
import type { LobbyEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { sameName } from './names.ts'
import { openingOf } from './opening.ts'
import { hostCommands, type LooksAlike, refuser } from './refuse.ts'
import { openReseat } from './reseat.ts'
import type { Lobby } from './state.ts'
import { upcaster } from './upcast.ts'

/** The lobby as those at the table know it. The games come as a registry. */
export function knownLobby(games: KnownGames, looksAlike: LooksAlike = sameName): KnownRules<Lobby> {
  return {
    name: 'lobby',
    blank,
    audience,
    wire,
    hostCommands,
    refuse: refuser(games, looksAlike),
    evolve,
    nextDeadline: (open) => openReseat(open)?.until ?? null,
  }
}

/** The room's own rules: who sits, who hosts, what is played. */
export function createLobby(games: KnownGames, looksAlike?: LooksAlike): Rules<Lobby> {
  const known = knownLobby(games, looksAlike)
  return { ...known, parseCommand, decide: decider(games), upcast: upcaster(known) }
}

/** How a room begins: empty, with one game on the table, the first of the registry unless another is named. */
export function roomOpening(games: KnownGames, game = games.keys().next().value): LobbyEvent {
  const options = game === undefined ? undefined : games.get(game)?.options
  if (game === undefined || options === undefined) throw new Error('a room needs a game')
  const lobby = openingOf({ ...blank.open, chapter: 1, game, options: options.defaults })
  return { type: 'ChapterOpened', lobby, why: 'created' }
}

export type { LobbyCommand } from './commands.ts'
export type { ChapterReason, LobbyEvent, ReseatOutcome } from './events.ts'
export { longestName, type NameProblem, readName, sameName } from './names.ts'
export { type Picture, pictures } from './pictures.ts'
export { type LobbyRefusal, mostSeats } from './refuse.ts'
export { confirmationsNeeded, jurorsOf, lostAfter, openReseat, reseatLives } from './reseat.ts'
export { gameOf, playersFor, seatsOf, startProblem, tableProblems } from './setup.ts'
export type { Lobby, LobbyOpen, LobbySealed, LobbyState, LobbyView, Reseat, SeatCode, Sitter } from './state.ts'

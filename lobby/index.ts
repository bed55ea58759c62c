import { type KnownGames, type KnownRules, partOf, type Rules, type Tagged } from '#engine'
import { audience, wire } from './audience.ts'
import { parseCommand } from './commands.ts'
import { decider } from './decide.ts'
import type { LobbyEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { hostCommands, refuser } from './refuse.ts'
import type { Lobby } from './state.ts'

/** The lobby as those at the table know it. The games come as a registry. */
export function knownLobby(games: KnownGames): KnownRules<Lobby> {
  return {
    name: 'lobby',
    blank,
    audience,
    wire,
    hostCommands,
    refuse: refuser(games),
    evolve,
    nextDeadline: () => null,
  }
}

/** The room's own rules: who sits, who hosts, what is played. */
export function createLobby(games: KnownGames): Rules<Lobby> {
  const known = knownLobby(games)
  return { ...known, parseCommand, decide: decider(games), upcast: (stored) => upcast(known, stored) }
}

function upcast(lobby: KnownRules<Lobby>, stored: Tagged): LobbyEvent {
  partOf(lobby, stored)
  // Codes were in memory only once, and these had none.
  if (stored.type === 'TokensKept' && !('offers' in stored)) return { ...stored, offers: [] } as unknown as LobbyEvent
  return stored as LobbyEvent
}

/** How a room begins: empty, with one game on the table, the first of the registry unless another is named. */
export function roomOpening(games: KnownGames, game = games.keys().next().value): LobbyEvent {
  const options = game === undefined ? undefined : games.get(game)?.options
  if (game === undefined || options === undefined) throw new Error('a room needs a game')
  return { type: 'ChapterOpened', lobby: { ...blank.open, motion: 1, game, options: options.defaults }, why: 'created' }
}

export type { LobbyCommand } from './commands.ts'
export type { ChapterReason, LobbyEvent } from './events.ts'
export { longestName, readName, sameName } from './names.ts'
export { type LobbyRefusal, mostSeats } from './refuse.ts'
export type { Lobby, LobbyOpen, LobbySealed, LobbyState, LobbyView, Offer, Sitter } from './state.ts'
export { gameOf, playersFor, seatsOf, startProblem, tableProblems } from './table.ts'

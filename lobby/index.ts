import { partOf, type Registry, type Rules, type Tagged } from '#engine'
import { audience, wire } from './audience.ts'
import { parseCommand } from './commands.ts'
import { decider } from './decide.ts'
import type { LobbyEvent } from './events.ts'
import { blank, evolve } from './evolve.ts'
import { hostCommands, refuser } from './refuse.ts'
import type { Lobby } from './state.ts'

/** The room's own rules: who sits, who hosts, what is played. The games come as a registry. */
export function createLobby(games: Registry): Rules<Lobby> {
  const lobby: Rules<Lobby> = {
    name: 'lobby',
    blank,
    audience,
    wire,
    hostCommands,
    parseCommand,
    refuse: refuser(games),
    decide: decider(games),
    evolve,
    nextDeadline: () => null,
    upcast,
  }
  function upcast(stored: Tagged): LobbyEvent {
    partOf(lobby, stored)
    return stored as LobbyEvent
  }
  return lobby
}

/** How a room begins: empty, with the first game of the registry on the table. */
export function roomOpening(games: Registry): LobbyEvent {
  const [first] = games
  if (!first) throw new Error('a room needs a game')
  const [game, { options }] = first
  return { type: 'ChapterOpened', lobby: { ...blank.open, motion: 1, game, options: options.defaults }, why: 'created' }
}

export type { LobbyCommand } from './commands.ts'
export type { LobbyEvent } from './events.ts'
export { longestName, readName } from './names.ts'
export { type LobbyRefusal, mostSeats } from './refuse.ts'
export type { Lobby, LobbyOpen, LobbyState, LobbyView, Sitter } from './state.ts'
export { gameOf, playersFor, seatsOf, startProblem, tableProblems } from './table.ts'

import type { AnyKnownGame, KnownGames, Problem, Seat } from '#engine'
import type { LobbyOpen } from './state.ts'

export function gameOf(games: KnownGames, open: LobbyOpen): AnyKnownGame {
  const game = games.get(open.game)
  if (!game) throw new Error(`no game ${open.game}`)
  return game
}

/** The number that the options are judged on: what the host expects, else who sits there, but at least a smallest table. */
export function playersFor(games: KnownGames, open: LobbyOpen, seated = open.sitters.length): number {
  return open.expected ?? Math.max(seated, gameOf(games, open).players.least)
}

/** Everything that is wrong or doubtful about the table as it is set. */
export function tableProblems(games: KnownGames, open: LobbyOpen): Problem[] {
  return gameOf(games, open).options.problems(open.options, playersFor(games, open))
}

export function seatsOf(open: LobbyOpen): Seat[] {
  return open.sitters.map(({ seat }) => seat)
}

/** Why the game cannot start now, or null. */
export function startProblem(games: KnownGames, open: LobbyOpen): string | null {
  const seats = seatsOf(open)
  if (open.expected !== null && seats.length < open.expected) return 'too-few-seated'
  if (open.expected !== null && seats.length > open.expected) return 'too-many-seated'
  return gameOf(games, open).refuseStart({ seats, options: open.options, wishes: {} })
}

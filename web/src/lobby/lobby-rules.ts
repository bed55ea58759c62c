import type { KnownGames, Problem } from '#engine'
import { knownLobby, type LobbyCommand, startProblem } from '#lobby'
import { roomTexts } from '#texts/room'
import { sayLobbyRefusal } from '../lib/room/refusals.ts'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'

type Wish<C = LobbyCommand> = C extends LobbyCommand ? Omit<C, 'motion'> : never

/** All that the lobby's rules need to know of games: only the one on the table is here. */
export function gamesHere({ lobby, module }: RoomSession): KnownGames {
  return new Map(module ? [[lobby.game, module.rules]] : [])
}

/** Why the lobby would refuse this now, in a sentence, or null. */
export function whyNotNow(room: RoomSession, wish: Wish): string | null {
  const rules = knownLobby(gamesHere(room))
  const asHost = room.isHost && rules.hostCommands.has(wish.type)
  const actor = asHost ? 'host' : (room.seat ?? 'visitor')
  const command = { ...wish, motion: room.lobby.chapter } as LobbyCommand
  const refusal = rules.refuse({ open: room.lobby, hand: undefined }, actor, command)
  return refusal === null ? null : sentenceFor(refusal, room)
}

/** Why the roles cannot be dealt yet, in a sentence with its numbers, or null. */
export function whyNoStart(room: RoomSession): string | null {
  const { lobby, module } = room
  if (!module) return null
  const code = startProblem(gamesHere(room), lobby)
  if (code === null) return null
  const isIt = (problem: Problem) => problem.code === code
  const problem = module.rules.options.problems(lobby.options, lobby.sitters.length).find(isIt)
  return problem ? module.sayProblem(problem) : sentenceFor(`problem:${code}`, room)
}

function sentenceFor(code: string, { module, lobby }: RoomSession): string {
  return sayLobbyRefusal(code, module, lobby) ?? roomTexts['refusal.unknown']()
}

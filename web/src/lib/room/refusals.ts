import { type LobbyOpen, playersFor } from '#lobby'
import { roomTexts } from '#texts/room'
import type { GameModule } from '../../shell/manifest.ts'
import { fetched } from '../fetched.ts'

type Code = keyof typeof roomTexts

/** The room's own sentence for a code, if it has one. */
function sayOurs(code: string): string | null {
  return Object.hasOwn(roomTexts, code) ? roomTexts[code as Code]() : null
}

/** A problem comes with its code alone; the numbers in its sentence are those of the table as it is set. */
function sayProblem(code: string, { rules, sayProblem: say }: GameModule, lobby: LobbyOpen): string {
  const players = playersFor(new Map([[lobby.game, rules]]), lobby)
  const found = rules.options.problems(lobby.options, players).find((problem) => problem.code === code)
  return say(found ?? { level: 'error', code, params: { players } })
}

/** The sentence for a refusal of the room or the lobby; null where it is the game's. */
export function sayLobbyRefusal(code: string, module: GameModule | null, lobby: LobbyOpen): string | null {
  const [, problem] = /^problem:(.+)$/.exec(code) ?? []
  if (problem === undefined) return sayOurs(`refusal.${code}`)
  return sayOurs(`problem.${problem}`) ?? (module && sayProblem(problem, module, lobby))
}

/** The sentence for any refusal. The game's come with its screens. */
export async function sayRefusal(code: string, module: GameModule | null, lobby: LobbyOpen): Promise<string> {
  const ours = sayLobbyRefusal(code, module, lobby)
  if (ours !== null) return ours
  return module === null ? roomTexts['refusal.unknown']() : (await fetched(module.loadPlay)).sayRefusal(code)
}

import type { AnyKnownGame } from '#engine'
import { knownThavalon } from '#games/thavalon'
import { m } from '#texts/messages'
import type { GameModule } from '../../lib/games.ts'
import BoardRoles from './board/BoardRoles.svelte'
import { iconFor } from './icons.ts'
import LaterBoard from './LaterBoard.svelte'
import { fetchAhead } from './load.ts'
import Phone from './Phone.svelte'
import RolesInPlay from './RolesInPlay.svelte'
import { say } from './say.ts'

export const thavalonModule: GameModule = {
  rules: knownThavalon as unknown as AnyKnownGame,
  Phone,
  Board: LaterBoard,
  BoardRoles,
  rolesTitle: m['web.roles.possible'],
  RolesInPlay,
  icon: iconFor,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
}

fetchAhead()

import type { AnyKnownGame } from '#engine'
import { knownAvalon } from '#games/avalon'
import { m } from '#texts/messages'
import type { GameModule } from '../../lib/games.ts'
import BoardRoles from './board/BoardRoles.svelte'
import { iconFor } from './icons.ts'
import LaterBoard from './LaterBoard.svelte'
import { fetchAhead } from './load.ts'
import Phone from './Phone.svelte'
import RolesInPlay from './RolesInPlay.svelte'
import { say } from './say.ts'

export const avalonModule: GameModule = {
  rules: knownAvalon as unknown as AnyKnownGame,
  Phone,
  Board: LaterBoard,
  BoardRoles,
  rolesTitle: m['web.roles.in-play'],
  RolesInPlay,
  icon: iconFor,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
}

fetchAhead()

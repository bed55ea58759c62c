import type { AnyKnownGame } from '#engine'
import { knownMafia } from '#games/mafia'
import { m } from '#texts/messages'
import type { GameModule } from '../../lib/games.ts'
import BoardRoles from './BoardRoles.svelte'
import { hostDeed } from './host-deed.ts'
import { iconFor } from './icons.ts'
import LaterBoard from './LaterBoard.svelte'
import { fetchAhead } from './load.ts'
import Phone from './Phone.svelte'
import RolesInPlay from './RolesInPlay.svelte'
import { say } from './say.ts'

export const mafiaModule: GameModule = {
  rules: knownMafia as unknown as AnyKnownGame,
  Phone,
  Board: LaterBoard,
  BoardRoles,
  rolesTitle: m['web.roles.in-play'],
  RolesInPlay,
  icon: iconFor,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
  hostDeed,
}

fetchAhead()

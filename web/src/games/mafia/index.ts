import type { AnyKnownGame } from '#engine'
import { knownMafia } from '#games/mafia'
import { say } from '#telling/mafia/card'
import { m } from '#texts/messages'
import type { GameModule } from '../../shell/manifest.ts'
import { hostDeed } from './host-deed.ts'
import { iconFor } from './icons.ts'
import { MafiaTable, provideTable } from './table.svelte.ts'

export const mafiaModule: GameModule = {
  rules: knownMafia as unknown as AnyKnownGame,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
  icon: iconFor,
  rolesTitle: m['web.roles.in-play'],
  openTable: (room, settings) => provideTable(new MafiaTable(room, settings)),
  loadCard: () => import('./parts/RoleCard.svelte'),
  showsCard: true,
  loadPlay: () => import('./phone/play.ts'),
  loadDrawer: () => import('./phone/History.svelte'),
  loadBoard: () => import('./board/board.ts'),
  loadBoardRoles: () => import('./board/RolesLines.svelte'),
  loadRoles: () => import('./parts/RolesAndRules.svelte'),
  silentPhase: 'night',
  hostDeed,
}

import type { AnyKnownGame } from '#engine'
import { knownAvalon } from '#games/avalon'
import { say } from '#telling/avalon/card'
import { m } from '#texts/messages'
import type { GameModule } from '../../shell/manifest.ts'
import { iconFor } from './icons.ts'
import { AvalonTable, provideTable } from './table.svelte.ts'

export const avalonModule: GameModule = {
  rules: knownAvalon as unknown as AnyKnownGame,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
  icon: iconFor,
  rolesTitle: m['web.roles.in-play'],
  openTable: (room, settings) => provideTable(new AvalonTable(room, settings)),
  loadCard: () => import('./parts/RoleCard.svelte'),
  loadPlay: () => import('./phone/play.ts'),
  loadDrawer: () => import('./phone/History.svelte'),
  loadBoard: () => import('./board/board.ts'),
  loadBoardRoles: () => import('./board/RolesLines.svelte'),
  loadRoles: () => import('./parts/RolesAndModes.svelte'),
}

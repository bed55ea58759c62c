import type { AnyKnownGame } from '#engine'
import { knownThavalon } from '#games/thavalon'
import { say } from '#telling/thavalon/card'
import { m } from '#texts/messages'
import type { GameModule } from '../../shell/manifest.ts'
import { iconFor } from './icons.ts'
import { provideTable, ThavalonTable } from './table.svelte.ts'

export const thavalonModule: GameModule = {
  rules: knownThavalon as unknown as AnyKnownGame,
  say,
  sayProblem: ({ code, params }) => say(`problem.${code}`, params),
  icon: iconFor,
  rolesTitle: m['web.roles.possible'],
  openTable: (room, settings) => provideTable(new ThavalonTable(room, settings)),
  loadCard: () => import('./parts/RoleCard.svelte'),
  loadPlay: () => import('./phone/play.ts'),
  loadDrawer: () => import('./phone/History.svelte'),
  loadBoard: () => import('./board/board.ts'),
  loadBoardRoles: () => import('./board/RolesLines.svelte'),
  loadRoles: () => import('./parts/Pool.svelte'),
}

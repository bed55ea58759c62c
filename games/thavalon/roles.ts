import type { RoleCard } from '#engine'
import type { Side } from '../quests/index.ts'

export type Card = 'success' | 'fail' | 'reverse'

/** A row says only what differs from an ordinary player of its side. Rules, role cards and guide all read these rows. */
interface RoleRow {
  readonly side: Side
  /** What the role is told at the deal. */
  readonly learns: 'evil' | 'wizards' | 'partner' | 'mates' | 'exact-mates' | 'all-roles' | 'good-roles' | 'nothing'
  /** Table sizes with the role in the pool; the core roles are in every one. */
  readonly tables?: readonly number[]
  readonly lover?: true
  readonly hiddenFromMerlin?: true
  readonly looksEvilToMerlin?: true
  readonly looksEvilToEvil?: true
  readonly hiddenFromEvil?: true
  readonly shownToPercival?: true
  readonly mayReverse?: true
  readonly mustFail?: true
  readonly declares?: 'after-a-fail' | 'after-two-failures'
}

const [fromSeven, fromEight] = [
  [7, 8, 9, 10],
  [8, 9, 10],
]

const rows = {
  merlin: { side: 'good', learns: 'evil', shownToPercival: true },
  percival: { side: 'good', learns: 'wizards' },
  tristan: { side: 'good', learns: 'partner', lover: true },
  iseult: { side: 'good', learns: 'partner', lover: true },
  lancelot: { side: 'good', learns: 'nothing', looksEvilToMerlin: true, mayReverse: true },
  nimue: { side: 'good', learns: 'all-roles', tables: [5] },
  arthur: { side: 'good', learns: 'good-roles', declares: 'after-two-failures', tables: fromSeven },
  titania: { side: 'good', learns: 'nothing', looksEvilToEvil: true, tables: fromSeven },
  mordred: { side: 'evil', learns: 'mates', hiddenFromMerlin: true },
  morgana: { side: 'evil', learns: 'mates', shownToPercival: true },
  maelagant: { side: 'evil', learns: 'mates', mayReverse: true },
  agravaine: { side: 'evil', learns: 'mates', mustFail: true, declares: 'after-a-fail', tables: fromEight },
  colgrevance: { side: 'evil', learns: 'exact-mates', hiddenFromEvil: true, tables: [10] },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof rows

export const roleRows: Readonly<Record<Role, RoleRow>> = rows
export const roleNames = Object.keys(rows) as Role[]

export function sideOf(role: Role): Side {
  return roleRows[role].side
}

/** The roles of one side that may be dealt at a table of this size. */
export function poolOf(side: Side, players: number): Role[] {
  return roleNames.filter((role) => {
    const { side: its, tables } = roleRows[role]
    return its === side && (tables?.includes(players) ?? true)
  })
}

/** The cards that a role may play. */
export function cardsOf(role: Role): readonly Card[] {
  const { side, mustFail, mayReverse } = roleRows[role]
  if (mustFail) return ['fail']
  return ['success', ...(side === 'evil' ? (['fail'] as const) : []), ...(mayReverse ? (['reverse'] as const) : [])]
}

export function roleCard(role: Role): RoleCard {
  return { role, side: sideOf(role), traits: traitsOf(role) }
}

function traitsOf(role: Role): string[] {
  const row = roleRows[role]
  const least = row.tables?.[0]
  return [
    least && `from-${least}`,
    `learns-${row.learns}`,
    row.hiddenFromMerlin && 'hidden-from-merlin',
    row.looksEvilToMerlin && 'looks-evil-to-merlin',
    row.looksEvilToEvil && 'looks-evil-to-evil',
    row.hiddenFromEvil && 'hidden-from-evil',
    row.shownToPercival && 'shown-to-percival',
    row.mayReverse && 'may-reverse',
    row.mustFail && 'must-fail',
    row.declares && `declares-${row.declares}`,
    (row.lover || role === 'merlin' || role === 'nimue') && 'hunted',
  ].filter((trait) => typeof trait === 'string')
}

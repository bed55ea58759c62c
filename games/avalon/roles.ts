import type { RoleCard } from '#engine'
import type { Side } from '../quests/index.ts'

/** A row says only what differs from an ordinary player of its side. Rules, role cards and guide all read these rows. */
interface RoleRow {
  readonly side: Side
  /** What the role is told at the deal. */
  readonly learns: 'evil' | 'wizards' | 'mates' | 'nothing'
  /** Fills the seats that no special role takes. */
  readonly filler?: true
  readonly hiddenFromMerlin?: true
  /** Neither sees the other evil players nor is seen by them. */
  readonly apart?: true
  readonly shownToPercival?: true
  readonly mustFail?: true
  /** The last quest on which the role may play Fail. */
  readonly failsUntil?: number
  readonly leastPlayers?: number
  readonly holdsDagger?: true
  readonly hunted?: true
}

const rows = {
  merlin: { side: 'good', learns: 'evil', shownToPercival: true, hunted: true },
  percival: { side: 'good', learns: 'wizards' },
  loyal: { side: 'good', learns: 'nothing', filler: true },
  assassin: { side: 'evil', learns: 'mates', holdsDagger: true },
  morgana: { side: 'evil', learns: 'mates', shownToPercival: true },
  mordred: { side: 'evil', learns: 'mates', hiddenFromMerlin: true },
  oberon: { side: 'evil', learns: 'nothing', apart: true },
  oberon_chaos: { side: 'evil', learns: 'nothing', apart: true, hiddenFromMerlin: true },
  minion: { side: 'evil', learns: 'mates', filler: true },
  lunatic: { side: 'evil', learns: 'mates', mustFail: true, leastPlayers: 7 },
  brute: { side: 'evil', learns: 'mates', failsUntil: 3, leastPlayers: 7 },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof rows
export type Special = Exclude<Role, 'loyal' | 'minion'>
export type Card = 'success' | 'fail'

export const roleRows: Readonly<Record<Role, RoleRow>> = rows
export const roleNames = Object.keys(rows) as Role[]
export const specials = roleNames.filter((role) => !roleRows[role].filler) as Special[]

/** A role that is told nothing at the deal, whoever else plays. */
export function learnsNothing(role: Role): boolean {
  return rows[role].learns === 'nothing'
}

export function sideOf(role: Role): Side {
  return roleRows[role].side
}

/** The cards that a role may play on a quest. */
export function cardsOf(role: Role, quest: number): readonly Card[] {
  const { side, mustFail, failsUntil = 5 } = roleRows[role]
  if (mustFail) return ['fail']
  return side === 'evil' && quest <= failsUntil ? ['success', 'fail'] : ['success']
}

export function roleCard(role: Role): RoleCard {
  return { role, side: sideOf(role), traits: traitsOf(role) }
}

function traitsOf(role: Role): string[] {
  const row = roleRows[role]
  return [
    `learns-${row.learns}`,
    row.hiddenFromMerlin && 'hidden-from-merlin',
    row.apart && 'apart-from-evil',
    row.shownToPercival && 'shown-to-percival',
    row.mustFail && 'must-fail',
    row.failsUntil && 'fails-early-only',
    row.holdsDagger && 'holds-dagger',
    row.hunted && 'hunted',
  ].filter((trait) => typeof trait === 'string')
}

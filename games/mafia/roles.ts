import type { RoleCard } from '#engine'

export type Side = 'village' | 'mafia' | 'bomber'

/** What the night asks of a role. Everybody alive is asked something, so that no thumb tells a role. */
export type Question = 'kill' | 'save' | 'check' | 'suspect'

/** A row says only what differs from an ordinary Villager. Rules, role cards and guide all read these rows. */
interface RoleRow {
  readonly side: Side
  readonly asks: Question
  /** Fills the seats that no other role takes. */
  readonly filler?: true
  /** Is told at the deal who the Mafia are. */
  readonly learnsMafia?: true
  /** What the Detective reads; the others are Not Mafia. */
  readonly readsMafia?: true
  readonly mayChooseSelf?: true
  /** Wins alone when the village's vote murders it. */
  readonly winsByVote?: true
}

const rows = {
  villager: { side: 'village', asks: 'suspect', filler: true },
  mafia: { side: 'mafia', asks: 'kill', learnsMafia: true, readsMafia: true },
  minion: { side: 'mafia', asks: 'suspect', learnsMafia: true },
  angel: { side: 'village', asks: 'save', mayChooseSelf: true },
  detective: { side: 'village', asks: 'check' },
  bomber: { side: 'bomber', asks: 'suspect', winsByVote: true },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof rows

export const roleRows: Readonly<Record<Role, RoleRow>> = rows
export const roleNames = Object.keys(rows) as Role[]

export function sideOf(role: Role): Side {
  return roleRows[role].side
}

export function roleCard(role: Role): RoleCard {
  return { role, side: sideOf(role), traits: traitsOf(role) }
}

function traitsOf(role: Role): string[] {
  const row = roleRows[role]
  return [
    row.learnsMafia ? 'learns-mafia' : 'learns-nothing',
    `asks-${row.asks}`,
    row.mayChooseSelf && 'may-choose-self',
    row.readsMafia ? 'reads-mafia' : 'reads-not-mafia',
    row.side === 'mafia' && 'counts-with-mafia',
    row.winsByVote && 'wins-by-vote',
  ].filter((trait) => typeof trait === 'string')
}

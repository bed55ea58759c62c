import type { Settled } from '#engine'
import { evilAmong, leastPlayers } from '../quests/index.ts'
import type { AvalonOptions } from './options.ts'
import { ringMembers } from './problems.ts'
import { roleRows, type Special } from './roles.ts'

export type SettleNotice =
  | 'ring-off-oberon'
  | 'ring-off-players'
  | 'oberon-split-off-no-oberon'
  | 'oberon-split-off-chaos'
  | 'lunatic-off-players'
  | 'brute-off-players'

/** The only choices that are ever undone for the host, each with its reason. */
export function settle(options: AvalonOptions, players: number): Settled<AvalonOptions> & { notices: SettleNotice[] } {
  const notices: SettleNotice[] = []
  let settled = options
  for (const [undo, reason] of undoings) {
    const notice = reason(settled, players)
    if (notice === null) continue
    settled = undo(settled)
    notices.push(notice)
  }
  return { options: settled, notices }
}

type Undo = (options: AvalonOptions) => AvalonOptions
type Reason = (options: AvalonOptions, players: number) => SettleNotice | null

/** The roles come first: the ring is counted on those that remain. */
const undoings: readonly (readonly [Undo, Reason])[] = [
  [without('lunatic'), tooFewFor('lunatic')],
  [without('brute'), tooFewFor('brute')],
  [(options) => ({ ...options, oberonSplitIntel: false }), oberonSplitBroken],
  [(options) => ({ ...options, evilRing: false }), ringBroken],
]

function without(role: Special): Undo {
  return (options) => ({ ...options, roles: options.roles.filter((kept) => kept !== role) })
}

function tooFewFor(role: 'lunatic' | 'brute'): Reason {
  const least = roleRows[role].leastPlayers ?? leastPlayers
  return ({ roles }, players) => (roles.includes(role) && players < least ? `${role}-off-players` : null)
}

function oberonSplitBroken({ oberonSplitIntel, roles }: AvalonOptions): SettleNotice | null {
  if (!oberonSplitIntel || roles.includes('oberon')) return null
  return roles.includes('oberon_chaos') ? 'oberon-split-off-chaos' : 'oberon-split-off-no-oberon'
}

function ringBroken(options: AvalonOptions, players: number): SettleNotice | null {
  if (!options.evilRing || ringMembers(options, players) >= 3) return null
  return evilAmong(players) < 3 ? 'ring-off-players' : 'ring-off-oberon'
}

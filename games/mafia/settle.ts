import type { Settled } from '#engine'
import { evilOf } from './numbers.ts'
import type { MafiaOptions } from './options.ts'
import { hasTooManyMinions, isTooEvil } from './problems.ts'

export type SettleNotice = 'evil-by-table' | 'minions-fewer'

/** The only choices that are ever undone for the host. The evil come first: the Minions are counted among them. */
export function settle(options: MafiaOptions, players: number): Settled<MafiaOptions> & { notices: SettleNotice[] } {
  const notices: SettleNotice[] = []
  let settled = options
  if (settled.evil !== null && isTooEvil(settled, players)) {
    settled = { ...settled, evil: null }
    notices.push('evil-by-table')
  }
  if (hasTooManyMinions(settled, players)) {
    settled = { ...settled, minion: evilOf(settled, players) - 1 }
    notices.push('minions-fewer')
  }
  return { options: settled, notices }
}

import type { PublicEvent } from './events.ts'
import { type Counts, evilIn, quietRoundsForDraw, totalOf } from './numbers.ts'
import { type Role, roleNames, roleRows } from './roles.ts'
import type { MafiaState, NightRow, Open, Outcome } from './state.ts'

type Verdict = Pick<Outcome, 'winner' | 'reason'>

/** How many of each role still live. Everybody can count it: the roles in play and those of the dead are public. */
export function livingCounts({ counts, dead }: Open): Counts {
  const lost = (role: Role) => dead.filter((one) => one.role === role).length
  return Object.fromEntries(roleNames.map((role) => [role, counts[role] - lost(role)])) as Counts
}

/** Who has won, if anybody, after the last death; the order of these lines is the rule. */
export function verdictOf(open: Open): Verdict | null {
  const last = open.dead.at(-1)
  if (last?.how === 'vote' && roleRows[last.role].winsByVote) return { winner: 'bomber', reason: 'bomber' }
  const living = livingCounts(open)
  const evil = evilIn(living)
  if (evil === 0) return { winner: 'village', reason: 'village' }
  return 2 * evil >= totalOf(living) ? { winner: 'mafia', reason: 'parity' } : null
}

function nobodyKills(open: Open): boolean {
  const living = livingCounts(open)
  return roleNames.every((role) => roleRows[role].asks !== 'kill' || living[role] === 0)
}

/** How many rounds in a row have been quiet when the day that is now on the table ends. */
export function quietRounds(open: Open): number {
  const isQuiet = nobodyKills(open) && !open.dead.some(({ night }) => night === open.night)
  return isQuiet ? open.quiet + 1 : 0
}

/** With only Minions left nobody need ever die again, so the host may end it. */
export function mayDraw(open: Open): boolean {
  return open.quiet >= quietRoundsForDraw && nobodyKills(open)
}

/** The end opens every role and every night, this one too if it has just been resolved. */
export function finish(
  { sealed }: MafiaState,
  { winner, reason }: Verdict,
  last: readonly NightRow[] = [],
): PublicEvent {
  return { type: 'GameFinished', winner, reason, roles: sealed.roles, nights: [...sealed.nights, ...last] }
}

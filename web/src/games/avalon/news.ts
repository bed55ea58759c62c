import { m } from '#texts/messages'
import { lastCards, lastVote, whoLeads } from '../quests/news.ts'
import { sayLog } from './say-log.ts'
import type { AvalonTable } from './table.svelte.ts'

/** What a screen reader says when the table moves on: public facts only, in whole sentences. */
export function newsOf(table: AvalonTable): string {
  const { open } = table
  switch (open.phase) {
    case 'role_reveal':
      return ''
    case 'team_building':
      return `${whatWasBefore(table)} ${whoLeads(table)}`
    case 'team_voting':
      return sayLog('event.TeamProposed', { names: table.names(open.team) })
    case 'quest_execution':
      return votes(table)
    case 'quest_results':
      return lastCards(table)
    case 'lady_of_the_lake':
      return open.lady ? sayLog('event.LadyCalled', { name: table.name(open.lady.holder) }) : ''
    case 'assassination':
      return sayLog('event.AssassinationBegan')
    case 'finished':
      return verdictOf(table).join(' ')
    default:
      return open.phase satisfies never
  }
}

/** Who has won, and why. */
export function verdictOf({ open }: AvalonTable): [string, string] {
  const reason = open.outcome?.reason
  return reason ? [sayLog(`reason.${reason}`), sayLog(`reason.${reason}.why`)] : ['', '']
}

function whatWasBefore(table: AvalonTable): string {
  const { open } = table
  if (open.proposal > 1) return votes(table)
  return examinedLine(table)
}

/** Who has just examined whom, as this seat reads it. */
export function examinedLine(table: AvalonTable): string {
  const last = justExamined(table)
  if (!last) return ''
  const [by, target] = [table.name(last.by), table.name(last.target)]
  if (last.by === table.seat) return m['web.avalon.lady.you-examined']({ target })
  if (last.target === table.seat) return m['web.avalon.lady.examined-you']({ by })
  return m['web.avalon.lady.examined']({ by, target })
}

/** Who was examined between the last quest and this one. The Lady is first used after the second quest, and then after each. */
function justExamined({ open }: AvalonTable): { readonly by: number; readonly target: number } | null {
  return open.proposal === 1 ? (open.lady?.examined[open.quest - 3] ?? null) : null
}

function votes(table: AvalonTable): string {
  const last = lastVote(table)
  if (!last) return ''
  const { approve, reject, names } = last
  const tally = { approve, reject, names, rejections: table.open.rejections }
  return sayLog(last.approved ? 'event.VotesApproved' : 'event.VotesRejected', tally)
}

import { teamSize } from '#games/avalon'
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
      return lastVote(table)
    case 'quest_results':
      return lastQuest(table)
    case 'lady_of_the_lake':
      return open.lady ? sayLog('event.LadyCalled', { name: table.name(open.lady.holder) }) : ''
    case 'assassination':
      return sayLog('event.AssassinationBegan')
    case 'finished':
      return open.outcome
        ? `${sayLog(`reason.${open.outcome.reason}`)} ${sayLog(`reason.${open.outcome.reason}.why`)}`
        : ''
    default:
      return open.phase satisfies never
  }
}

function whoLeads(table: AvalonTable): string {
  const { quest, proposal, leader, seats } = table.open
  const name = leader === null ? '' : table.name(leader)
  return sayLog('event.TeamBuildingBegan', { quest, proposal, name, size: teamSize(seats.length, quest) })
}

function whatWasBefore(table: AvalonTable): string {
  const { open } = table
  if (open.proposal > 1) return lastVote(table)
  const examined = justExamined(table)
  return examined
    ? sayLog('event.PlayerExamined', { by: table.name(examined.by), target: table.name(examined.target) })
    : ''
}

/** Who was examined between the last quest and this one. The Lady is first used after the second quest, and then after each. */
export function justExamined({ open }: AvalonTable): { readonly by: number; readonly target: number } | null {
  return open.proposal === 1 ? (open.lady?.examined[open.quest - 3] ?? null) : null
}

function lastVote(table: AvalonTable): string {
  const { seats, proposals, rejections } = table.open
  const last = proposals.at(-1)
  if (!last) return ''
  const approve = last.approve.length
  const names = approve > 0 ? table.names(last.approve) : sayLog('list.nobody')
  const tally = { approve, reject: seats.length - approve, names, rejections }
  return sayLog(last.approved ? 'event.VotesApproved' : 'event.VotesRejected', tally)
}

function lastQuest({ open }: AvalonTable): string {
  const last = open.quests.at(-1)
  if (!last) return ''
  const fail = last.cards.filter((card) => card === 'fail').length
  const counts = { quest: open.quest, success: last.cards.length - fail, fail }
  return sayLog(last.success ? 'event.QuestSucceeded' : 'event.QuestFailed', counts)
}

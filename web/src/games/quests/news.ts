import { teamSize } from '#games/quests'
import { m } from '#texts/messages'
import { countsOf } from './counts.ts'
import type { QuestsTable } from './table.svelte.ts'

/** Sentences for a screen reader, of what every game of quests has. */

export function whoLeads(table: QuestsTable): string {
  const { quest, proposal, leader, seats } = table.open
  const name = leader === null ? '' : table.name(leader)
  return m['quests.event.TeamBuildingBegan']({ quest, proposal, name, size: teamSize(seats.length, quest) })
}

/** The numbers and names of the last vote. */
export function lastVote(table: QuestsTable) {
  const last = table.open.proposals.at(-1)
  if (!last) return null
  const names = last.approve.length > 0 ? table.names(last.approve) : m['quests.list.nobody']()
  return { approved: last.approved, names, ...table.tally(last) }
}

/** What the last quest came to, and how many there were of each card. */
export function lastCards(table: QuestsTable): string {
  const { quests, quest } = table.open
  const last = quests.at(-1)
  if (!last) return ''
  const say = last.success ? m['quests.event.QuestSucceeded'] : m['quests.event.QuestFailed']
  return say({ quest, counts: countsOf(last.cards) })
}

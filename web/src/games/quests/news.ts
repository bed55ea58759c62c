import { teamSize } from '#games/quests'
import { m } from '#texts/messages'
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

/** How many there were of each card of the last quest. */
export function lastCards({ open }: QuestsTable) {
  const last = open.quests.at(-1)
  if (!last) return null
  const count = (kind: string) => last.cards.filter((card) => card === kind).length
  const [success, fail, reverse] = ['success', 'fail', 'reverse'].map(count) as [number, number, number]
  return { won: last.success, quest: open.quest, success, fail, reverse }
}

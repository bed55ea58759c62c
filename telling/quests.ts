import { type CourseOpen, type CoursePublicEvent, teamSize } from '#games/quests'
import { m } from '#texts/messages'
import { listOf, type Names } from './told.ts'

type Told<T extends CoursePublicEvent['type']> = Extract<CoursePublicEvent, { readonly type: T }>

export function gameStarted({ seats }: CourseOpen): string {
  return m['quests.event.GameStarted']({ players: seats.length })
}

export function tableSeated({ seating }: CourseOpen, { names }: Names): string {
  return m['quests.event.TableSeated']({ names: names(seating) })
}

export function teamBuildingBegan(
  { quest, proposal, leader }: Told<'TeamBuildingBegan'>,
  { seats }: CourseOpen,
  { name }: Names,
): string {
  const size = teamSize(seats.length, quest)
  return m['quests.event.TeamBuildingBegan']({ quest, proposal, name: name(leader), size })
}

/** A vote in numbers and names. */
export function tallyOf(
  { approve }: Pick<Told<'VotesRevealed'>, 'approve'>,
  { seats }: CourseOpen,
  { names }: Names,
): { readonly approve: number; readonly reject: number; readonly names: string } {
  return {
    approve: approve.length,
    reject: seats.length - approve.length,
    names: approve.length > 0 ? names(approve) : m['quests.list.nobody'](),
  }
}

const kinds = {
  success: m['quests.count.success'],
  fail: m['quests.count.fail'],
  reverse: m['quests.count.reverse'],
}
type Kind = keyof typeof kinds

/** How many there were of each card; a kind that is rare is named only where it came. */
export function countsOf(cards: readonly string[]): string {
  return countsOfKinds(cards, [...new Set(['success', 'fail', ...cards])])
}

/** How many there were of these cards. */
export function countsOfKinds(cards: readonly string[], which: readonly string[]): string {
  return listOf(which.map((kind) => kinds[kind as Kind]({ count: cards.filter((card) => card === kind).length })))
}

export function questCompleted({ cards, success }: Told<'QuestCompleted'>, { quest }: CourseOpen): string {
  const said = success ? m['quests.event.QuestSucceeded'] : m['quests.event.QuestFailed']
  return said({ quest, counts: countsOf(cards) })
}

/** Who has won, and why. */
export type Verdict = readonly [headline: string, why: string]

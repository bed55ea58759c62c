import { m } from '#texts/messages'
import { say } from './say.ts'
import type { AvalonTable, Face } from './table.svelte.ts'

/** What this seat has sealed of the question on the table, whether or not the server has answered. It stands on the card only. */
export function sealedLines(table: AvalonTable): string[] {
  const { open, hand } = table
  if (!hand) return []
  switch (open.phase) {
    case 'team_voting':
      return ballotLine(table)
    case 'quest_execution':
      return cardLine(table)
    case 'assassination':
      return hand.guess === null ? [] : [m['web.avalon.card.guess']({ name: table.name(hand.guess) })]
    default:
      return []
  }
}

function ballotLine(table: AvalonTable): string[] {
  const { open, hand } = table
  const sealed = hand?.ballot?.motion === open.motion ? hand.ballot : table.asked('vote')
  if (!sealed) return []
  const vote = sealed['approve'] ? m['web.avalon.vote.approve']() : m['web.avalon.vote.reject']()
  return [m['web.avalon.card.ballot']({ vote })]
}

function cardLine(table: AvalonTable): string[] {
  const { open, hand, seat } = table
  if (seat === null || !open.team.includes(seat)) return []
  const sealed = hand?.card?.motion === open.motion ? hand.card : table.asked('play')
  if (sealed) return [m['web.avalon.card.played']({ card: say(`card.${sealed['card']}`) })]
  const [left, right] = table.faces()
  return [m['web.avalon.card.faces']({ left: sayFace(left), right: sayFace(right) })]
}

export function sayFace(face: Face): string {
  return face === null ? m['web.avalon.cards.blank']() : say(`card.${face}`)
}

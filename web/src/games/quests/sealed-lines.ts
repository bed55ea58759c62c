import { m } from '#texts/messages'
import type { QuestsTable } from './table.svelte.ts'

/** What this seat has sealed of the question on the table, whether or not the server has answered. It stands on the card only. */
export function sealedLines(table: QuestsTable): string[] {
  const { open, hand } = table
  if (!hand) return []
  switch (open.phase) {
    case 'team_voting':
      return ballotLine(table)
    case 'quest_execution':
      return cardLine(table)
    case 'assassination':
      return hand.guess === null ? [] : [m['web.quests.card.guess']({ name: table.name(hand.guess) })]
    default:
      return []
  }
}

function ballotLine(table: QuestsTable): string[] {
  const { open, hand } = table
  const sealed = hand?.ballot?.motion === open.motion ? hand.ballot : table.asked('vote')
  return sealed ? [m['web.quests.card.ballot']({ vote: table.ballotWord(sealed['approve'] === true) })] : []
}

function cardLine(table: QuestsTable): string[] {
  const { open, hand, seat } = table
  if (seat === null || !open.team.includes(seat)) return []
  const sealed = hand?.card?.motion === open.motion ? hand.card : table.asked('play')
  if (sealed) return [m['web.quests.card.played']({ card: table.say(`card.${sealed['card']}`) })]
  const faces = table.faces()
  const said = placesOf(faces.length).map((place, at) => facesAt[place]({ face: table.say(`card.${faces[at]}`) }))
  return [m['web.quests.card.faces']({ faces: said.join(', ') })]
}

const facesAt = {
  left: m['web.quests.card.face-left'],
  middle: m['web.quests.card.face-middle'],
  right: m['web.quests.card.face-right'],
}

export type CardPlace = 'left' | 'middle' | 'right'

export function placesOf(count: number): readonly CardPlace[] {
  return count === 2 ? ['left', 'right'] : ['left', 'middle', 'right']
}

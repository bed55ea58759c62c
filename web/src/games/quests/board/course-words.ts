import { teamSize } from '#games/quests'
import { m } from '#texts/messages'
import type { QuestsTable } from '../table.svelte.ts'

/** The headline of a phase that every game of quests has, and the lines under it. */
export function courseWords(table: QuestsTable): readonly string[] {
  const { open } = table
  const { quest } = open
  const all = open.seats.length
  const size = teamSize(all, quest)
  const name = open.leader === null ? '' : table.name(open.leader)
  switch (open.phase) {
    case 'role_reveal':
      return [m['web.board.look'](), m['web.board.look-count']({ count: open.confirmed, all })]
    case 'team_building':
      return [
        m['web.board.choosing']({ name }),
        m['web.board.choosing-size']({ size, quest }),
        m['web.board.choosing-draft']({ count: table.room.now.draft.length, size }),
      ]
    case 'team_voting':
      return [
        m['web.board.vote'](),
        m['web.board.vote-by']({ name, size, quest }),
        m['web.board.vote-count']({ count: open.voted.length, all }),
      ]
    case 'quest_execution':
      return [m['web.board.questing']({ quest }), m['web.board.questing-count']({ count: open.cardsIn, size })]
    case 'quest_results':
      return [open.quests.at(-1)?.success ? m['web.board.won']({ quest }) : m['web.board.lost']({ quest })]
    default:
      return []
  }
}

import { verdictOf } from '#telling/thavalon/log'
import { m } from '#texts/messages'
import { courseWords } from '../../quests/board/course-words.ts'
import type { ThavalonTable } from '../table.svelte.ts'

/** The headline of the board, and the lines under it. */
export function boardWords(table: ThavalonTable): readonly string[] {
  const { open } = table
  const name = open.leader === null ? '' : table.name(open.leader)
  switch (open.phase) {
    case 'team_building':
      return table.isForced ? [...courseWords(table).slice(0, 2), m['web.thavalon.board.forced']()] : courseWords(table)
    case 'team_finalised':
      return [m['web.thavalon.board.finalised']({ name }), m['web.thavalon.board.finalised-what']({ name })]
    case 'team_voting':
      return open.rival ? choice(table, open.rival.leader, name) : courseWords(table)
    case 'quest_results':
      return open.quests.at(-1)?.overturned
        ? [m['web.thavalon.board.after-all']({ quest: open.quest }), table.justDeclared]
        : courseWords(table)
    case 'agravaine_window':
      return [m['web.thavalon.board.window'](), m['web.thavalon.board.window-why']()]
    case 'assassination':
      return [m['web.board.assassination'](), m['web.thavalon.board.assassination-why']()]
    case 'finished':
      return open.outcome ? verdictOf(open.outcome.reason) : []
    default:
      return courseWords(table)
  }
}

function choice(table: ThavalonTable, first: number, second: string): string[] {
  const { voted, seats } = table.open
  return [
    m['web.thavalon.board.which'](),
    m['web.thavalon.board.which-by']({ first: table.name(first), second }),
    m['web.board.vote-count']({ count: voted.length, all: seats.length }),
  ]
}

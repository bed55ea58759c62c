import { verdictOf } from '#telling/avalon/log'
import { m } from '#texts/messages'
import { courseWords } from '../../quests/board/course-words.ts'
import { rightGuesses } from '../end-lines.ts'
import type { AvalonTable } from '../table.svelte.ts'

/** The headline of the board, and the lines under it. */
export function boardWords(table: AvalonTable): readonly string[] {
  const { phase, lady, outcome } = table.open
  switch (phase) {
    case 'lady_of_the_lake':
      return [m['web.board.lady']({ name: lady ? table.name(lady.holder) : '' }), m['web.board.lady-what']()]
    case 'assassination':
      return [m['web.board.assassination'](), m['web.board.assassination-why']()]
    case 'finished':
      return outcome ? verdictOf(outcome.reason) : []
    default:
      return courseWords(table)
  }
}

/** How it ended, in sentences. */
export function boardEnding(table: AvalonTable): string[] {
  const { struck, outcome } = table.open
  if (!outcome) return []
  const merlin = table.ring.find((seat) => outcome.roles[seat] === 'merlin')
  return [
    struck && m['web.board.named']({ by: table.name(struck.by), target: table.name(struck.target) }),
    merlin && m['web.board.merlin']({ name: table.name(merlin) }),
    merlin && outcome.guesses.length > 0 && m['web.board.guessed'](rightGuesses(outcome.guesses, merlin)),
  ].filter((line) => typeof line === 'string')
}

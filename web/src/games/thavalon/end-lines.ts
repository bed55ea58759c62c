import type { Outcome } from '#games/thavalon'
import { struckLine } from '#telling/thavalon/log'
import { m } from '#texts/messages'
import type { ThavalonTable } from './table.svelte.ts'

const hunted: readonly string[] = ['merlin', 'nimue', 'tristan', 'iseult']

/** What the end opens besides the roles. Never who played which card. */
export function endLines(table: ThavalonTable, { roles, dagger, guesses }: Outcome): string[] {
  const right = guesses.filter(({ target }) => hunted.includes(roles[target] ?? ''))
  return [
    table.open.struck
      ? struckLine(table.open.struck, table)
      : m['web.thavalon.end.assassin']({ name: table.name(dagger) }),
    guesses.length > 0 && m['web.thavalon.end.right']({ count: right.length, all: guesses.length }),
  ].filter((line) => typeof line === 'string')
}

import type { Outcome } from '#games/avalon'
import { m } from '#texts/messages'
import type { AvalonTable } from './table.svelte.ts'

/** What the end opens besides the roles. The ring stays closed, and so does who played which card. */
export function endLines(table: AvalonTable, { roles, dagger, decoy, mixed, guesses }: Outcome): string[] {
  const merlin = table.ring.find((seat) => roles[seat] === 'merlin')
  const { struck } = table.open
  return [
    struck && m['web.avalon.end.named']({ by: table.name(struck.by), target: table.name(struck.target) }),
    merlin && m['web.avalon.end.merlin']({ name: table.name(merlin) }),
    merlin && guesses.length > 0 && m['web.avalon.end.right'](rightGuesses(guesses, merlin)),
    dagger && roles[dagger] !== 'assassin' && m['web.avalon.end.dagger']({ name: table.name(dagger) }),
    decoy && m['web.avalon.end.decoy']({ name: table.name(decoy) }),
    mixed.length > 0 && m['web.avalon.end.mixed']({ names: table.names(mixed) }),
  ].filter((line) => typeof line === 'string')
}

/** How many found Merlin, of those who could: Merlin cannot guess Merlin. */
export function rightGuesses(guesses: Outcome['guesses'], merlin: number): { count: number; all: number } {
  const others = guesses.filter(({ by }) => by !== merlin)
  return { count: others.filter(({ target }) => target === merlin).length, all: others.length }
}

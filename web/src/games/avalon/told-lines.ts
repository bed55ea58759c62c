import { learnsNothing, type Told } from '#games/avalon'
import { say } from './say.ts'

/** A sentence of the role card with its names set apart, so that they can stand in a list. */
export interface ToldGroup {
  readonly before: string
  readonly names: readonly string[]
  readonly after: string
}

const gap = '\u2042'

function group(code: string, seats: readonly number[] | undefined, nameOf: (seat: number) => string): ToldGroup[] {
  if (!seats) return []
  const [before = '', after = ''] = say(code, { names: gap }).split(gap)
  const names = seats.map(nameOf)
  // "Ana is Evil" is one line, not a heading with a list.
  if (before === '') return [{ before: '', names: names.map((name) => name + after), after: '' }]
  return [{ before: before.trim(), names, after: after.replace(/^[.\s]+/u, '') }]
}

function evilCode({ side, notices }: Told): string {
  if (notices.includes('ring')) return 'tell.ring-name'
  return side === 'evil' ? 'tell.mates' : 'tell.evil'
}

/** Who is named on a role card, in the order in which the card was drawn. */
export function toldGroups(told: Told, nameOf: (seat: number) => string): ToldGroup[] {
  const { evil, wizards, certain, mixed } = told.names
  return [
    ...group(evilCode(told), evil, nameOf),
    ...group(wizards?.length === 1 ? 'tell.wizard' : 'tell.wizards', wizards, nameOf),
    ...group('tell.certain', certain, nameOf),
    ...group('tell.mixed', mixed, nameOf),
  ]
}

/** What a card says that names nobody: a role that learns nothing, or one for whom there was nobody to see. */
export function toldNothing({ role, names }: Told): string | null {
  if (Object.keys(names).length > 0) return null
  return say(learnsNothing(role) ? 'tell.nothing' : 'tell.nobody')
}

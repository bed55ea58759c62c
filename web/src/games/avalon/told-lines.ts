import { type Hand, learnsNothing, type Told } from '#games/avalon'
import { type ToldGroup, toldGroup } from '../quests/told-group.ts'
import { say } from './say.ts'

function evilCode({ side, notices }: Told): string {
  if (notices.includes('ring')) return 'tell.ring-name'
  return side === 'evil' ? 'tell.mates' : 'tell.evil'
}

/** Who is named on a role card, in the order in which the card was drawn. */
export function toldGroups(told: Told, nameOf: (seat: number) => string): ToldGroup[] {
  const { evil, wizards, certain, mixed } = told.names
  const group = (code: string, seats: readonly number[] | undefined) =>
    toldGroup((names) => say(code, { names }), seats?.map(nameOf))
  return [
    ...group(evilCode(told), evil),
    ...group(wizards?.length === 1 ? 'tell.wizard' : 'tell.wizards', wizards),
    ...group('tell.certain', certain),
    ...group('tell.mixed', mixed),
  ]
}

/** What a card says that names nobody, until the Lady has named somebody: a role that learns nothing, or one for whom there was nobody to see. */
export function toldNothing({ role, names }: Told, answers: Hand['answers']): string[] {
  if (Object.keys(names).length + answers.length > 0) return []
  return [say(learnsNothing(role) ? 'tell.nothing' : 'tell.nobody')]
}

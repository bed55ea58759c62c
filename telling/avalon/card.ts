import { learnsNothing, type Told } from '#games/avalon'
import { avalonTexts } from '#texts/avalon'
import { wordsOf } from '#texts/words-of'
import { type CardLine, type Names, naming, plain } from '../told.ts'

export const say = wordsOf(avalonTexts)

/** What a role card tells beside the role, in the order in which it was drawn. */
export function cardLines(told: Told, { name }: Pick<Names, 'name'>): CardLine[] {
  const { evil, wizards, certain, mixed } = told.names
  const group = (code: string, seats: readonly number[] | undefined) =>
    seats ? [naming(seats.map(name), (names) => say(code, { names }))] : []
  const known = [
    ...group(evilCode(told), evil),
    ...group(wizards?.length === 1 ? 'tell.wizard' : 'tell.wizards', wizards),
    ...group('tell.certain', certain),
    ...group('tell.mixed', mixed),
  ]
  return [
    ...(known.length > 0 ? known : [plain('nothing', say(learnsNothing(told.role) ? 'tell.nothing' : 'tell.nobody'))]),
    ...told.notices.map((notice) => plain('notice', say(`tell.${notice}`))),
    ...(told.hidden > 0 ? [plain('hidden', say('tell.hidden', { count: told.hidden }))] : []),
    ...(told.dagger ? [plain('dagger', say('tell.dagger'))] : []),
  ]
}

function evilCode({ side, notices }: Told): string {
  if (notices.includes('ring')) return 'tell.ring-name'
  return side === 'evil' ? 'tell.mates' : 'tell.evil'
}

import type { Told } from '#games/mafia'
import { mafiaTexts } from '#texts/mafia'
import { wordsOf } from '#texts/words-of'
import { type CardLine, type Names, naming, plain } from '../told.ts'

export const say = wordsOf(mafiaTexts)

/** What a role card tells beside the role. */
export function cardLines({ role, names: { mafia } }: Told, { name }: Pick<Names, 'name'>): CardLine[] {
  if (!mafia || mafia.length === 0) return [plain('nothing', say(role === 'mafia' ? 'tell.alone' : 'tell.nothing'))]
  const code = role === 'mafia' ? 'tell.mates' : 'tell.mafia'
  return [naming(mafia.map(name), (names) => say(code, { names }))]
}

import { mafiaTexts } from '#texts/mafia'
import { wordsOf } from '../../lib/words.ts'

/** The words for one of Mafia's codes. */
export const say = wordsOf(mafiaTexts)

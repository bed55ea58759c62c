import { mafiaTexts } from '#texts/mafia'
import { wordsOf } from '#texts/words-of'

/** The words for one of Mafia's codes. */
export const say = wordsOf(mafiaTexts)

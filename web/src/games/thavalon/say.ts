import { thavalonTexts } from '#texts/thavalon'
import { wordsOf } from '#texts/words-of'

/** The words for one of THavalon's codes. */
export const say = wordsOf(thavalonTexts)

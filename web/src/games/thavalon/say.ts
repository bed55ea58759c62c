import { thavalonTexts } from '#texts/thavalon'
import { wordsOf } from '../../lib/words.ts'

/** The words for one of THavalon's codes. */
export const say = wordsOf(thavalonTexts)

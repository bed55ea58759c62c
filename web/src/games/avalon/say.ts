import { avalonTexts } from '#texts/avalon'
import { wordsOf } from '#texts/words-of'

/** The words for one of Avalon's codes. */
export const say = wordsOf(avalonTexts)

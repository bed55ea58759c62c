import { avalonTexts } from '#texts/avalon'
import { wordsOf } from '../../lib/words.ts'

/** The words for one of Avalon's codes. */
export const say = wordsOf(avalonTexts)

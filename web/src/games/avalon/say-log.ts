import { avalonLogTexts } from '#texts/avalon-log'
import { wordsOf } from '#texts/words-of'

/** The words for what happens at the table, and for the end. */
export const sayLog = wordsOf(avalonLogTexts)

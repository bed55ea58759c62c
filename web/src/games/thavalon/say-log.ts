import { thavalonLogTexts } from '#texts/thavalon-log'
import { wordsOf } from '#texts/words-of'

/** The words for what happens at the table, and for the end. */
export const sayLog = wordsOf(thavalonLogTexts)

import { thavalonTexts } from '#texts/thavalon'
import { thavalonGuideTexts } from '#texts/thavalon-guide'
import { wordsOf } from '#texts/words-of'

/** The words of "How to play", and the names of the roles. */
export const sayGuide = wordsOf({ ...thavalonTexts, ...thavalonGuideTexts })

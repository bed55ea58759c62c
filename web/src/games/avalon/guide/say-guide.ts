import { avalonTexts } from '#texts/avalon'
import { avalonGuideTexts } from '#texts/avalon-guide'
import { wordsOf } from '#texts/words-of'

/** The words of "How to play", and the names of the roles. */
export const sayGuide = wordsOf({ ...avalonTexts, ...avalonGuideTexts })

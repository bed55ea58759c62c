import { mafiaTexts } from '#texts/mafia'
import { mafiaGuideTexts } from '#texts/mafia-guide'
import { wordsOf } from '#texts/words-of'

/** The words of "How to play", and the names of the roles. */
export const sayGuide = wordsOf({ ...mafiaTexts, ...mafiaGuideTexts })

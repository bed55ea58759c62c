import { avalonTexts, mafiaTexts, thavalonTexts, type Words, wordsOf } from '#texts'

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export type Sentence = Words

function sentencesOf(table: object): Sentence {
  const words = wordsOf(table)
  return (code, params) => words(`problem.${code}` in table ? `problem.${code}` : `refusal.${code}`, params)
}

export const avalonSentence = sentencesOf(avalonTexts)
export const mafiaSentence = sentencesOf(mafiaTexts)
export const thavalonSentence = sentencesOf(thavalonTexts)

import { type Words, wordsOf } from '#texts'

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export type Sentence = Words

export function sentencesOf(table: object): Sentence {
  const words = wordsOf(table)
  return (code, params) => words(`problem.${code}` in table ? `problem.${code}` : `refusal.${code}`, params)
}

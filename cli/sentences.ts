import { type Words, wordsOf } from '#texts'

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export type Sentence = Words

export function sentencesOf(...tables: readonly object[]): Sentence {
  const words = wordsOf(...tables)
  return (code, params) =>
    words(tables.some((table) => `problem.${code}` in table) ? `problem.${code}` : `refusal.${code}`, params)
}

import { avalonTexts, mafiaTexts, thavalonTexts } from '#texts'

type Params = Readonly<Record<string, unknown>>
type Message = (params: Params) => string

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export type Sentence = (code: string, params?: Params) => string

/** The text for a code of a game. */
export type Words = (code: string, params?: Params) => string

export function wordsOf(table: object): Words {
  const texts = table as Readonly<Record<string, Message>>
  return (code, params = {}) => {
    const message = texts[code]
    if (!message) throw new Error(`no text for ${code}`)
    return message(params)
  }
}

function sentencesOf(table: object): Sentence {
  const words = wordsOf(table)
  return (code, params) => words(`problem.${code}` in table ? `problem.${code}` : `refusal.${code}`, params)
}

export const avalonSentence = sentencesOf(avalonTexts)
export const mafiaSentence = sentencesOf(mafiaTexts)
export const thavalonSentence = sentencesOf(thavalonTexts)

import { avalonTexts, mafiaTexts, thavalonTexts } from '#texts'

type Params = Readonly<Record<string, unknown>>
type Message = (params: Params) => string

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export type Sentence = (code: string, params?: Params) => string

function sentencesOf(table: object): Sentence {
  const texts = table as Readonly<Record<string, Message>>
  return (code, params = {}) => {
    const message = texts[`problem.${code}`] ?? texts[`refusal.${code}`]
    if (!message) throw new Error(`no sentence for ${code}`)
    return message(params)
  }
}

export const avalonSentence = sentencesOf(avalonTexts)
export const mafiaSentence = sentencesOf(mafiaTexts)
export const thavalonSentence = sentencesOf(thavalonTexts)

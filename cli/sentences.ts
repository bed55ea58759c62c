import { avalonTexts } from '#texts'

type Params = Readonly<Record<string, unknown>>
type Message = (params: Params) => string

/** The sentence for a refusal, or for a problem of the configuration that became one. */
export function avalonSentence(code: string, params: Params = {}): string {
  const texts = avalonTexts as unknown as Readonly<Record<string, Message>>
  const message = texts[`problem.${code}`] ?? texts[`refusal.${code}`]
  if (!message) throw new Error(`no sentence for ${code}`)
  return message(params)
}

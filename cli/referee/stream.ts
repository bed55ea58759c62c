import { once } from 'node:events'
import { StringDecoder } from 'node:string_decoder'
import { Referee } from './referee.ts'

/** Reads lines as they come and answers them as they come; a slow reader slows the referee down, not its memory. */
export async function referee(input: AsyncIterable<Buffer>, output: NodeJS.WritableStream): Promise<number> {
  const judge = new Referee()
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() as string
    await write(output, answers(judge, lines))
  }
  rest += decoder.end()
  await write(output, answers(judge, rest === '' ? [] : [rest]))
  return judge.failed ? 1 : 0
}

function answers(judge: Referee, lines: readonly string[]): string {
  return lines.map((line) => `${JSON.stringify(judge.answer(line))}\n`).join('')
}

async function write(output: NodeJS.WritableStream, text: string): Promise<void> {
  if (text !== '' && !output.write(text)) await once(output, 'drain')
}

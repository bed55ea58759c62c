import { type NameProblem, readName, sameName } from '#lobby'
import { dealerTexts, roomTexts } from '#texts'
import { Names } from '../names.ts'
import type { Refusal } from '../referee/refereed.ts'

/** The players by the rules that a room has for names, or which of them cannot be and why. */
export function readNames(given: readonly string[]): Names | Refusal {
  const names: string[] = []
  for (const text of given) {
    const read = readName(text)
    if ('problem' in read) return refused(text, read.problem)
    if (names.some((name) => sameName(name, read.name))) return refused(text, 'name-taken')
    names.push(read.name)
  }
  return new Names(names)
}

function refused(name: string, code: NameProblem | 'name-taken'): Refusal {
  const why = roomTexts[`refusal.${code}`]()
  return { refused: code, why: dealerTexts['bad-name']({ name: shown(name), why }) }
}

/** A terminal obeys control characters, so they are spelled out. */
function shown(name: string): string {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${(one.codePointAt(0) as number).toString(16)}}`)
  return `“${plain}”`
}

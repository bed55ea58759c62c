import { readdirSync, readFileSync } from 'node:fs'

const folder = 'docs/rules'

/** An id: capitals, with digits, dots and dashes after them, such as FR-321, AC4.5 or RING-SC-004. */
const id = /^[A-Z]{2,}[A-Z0-9]*(?:[-.]?[A-Z0-9]+)*$/

/** The rules that are written down: each is a list item that opens with its id in bold. */
function writtenIds(): Set<string> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const text = pages.map((page) => readFileSync(`${folder}/${page}`, 'utf8')).join('\n')
  return new Set([...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].map((match) => match[1] as string))
}

/** The ids with which a test's title begins. `AV-LESSONS L6` cites the lesson by its own number. */
function citedIds(title: string): string[] {
  const words = title.split(' ')
  const end = words.findIndex((word) => !(id.test(word) || /^L\d+$/.test(word)))
  const ids = words.slice(0, end < 0 ? words.length : end)
  return ids.map((one) => (/^L\d+$/.test(one) ? `AV-LESSONS ${one}` : one)).filter((one) => one !== 'AV-LESSONS')
}

/** A sentence for each rule that no test cites, each id that no page has, and each title without an id. */
export function uncitedAndUnknown(titles: readonly string[]): string[] {
  const written = writtenIds()
  const cited = new Set(titles.flatMap(citedIds))
  return [
    ...[...written].filter((rule) => !cited.has(rule)).map((rule) => `no test cites ${rule} of ${folder}`),
    ...[...cited].filter((rule) => !written.has(rule)).map((rule) => `a test cites ${rule}, which is not in ${folder}`),
    ...titles.filter((title) => citedIds(title).length === 0).map((title) => `a test cites no rule: ${title}`),
  ]
}

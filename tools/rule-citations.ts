import { readdirSync, readFileSync } from 'node:fs'

const folder = 'docs/rules'

/** A title that cites more does not say what it shows. */
const mostIds = 3

/** An id: capitals, with digits, dots and dashes after them, such as FR-321, AC4.5 or RING-SC-004. */
const id = /^[A-Z]{2,}[A-Z0-9]*(?:[-.]?[A-Z0-9]+)*$/

/** What passed, by title: tests, and the steps of those that have steps. */
export interface Shown {
  readonly tests: readonly string[]
  readonly steps: readonly string[]
}

/** The rules that are written down: each is a list item that opens with its id in bold. */
function writtenIds(): Set<string> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const text = pages.map((page) => readFileSync(`${folder}/${page}`, 'utf8')).join('\n')
  return new Set([...text.matchAll(/^- \*\*([^*]+)\*\*/gm)].map((match) => match[1] as string))
}

/** The ids with which a title begins. `AV-LESSONS L6` cites the lesson by its own number. */
function citedIds(title: string): string[] {
  const words = title.split(' ')
  const end = words.findIndex((word) => !(id.test(word) || /^L\d+$/.test(word)))
  const ids = words.slice(0, end < 0 ? words.length : end)
  return ids.map((one) => (/^L\d+$/.test(one) ? `AV-LESSONS ${one}` : one)).filter((one) => one !== 'AV-LESSONS')
}

/** A sentence for each test without an id, each title with too many, and each id that no page has. */
export function wrongCitations({ tests, steps }: Shown): string[] {
  const written = writtenIds()
  const titles = [...tests, ...steps]
  const cited = new Set(titles.flatMap(citedIds))
  return [
    ...tests.filter((title) => citedIds(title).length === 0).map((title) => `a test cites no rule: ${title}`),
    ...titles.filter((one) => citedIds(one).length > mostIds).map((one) => `more than ${mostIds} rules: ${one}`),
    ...[...cited].filter((rule) => !written.has(rule)).map((rule) => `a test cites ${rule}, which is not in ${folder}`),
  ]
}

/** A sentence for each rule that nothing cites. */
export function uncitedRules({ tests, steps }: Shown): string[] {
  const cited = new Set([...tests, ...steps].flatMap(citedIds))
  return [...writtenIds()].filter((rule) => !cited.has(rule)).map((rule) => `no test cites ${rule} of ${folder}`)
}

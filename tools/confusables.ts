import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes room/confusables.ts: `node tools/confusables.ts confusables.txt`, where the file is Unicode's own. Unicode has it
 * under Public/security; each source archive of ICU has one too, in source/data/unidata: ICU 76.1 that of Unicode 16.0.0,
 * which Debian keeps as icu_76.1.orig.tar.gz.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which confusables.txt?')
const lines = readFileSync(file, 'utf8').split('\n')
const version = lines.map((line) => /^# Version: ([\d.]+)/.exec(line)?.[1]).find((found) => found !== undefined)
if (version === undefined) throw new Error('this file does not say which version it is')

const textOf = (points: string) => String.fromCodePoint(...points.split(' ').map((point) => Number.parseInt(point, 16)))
const hex = (text: string) => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(' ')
/** A skeleton is made of a text that is decomposed and has no ignorable characters: what is neither is never looked up. */
const isMet = (source: string) =>
  source.normalize('NFD') === source && !/\p{Default_Ignorable_Code_Point}/u.test(source)

const pairs = lines
  .map((line) => line.replace(/#.*/, '').split(';'))
  .filter((columns) => columns.length === 3)
  .map(([source = '', target = '']) => [textOf(source.trim()), textOf(target.trim())] as const)
  .filter(([source]) => isMet(source))
const rows = [...Map.groupBy(pairs, ([, target]) => target)].map(
  ([target, sources]) => `${hex(target)}=${sources.map(([source]) => hex(source)).join(' ')}`,
)

writeFileSync(
  new URL('../room/confusables.ts', import.meta.url),
  `/**
 * What looks like what, written by tools/confusables.ts from Unicode's confusables.txt ${version}, © Unicode, Inc., under the
 * Unicode License (unicode.org/license.txt). A row has a text as code points, and after "=" each character that looks like it.
 */
export const confusables = \`
${rows.join('\n')}
\`
`,
)

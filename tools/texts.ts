// Writes texts/tables/: which sentence belongs to which code, from the keys of the messages. Part of `npm ci`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A game of quests says what they all say, but for what it says itself. */
const family: Readonly<Record<string, string>> = { avalon: 'quests', thavalon: 'quests' }

/** What only some screens need lies in a table of its own, so that no chunk carries what it never says. */
const shelves: Readonly<Record<string, string>> = {
  ...{ count: 'log', phase: 'log', reason: 'log', event: 'log', list: 'log', demo: 'log' },
  ...{ guide: 'guide', trait: 'guide', refusal: 'refusal' },
}
const withShelves = ['quests', ...Object.keys(family)]

const file = new URL('../texts/messages/en.json', import.meta.url)
const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
const tables = new Map<string, string[]>()

for (const key of keys) {
  const [owner = '', kind = ''] = key.split('.')
  // What the app alone says it says by the message itself.
  if (owner === 'web' || owner === 'language' || owner.startsWith('$')) continue
  const shelf = shelves[kind]
  const isApart = shelf !== undefined && (shelf === 'guide' || withShelves.includes(owner))
  const name = isApart ? `${owner}-${shelf}` : owner
  tables.set(name, [...(tables.get(name) ?? []), key])
}

const folder = new URL('../texts/tables/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, own] of tables) writeFileSync(new URL(`${name}.ts`, folder), tableOf(name, own))
writeFileSync(new URL('index.ts', folder), [...tables.keys()].map((name) => `export * from './${name}.ts'\n`).join(''))

function tableOf(name: string, own: readonly string[]): string {
  const [owner = '', shelf] = name.split('-')
  const shared =
    family[owner] && tables.has(name.replace(owner, family[owner])) ? name.replace(owner, family[owner]) : null
  const codes = own.map((key) => `  '${key.slice(owner.length + 1)}': m['${key}'],\n`).join('')
  const imports = `import { m } from '../compiled/messages.js'\n${shared ? `import { ${constOf(shared)} } from './${shared}.ts'\n` : ''}`
  const spread = shared ? `  ...${constOf(shared)},\n` : ''
  return `${imports}\nexport const ${constOf(`${owner}${shelf ? `-${shelf}` : ''}`)} = {\n${spread}${codes}} as const\n`
}

function constOf(name: string): string {
  return `${name.replace(/-./, (letter) => (letter[1] as string).toUpperCase())}Texts`
}

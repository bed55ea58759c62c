import { readFileSync } from 'node:fs'

/** A table of a page: what its first column is called, and the heading above it. */
interface Table {
  readonly about: string
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What one line of a table says of the thing that it names. */
export interface Line {
  readonly name: string
  readonly heading: string
  cell(column: string): string
}

/** The protocol's pages as a program reads them: their tables, without links. */
export class Pages {
  readonly #tables: readonly Table[]

  constructor(...names: readonly string[]) {
    this.#tables = names.flatMap((name) => tablesOf(readFileSync(`docs/${name}.md`, 'utf8')))
  }

  /** The page of a game, and those whose types its tables use. */
  static namesFor(game: string): string[] {
    const tables = readFileSync(`docs/protocol/${game}.md`, 'utf8').match(/^\|.*$/gm) ?? []
    const linked = tables.flatMap((row) => [...row.matchAll(/\]\((\w+)\.md#/g)].map((match) => match[1] as string))
    return [...new Set([...linked, game])]
  }

  /** All lines about one kind of thing, such as commands. */
  about(kind: string): Line[] {
    return this.#tables.filter(({ about }) => about === kind).flatMap(linesOf)
  }

  names(kind: string): string[] {
    return this.about(kind).map(({ name }) => name)
  }
}

function linesOf({ columns, heading, rows }: Table): Line[] {
  return rows.map((row) => ({
    name: (row[0] ?? '').replaceAll('`', ''),
    heading,
    cell: (column) => row[columns.indexOf(column)] ?? '',
  }))
}

function tablesOf(page: string): Table[] {
  const tables: { about: string; heading: string; columns: string[]; rows: string[][] }[] = []
  let heading = ''
  let isInTable = false
  for (const line of page.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : null
    const trimmed = cells?.map((cell) => cell.trim()) ?? []
    if (cells === null) isInTable = false
    else if (!isInTable) tables.push({ about: trimmed[0] ?? '', heading, columns: trimmed, rows: [] })
    else if (!line.startsWith('|--')) tables.at(-1)?.rows.push(trimmed)
    isInTable = cells !== null
  }
  return tables
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { runDeal } from '../run.ts'

export const parlour = mkdtempSync(join(tmpdir(), 'dealer-'))
afterAll(() => rmSync(parlour, { recursive: true, force: true }))

export const five = ['Alice', 'Bob', 'Charlie', 'Dave', 'Eve']
export const ten = [...five, 'Finn', 'Gwen', 'Hugo', 'Ines', 'Jack']

interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command, run in this process. */
export function deal(...args: string[]): Said {
  const lines: Record<'log' | 'error', string[]> = { log: [], error: [] }
  const spies = (['log', 'error'] as const).map((name) => {
    return vi.spyOn(console, name).mockImplementation((line) => void lines[name].push(`${line}\n`))
  })
  try {
    return { code: runDeal(args), out: lines.log.join(''), err: lines.error.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** The files of a folder with their texts, without the blanks at their end. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trimEnd()]))
}

let folders = 0

/** A deal into a folder that was not there. */
export function dealt(...args: string[]): Said & { readonly folder: string; readonly files: Record<string, string> } {
  const folder = join(parlour, `deal-${++folders}`)
  const [game, ...rest] = args as [string, ...string[]]
  const said = deal(game, '--out', folder, ...rest)
  return { ...said, folder, files: said.code === 0 ? filesIn(folder) : {} }
}

interface Sight {
  readonly name: string
  readonly role: string
  readonly side: string
  readonly names: Readonly<Record<string, string[] | Record<string, string>>>
  readonly roles: readonly string[]
  readonly partner: string | null
  readonly dagger: boolean
  readonly notices: readonly string[]
}

/** The same deal as it is printed. */
export function printed(
  game: string,
  ...args: string[]
): {
  readonly game: string
  readonly first: string | null
  readonly lady: string | null
  readonly players: readonly Sight[]
} {
  return JSON.parse(deal(game, '--json', ...args).out)
}

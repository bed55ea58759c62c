import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'
import { writeFolder } from './folder.ts'
import { deal, dealt, filesIn, five, parlour, printed } from './test/parlour.ts'

const kept = ['start', 'DoNotOpen']

test('TH-CLI-5 a name is the name of its file where that can be', () => {
  const plain = ['Alice', 'Zoë', '王小明', 'Ann-Marie', 'x y', 'O’Hara', '👩‍🚀', 'a.b', 'CONNIE']
  expect(fileNames(plain, kept)).toEqual(plain)
})

test('TH-CLI-5 start, DoNotOpen and names that mean something to a path or a shell have another', () => {
  const names: Readonly<Record<string, string>> = {
    ...{ start: 'start 2', START: 'START 3', donotopen: 'donotopen 2', 'a/b': 'a-b', '../x': '_.-x', '..': '__' },
    ...{ '.': '_', '-rf': '_rf', '~': '_ 2', '.ssh': '_ssh', 'C:\\x': 'C--x', 'what?': 'what-', 'end.': 'end_' },
    ...{ CON: '_CON', 'nul.txt': '_nul.txt', com1: '_com1', 'LPT²': '_LPT²', '.roundtable-deal': '_roundtable-deal' },
  }
  expect(fileNames(Object.keys(names), kept)).toEqual(Object.values(names))
})

test('TH-CLI-5 nobody has a file that is called like another player', () => {
  expect(fileNames(['start', 'start 2', 'a/b', 'a-b'], kept)).toEqual(['start 3', 'start 2', 'a-b 2', 'a-b'])
  expect(fileNames(['straße', 'STRASSE', 'ﬁn', 'FIN', 'ſam', 'Sam'], kept)).toEqual([
    ...['straße', 'STRASSE 2', 'ﬁn', 'FIN 2', 'ſam', 'Sam 2'],
  ])
})

test('TH-CLI-5 every name that a room takes has a file of its own in the folder, with that player’s card', () => {
  const names = ['start', 'DoNotOpen', 'A/B', '..', '../../up', '👩‍🚀 Zoë', 'a'.repeat(20), 'C:\\con', '“x y”', '-rf']
  const { code, out, folder, files } = dealt('thavalon', '--seed', 'x', '--', ...names)
  const { players } = printed('thavalon', '--seed', 'x', '--', ...names)
  expect(code).toBe(0)
  expect(Object.keys(files)).toHaveLength(12)
  for (const { name } of players) {
    const file = out
      .split('\n')
      .find((line) => line.startsWith(`  ${name}: `))
      ?.slice(`  ${name}: ${folder}/`.length)
    expect(files[file as string]?.startsWith(`${name}, you are `), name).toBe(true)
  }
  expect(new Set(Object.keys(files).map((name) => name.toLowerCase())).size).toBe(12)
  expect(readdirSync(parlour).filter((name) => !name.startsWith('deal-'))).toEqual([])
})

test('TH-CLI-5 a name that a room refuses is refused, and shown without its controls', () => {
  const wrong: [name: string, sentence: string][] = [
    ['alice', '“alice”: Somebody at this table already has that name.\n'],
    ['Alice ', '“Alice ”: Somebody at this table already has that name.\n'],
    ['Ａlice', '“Ａlice”: Somebody at this table already has that name.\n'],
    ['', '“”: Please type a name.\n'],
    [' \t', '“ \\u{9}”: Please type a name.\n'],
    ['a\nb', '“a\\u{a}b”: This name has a character that cannot be shown.\n'],
    ['\u001b[2J', '“\\u{1b}[2J”: This name has a character that cannot be shown.\n'],
    ['a\u0000b', '“a\\u{0}b”: This name has a character that cannot be shown.\n'],
    ['\u202Eeve', '“\\u{202e}eve”: This name has a character that cannot be shown.\n'],
    ['x'.repeat(21), `“${'x'.repeat(21)}”: A name has at most 20 characters.\n`],
  ]
  for (const [name, err] of wrong) {
    const said = dealt('thavalon', ...five, name)
    expect(said, JSON.stringify(name)).toMatchObject({ code: 1, out: '', err })
    expect(existsSync(said.folder)).toBe(false)
  }
})

test('TH-CLI-6 TH-CLI-7 the folder and its files are for their owner, and all cards are of one length', () => {
  const { folder } = dealt('thavalon', ...five)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600)
  const sizes = [...five, 'DoNotOpen'].map((file) => statSync(join(folder, file)).size)
  expect(new Set(sizes)).toEqual(new Set([512]))
})

test('TH-CLI-6 an earlier deal is replaced whole, also one of another game', () => {
  const { folder } = dealt('thavalon', ...five)
  chmodSync(folder, 0o500)
  const six = ['Uma', 'Vic', 'Wim', 'Xia', 'Yan', 'Zoe']
  expect(deal('mafia', ...six, '--out', folder)).toMatchObject({ code: 0, err: '' })
  expect(Object.keys(filesIn(folder)).sort()).toEqual(['DoNotOpen', ...six])
  expect(readdirSync(parlour).filter((name) => name.startsWith('.'))).toEqual([])
})

test('TH-CLI-6 a folder that is not the dealer’s, or that holds anything else, is left alone', () => {
  const spoils: Readonly<Record<string, (folder: string) => void>> = {
    'a note': (folder) => writeFileSync(join(folder, 'note'), 'mine'),
    'a folder': (folder) => mkdirSync(join(folder, 'photos')),
    'no manifest': (folder) => unlinkSync(join(folder, '.roundtable-deal')),
    'another manifest': (folder) => writeFileSync(join(folder, '.roundtable-deal'), '{"files":[]}'),
    'a broken manifest': (folder) => writeFileSync(join(folder, '.roundtable-deal'), '{"files"'),
    'a link for a card': (folder) => {
      unlinkSync(join(folder, 'Bob'))
      symlinkSync('/etc/hosts', join(folder, 'Bob'))
    },
  }
  for (const [what, spoil] of Object.entries(spoils)) {
    const { folder } = dealt('thavalon', ...five)
    spoil(folder)
    const before = readdirSync(folder)
    const said = deal('thavalon', ...five, '--out', folder)
    expect(said, what).toMatchObject({ code: 1, out: '' })
    expect(said.err).toBe(`${folder} is there already and is not an earlier deal, so nothing was written.\n`)
    expect(readdirSync(folder), what).toEqual(before)
  }
})

test('TH-CLI-6 an empty folder, a file and a link are not the dealer’s either', () => {
  const { folder } = dealt('thavalon', ...five)
  const [empty, file, link] = ['empty', 'file', 'link'].map((name) => join(parlour, `deal-${name}`)) as [
    string,
    string,
    string,
  ]
  mkdirSync(empty)
  writeFileSync(file, 'mine')
  symlinkSync(folder, link)
  for (const out of [empty, file, link, '/', '.']) {
    expect(deal('thavalon', ...five, '--out', out), out).toMatchObject({ code: 1, out: '' })
  }
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect(readdirSync(empty)).toEqual([])
})

test('TH-CLI-6 a pipe that is called like the dealer’s own list is refused, not waited for', () => {
  const folder = join(parlour, 'deal-pipe')
  mkdirSync(folder)
  expect(spawnSync('mkfifo', [join(folder, '.roundtable-deal')]).status).toBe(0)
  expect(deal('thavalon', ...five, '--out', folder)).toMatchObject({ code: 1, out: '' })
})

test('TH-CLI-6 where nothing can be written one sentence says so, and nothing half-written is left', () => {
  const [missing, behindFile] = [join(parlour, 'deal-no', 'game'), join(parlour, 'deal-plain', 'game')]
  writeFileSync(join(parlour, 'deal-plain'), '')
  for (const out of [missing, behindFile]) {
    expect(deal('thavalon', ...five, '--out', out)).toEqual({ code: 1, out: '', err: `${out} cannot be written.\n` })
  }
  const locked = join(parlour, 'deal-locked')
  mkdirSync(locked, { mode: 0o500 })
  if (process.getuid?.() !== 0) {
    expect(deal('thavalon', ...five, '--out', join(locked, 'game'))).toMatchObject({ code: 1, out: '' })
  }
  const half = join(parlour, 'deal-half')
  expect(
    writeFolder(half, [
      { file: 'one', text: '' },
      { file: 'two/three', text: '' },
    ]),
  ).toBe('unwritable')
  expect(existsSync(half)).toBe(false)
  expect(readdirSync(parlour).filter((name) => name.startsWith('.'))).toEqual([])
})

test('TH-CLI-1 TH-CLI-9 the dealer runs from the command line, into the folder game, and the help lists it', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: parlour, encoding: 'utf8' })
    return { code: status, out: stdout, err: stderr }
  }
  expect(run('deal', 'thavalon', ...five)).toMatchObject({ code: 0, err: '' })
  expect(Object.keys(filesIn(join(parlour, 'game'))).sort()).toEqual([...five, 'DoNotOpen', 'start'].sort())
  expect(run('deal', 'thavalon', 'Alice')).toMatchObject({ code: 1, out: '' })
  expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('deal GAME'), err: '' })
})

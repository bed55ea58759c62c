import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Referee } from './referee.ts'
import { ownGames } from './test/own-games.ts'
import { scriptOf } from './test/recorded.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'referee-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], input = '') {
  const options = { input, encoding: 'utf8', maxBuffer: 1e8 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'referee', ...args], options)
  return { code: status, out: stdout, err: stderr }
}

/** A file and standard input are read in the same way. */
function runBothWays(text: string) {
  const file = join(folder, 'script.jsonl')
  writeFileSync(file, text)
  const fromFile = run([file])
  expect(run([], text)).toEqual(fromFile)
  return fromFile
}

/** What the referee must answer to these lines. */
function expected(lines: readonly string[]): string {
  const referee = new Referee()
  return lines.map((line) => `${JSON.stringify(referee.answer(line))}\n`).join('')
}

/** Whole games, each with a refusal at its end. */
const game = Object.values(ownGames)
  .map(scriptOf)
  .flatMap(({ start, commands }) => [{ ...start, seed: 'x' }, { sees: 'P0' }, ...commands, ...commands.slice(-1)])
  .map((line) => JSON.stringify(line))

test('RF-1 the referee answers each line with one line, and a refusal is no error', () => {
  expect(runBothWays(`${game.join('\n')}\n`)).toEqual({ code: 0, out: expected(game), err: '' })
})

test('RF-1 the referee goes on after an error, numbers it, and ends with exit code 1', () => {
  const [start, sees] = game as [string, string]
  const faulty = [start, '', 'oops', sees, '{"sees":"P0","status":true}', '{"status":true}']
  const answered = runBothWays(`${faulty.join('\n')}\n`)
  expect(answered).toEqual({ code: 1, out: expected(faulty), err: '' })
  expect(answered.out.match(/"line":\d+/g)).toEqual(['"line":2', '"line":3', '"line":5'])
})

test('RF-1 nothing in is nothing out, but a blank line is a line', () => {
  expect(runBothWays('')).toEqual({ code: 0, out: '', err: '' })
  expect(runBothWays('\n')).toEqual({ code: 1, out: expected(['']), err: '' })
})

test('RF-1 lines may end as in Windows, and the last one without an end', () => {
  expect(runBothWays(game.join('\r\n'))).toEqual({ code: 0, out: expected(game), err: '' })
  expect(runBothWays('oops\r\n\r\noops')).toEqual({ code: 1, out: expected(['oops', '', 'oops']), err: '' })
})

test('RF-1 a script larger than one read comes through whole, with every letter that is cut between two', () => {
  const many = Array.from({ length: 4_000 }, (_, at) => {
    const players = ['🧙‍♂️', 'Zoë', '王', 'مريم', 'Ann'].map((name) => name.repeat(1 + (at % 7)))
    return [{ game: 'avalon', players, seed: `${at}` }, { sees: players[0] }].map((line) => JSON.stringify(line))
  }).flat()
  expect(runBothWays(many.join('\n'))).toEqual({ code: 0, out: expected(many), err: '' })
})

test('RF-1 a file that is missing or a folder is named in one sentence, and two files are too many', () => {
  for (const file of [join(folder, 'missing.jsonl'), folder]) {
    expect(run([file], game[0])).toEqual({ code: 2, out: '', err: `${file} cannot be read.\n` })
  }
  expect(run(['a.jsonl', 'b.jsonl'])).toEqual({ code: 2, out: '', err: expect.stringContaining('Usage') })
})

test('RF-1 each answer comes before the next line is sent', async () => {
  const child = spawn(process.execPath, [main, 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const ended = new Promise((resolve) => child.on('close', resolve))
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const wanted = expected(game).split('\n')
  for (const [at, line] of game.entries()) {
    // Some lines come in two pieces, and nothing is answered before the second.
    const cut = at % 3 === 0 ? Math.floor(line.length / 2) : 0
    child.stdin.write(line.slice(0, cut))
    if (at % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    child.stdin.write(`${line.slice(cut)}\n`)
    expect((await answers.next()).value).toBe(wanted[at])
  }
  child.stdin.end()
  expect(await ended).toBe(0)
  expect((await answers.next()).done).toBe(true)
})

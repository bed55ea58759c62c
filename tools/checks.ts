// How npm test and npm run check run what they check, and count it.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const count = { passed: 0, failed: 0 }
const env = { ...process.env, FORCE_COLOR: '0' }
const titleOf = (name: string, command: string, args: readonly string[]) => `\n— ${name}: ${command} ${args.join(' ')}`

export function check(name: string, passed: boolean): void {
  count[passed ? 'passed' : 'failed']++
  if (!passed) console.log(`FAILED: ${name}`)
}

/** One more check, which passes where there is nothing to say. */
export function checkNone(name: string, complaints: readonly string[]): void {
  for (const complaint of complaints) console.log(complaint)
  check(name, complaints.length === 0)
}

/** The last line, and the exit code. */
export function sumUp(): void {
  process.exitCode = count.failed === 0 ? 0 : 1
  console.log(`\n${count.passed} passed, ${count.failed} failed`)
}

/** Runs a command that reports its tests to a file: they count one by one. Returns what `read` makes of the report. */
export function runReported<T>(
  name: string,
  report: string,
  read: (report: string) => T,
  ...command: string[]
): T | null {
  const [program, ...args] = command as [string, ...string[]]
  mkdirSync('.build', { recursive: true })
  rmSync(report, { force: true })
  console.log(titleOf(name, program, args))
  const ran = spawnSync(program, args, { stdio: 'inherit', env }).status === 0
  const failedBefore = count.failed
  const result = existsSync(report) ? read(readFileSync(report, 'utf8')) : null
  // It may also fail without a failing test: where it could not begin, or the coverage is below its threshold.
  check(name, ran || count.failed > failedBefore)
  return result
}

type Step = readonly [name: string, command: string, ...args: string[]]

/** Runs commands one after the other. Each speaks when it is done, for another lane may run at the same time. */
export async function lane(...steps: readonly Step[]): Promise<void> {
  for (const [name, command, ...args] of steps) {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    const ended = new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
    const said = await Promise.all([text(child.stdout), text(child.stderr)])
    const passed = await ended
    console.log(titleOf(name, command, args))
    process.stdout.write(said.join(''))
    check(name, passed)
  }
}

// The build also writes down the types of the app's routes.
export const appBuilds: Step = ['the app builds', 'node', 'tools/build-web.ts']
const folders = 'engine games lobby texts telling protocol room client hosts web cli bench tools e2e'.split(' ')
export const appAndFolders: readonly Step[] = [
  ['types of the app', 'svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings'],
  ['boundaries', 'depcruise', '--output-type', 'err-long', ...folders],
  ['nothing unused', 'knip', '--no-progress'],
  ['no class unused', 'node', 'tools/unused-classes.ts'],
]
export const lintAndTypes: readonly Step[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--build'],
]

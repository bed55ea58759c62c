// npm test: every check of the project, and one last line that counts them all.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { uncitedAndUnknown } from './rule-citations.ts'

const browserReport = '.build/playwright.json'
const folders = 'engine games lobby texts telling protocol room client hosts web cli bench tools e2e'.split(' ')

interface Count {
  passed: number
  failed: number
}

const count: Count = { passed: 0, failed: 0 }

const env = { ...process.env, FORCE_COLOR: '0' }
const titleOf = (name: string, command: string, args: readonly string[]) => `\n— ${name}: ${command} ${args.join(' ')}`

/** Runs a command by itself. */
function run(name: string, command: string, ...args: string[]): boolean {
  console.log(titleOf(name, command, args))
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

function check(name: string, passed: boolean): void {
  count[passed ? 'passed' : 'failed']++
  if (!passed) console.log(`FAILED: ${name}`)
}

type Step = readonly [name: string, command: string, ...args: string[]]

/** Runs commands one after the other. Each speaks when it is done, for another lane may run at the same time. */
async function lane(...steps: readonly Step[]): Promise<void> {
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

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** Counts the tests one by one; a file that could not even be loaded counts as one failure. */
function countTests(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titles = (status: string) => tests.filter((one) => one.status === status).map(({ title }) => title)
  count.passed += titles('passed').length
  count.failed += titles('failed').length
  count.failed += testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  for (const title of [...titles('skipped'), ...titles('pending')]) console.log(`skipped: ${title}`)
  return [...titles('passed'), ...titles('skipped'), ...titles('pending')]
}

interface BrowserSpec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly status: string }[]
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[]
  readonly specs?: readonly BrowserSpec[]
}

function specsOf({ suites = [], specs = [] }: BrowserSuite): BrowserSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A test that did not run is fine for Playwright, but has shown nothing. */
function hasPassed({ ok, tests }: BrowserSpec): boolean {
  return ok && tests.every(({ status }) => status !== 'skipped')
}

/** Runs the tests in the browser, and returns the titles of those that passed. */
function runBrowserTests(): string[] {
  rmSync(browserReport, { force: true })
  const ran = run('browser tests', 'playwright', 'test')
  const failedBefore = count.failed
  const report: BrowserSuite = existsSync(browserReport) ? JSON.parse(readFileSync(browserReport, 'utf8')) : {}
  const specs = specsOf(report)
  for (const spec of specs) check(spec.title, hasPassed(spec))
  // Playwright also fails without a failing test: where it could not begin, or something went wrong between two tests.
  check('browser tests', ran || count.failed > failedBefore)
  return specs.filter(hasPassed).map(({ title }) => title)
}

/** Runs some of the tests that need no browser, and returns their titles. */
function runTests(name: string, ...args: string[]): string[] {
  const report = `.build/${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ran = run(name, 'vitest', 'run', ...args, ...reporters)
  const failedBefore = count.failed
  const titles = existsSync(report) ? countTests(report) : []
  // Vitest also fails without a failing test: where the coverage is below its threshold.
  check(name, ran || count.failed > failedBefore)
  return titles
}

mkdirSync('.build', { recursive: true })
await Promise.all([
  lane(
    // The build also writes down the types of the app's routes.
    ['the app builds', 'node', 'tools/build-web.ts'],
    ['the Worker builds', 'node', 'tools/build-worker.ts'],
    ['types of the app', 'svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings'],
    ['boundaries', 'depcruise', '--output-type', 'err-long', ...folders],
    ['nothing unused', 'knip', '--no-progress'],
  ),
  lane(['format and lint', 'biome', 'check', '--error-on-warnings', '.'], ['types', 'tsc', '--build']),
])
const titles = [
  ...runTests('rules and coverage', '--project=rules', '--coverage'),
  ...runTests('tests', '--project=hosts', '--project=play'),
  ...runBrowserTests(),
]

const complaints = uncitedAndUnknown(titles)
for (const complaint of complaints) console.log(complaint)
check('every rule has a test, and every cited rule is written down', complaints.length === 0)

process.exitCode = count.failed === 0 ? 0 : 1
console.log(`\n${count.passed} passed, ${count.failed} failed`)

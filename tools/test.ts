// npm test: every check of the project, one after the other, and one last line that counts them all.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWeb } from './build-web.ts'
import { buildWorker } from './build-worker.ts'
import { uncitedAndUnknown } from './rule-citations.ts'

const report = '.build/vitest.json'
const browserReport = '.build/playwright.json'
const folders = 'engine games lobby texts protocol room client hosts web cli bench tools e2e'.split(' ')

interface Count {
  passed: number
  failed: number
}

const count: Count = { passed: 0, failed: 0 }

function run(name: string, command: string, ...args: string[]): boolean {
  console.log(`\n— ${name}: ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } })
  return status === 0
}

function check(name: string, passed: boolean): void {
  count[passed ? 'passed' : 'failed']++
  if (!passed) console.log(`FAILED: ${name}`)
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** Counts the tests one by one; a file that could not even be loaded counts as one failure. */
function countTests(): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titles = (status: string) => tests.filter((one) => one.status === status).map(({ title }) => title)
  count.passed += titles('passed').length
  count.failed += titles('failed').length
  count.failed += testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  for (const title of [...titles('skipped'), ...titles('pending')]) console.log(`skipped: ${title}`)
  return [...titles('passed'), ...titles('skipped'), ...titles('pending')]
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

function specsOf({ suites = [], specs = [] }: BrowserSuite): { readonly title: string; readonly ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A run that left no report counts as one failure. */
function countBrowserTests(): string[] {
  if (!existsSync(browserReport)) {
    check('browser tests', false)
    return []
  }
  const specs = specsOf(JSON.parse(readFileSync(browserReport, 'utf8')) as BrowserSuite)
  for (const { title, ok } of specs) check(title, ok)
  return specs.filter(({ ok }) => ok).map(({ title }) => title)
}

mkdirSync('.build', { recursive: true })
for (const old of [report, browserReport]) rmSync(old, { force: true })
check('format and lint', run('format and lint', 'biome', 'check', '--error-on-warnings', '.'))
// The build also writes down the types of the app's routes.
check('the app builds', buildWeb())
check('the Worker builds', buildWorker())
check('types', run('types', 'tsc', '--build'))
check(
  'types of the app',
  run('types of the app', 'svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings'),
)
check('boundaries', run('boundaries', 'depcruise', '--output-type', 'err-long', ...folders))
check('nothing unused', run('nothing unused', 'knip', '--no-progress'))
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const ran = run('tests and coverage', 'vitest', 'run', '--coverage', ...reporters)
const failedBefore = count.failed
const titles = countTests()
// Vitest also fails without a failing test: where the coverage is below its threshold.
check('coverage', ran || count.failed > failedBefore)

run('browser tests', 'playwright', 'test')
titles.push(...countBrowserTests())

const complaints = uncitedAndUnknown(titles)
for (const complaint of complaints) console.log(complaint)
check('every rule has a test, and every cited rule is written down', complaints.length === 0)

process.exitCode = count.failed === 0 ? 0 : 1
console.log(`\n${count.passed} passed, ${count.failed} failed`)

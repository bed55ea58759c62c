// npm test: every check of the project, one after the other, and one last line that counts them all.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { uncitedAndUnknown } from './rule-citations.ts'

const report = '.build/vitest.json'
const folders = 'engine games lobby texts protocol room client hosts cli bench tools'.split(' ')

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

mkdirSync('.build', { recursive: true })
rmSync(report, { force: true })
check('format and lint', run('format and lint', 'biome', 'check', '--error-on-warnings', '.'))
check('types', run('types', 'tsc', '--build'))
check('boundaries', run('boundaries', 'depcruise', '--output-type', 'err-long', ...folders))
check('nothing unused', run('nothing unused', 'knip', '--no-progress'))
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const ran = run('tests and coverage', 'vitest', 'run', '--coverage', ...reporters)
const failedBefore = count.failed
const titles = countTests()
// Vitest also fails without a failing test: where the coverage is below its threshold.
check('coverage', ran || count.failed > failedBefore)

const complaints = uncitedAndUnknown(titles)
for (const complaint of complaints) console.log(complaint)
check('every rule has a test, and every cited rule is written down', complaints.length === 0)

process.exitCode = count.failed === 0 ? 0 : 1
console.log(`\n${count.passed} passed, ${count.failed} failed`)

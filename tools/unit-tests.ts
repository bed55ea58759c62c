import { check, runReported } from './checks.ts'

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** Counts the tests one by one; a file that could not even be loaded counts as one failure. */
function countTests(report: string): string[] {
  const { testResults } = JSON.parse(report) as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titles = (status: string) => tests.filter((one) => one.status === status).map(({ title }) => title)
  for (const title of titles('passed')) check(title, true)
  for (const title of titles('failed')) check(title, false)
  for (const file of testResults) {
    if (file.status === 'failed' && file.assertionResults.length === 0) check('a file of tests is loaded', false)
  }
  const skipped = [...titles('skipped'), ...titles('pending')]
  for (const title of skipped) console.log(`skipped: ${title}`)
  return [...titles('passed'), ...skipped]
}

/** Runs some of the tests that need no browser, and returns their titles. */
export function runTests(name: string, ...args: string[]): string[] {
  const report = `.build/${name.replaceAll(' ', '-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runReported(name, report, countTests, 'vitest', 'run', ...args, ...reporters) ?? []
}

// npm test: every check of the project, and one last line that counts them all.
import { runBrowserTests } from './browser-tests.ts'
import { appAndFolders, appBuilds, checkNone, lane, lintAndTypes, sumUp } from './checks.ts'
import { uncitedRules, wrongCitations } from './rule-citations.ts'
import { runTests } from './unit-tests.ts'

await Promise.all([
  lane(appBuilds, ['the Worker builds', 'node', 'tools/build-worker.ts'], ...appAndFolders),
  lane(...lintAndTypes),
])
const units = [
  ...runTests('rules and coverage', '--project=rules', '--project=laws', '--coverage'),
  ...runTests('tests', '--project=quick', '--project=slow'),
]
const browser = runBrowserTests()
const shown = { tests: [...units, ...browser.tests], steps: browser.steps }
checkNone('every test cites one to three rules that are written down', wrongCitations(shown))
checkNone('every rule has a test', uncitedRules(shown))
sumUp()

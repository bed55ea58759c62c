// npm run check: what is quick of npm test, for every change. No server process, no browser, no thousands of random games.
import { appAndFolders, appBuilds, checkNone, lane, lintAndTypes, sumUp } from './checks.ts'
import { wrongCitations } from './rule-citations.ts'
import { runTests } from './unit-tests.ts'

await Promise.all([lane(appBuilds, ...appAndFolders), lane(...lintAndTypes)])
const tests = runTests('quick tests', '--project=rules', '--project=quick')
checkNone('every test cites one to three rules that are written down', wrongCitations({ tests, steps: [] }))
sumUp()

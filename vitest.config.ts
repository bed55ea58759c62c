import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const always = ['**/node_modules/**', '.build/**']
/** Thousands of random games of each game. */
const laws = ['games/*/laws.test.ts']
/** What starts servers, or plays games for minutes. `npm run check` leaves this and the laws out. */
const slow = [
  'hosts/cloudflare/*.test.ts',
  'hosts/**/{chaos,hostile,limits,scenarios,theft}.test.ts',
  'room/{network,silence}.test.ts',
  'cli/serve.test.ts',
  'cli/referee/process.test.ts',
]
/** Whose coverage is counted, with the laws. Everything else would only be slowed down by it. */
const rules = ['engine/**/*.test.ts', 'games/**/*.test.ts']

/** What takes longest, by kind: the games that are played, then whatever starts processes. */
const longest = [
  /room\/network/,
  /games\/[a-z]+\/laws/,
  /hosts\/cloudflare\/chair/,
  /hosts\/theft/,
  /room\/silence/,
  /hosts\/scenarios/,
  /cli\/referee\/process/,
]

/** One long file that began last would leave the other cores with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => name.test(moduleId))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    testTimeout: 300_000,
    // A server may have to be built before it can be started.
    hookTimeout: 300_000,
    // Many of the tests wait for a process that they have started.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'rules', include: rules, exclude: [...always, ...laws] } },
      { extends: true, test: { name: 'laws', include: laws, exclude: always } },
      {
        extends: true,
        test: { name: 'quick', include: ['**/*.test.ts'], exclude: [...always, ...rules, ...slow] },
      },
      {
        extends: true,
        test: { name: 'slow', include: slow, exclude: always, globalSetup: 'hosts/test/build-once.ts' },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'games/**/*.ts'],
      exclude: ['**/*.test.ts', '**/test/**', 'engine/laws.ts', 'engine/law-kit.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.build/coverage',
      thresholds: { branches: 95, functions: 95, lines: 95 },
    },
  },
})

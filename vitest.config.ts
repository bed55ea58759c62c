import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.build/**'],
    testTimeout: 300_000,
    // A server may have to be built before it can be started.
    hookTimeout: 300_000,
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

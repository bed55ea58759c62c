import { defineConfig } from '@playwright/test'
import type { HostName } from './hosts/test/serve-process.ts'
import { chromiumArgs, findChromium } from './tools/chromium.ts'

/** A game of each kind that has screens is played on the second host too. */
const onBothHosts = /five play, evil wins by sabotage|the Angel saves, and the Village wins/

export default defineConfig<object, { readonly host: HostName }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.build/playwright',
  // The games are many and the machine is small: two browsers, each with tests of its own.
  workers: 2,
  fullyParallel: true,
  // A busy machine may be late once; the report names what needed a second try.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  projects: [{ name: 'Node' }, { name: 'workerd', use: { host: 'workerd' }, grep: onBothHosts }],
  reporter: [['list'], ['json', { outputFile: '.build/playwright.json' }]],
  use: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
  },
})

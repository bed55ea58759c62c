import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTestStep } from '@playwright/test/reporter'
import { check, runReported } from './checks.ts'
import type { Shown } from './rule-citations.ts'

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A test that did not run is fine for Playwright, but has shown nothing. */
function hasPassed({ ok, tests }: JSONReportSpec): boolean {
  return ok && tests.every(({ status }) => status !== 'skipped')
}

/** The steps of the try that passed. */
function stepsOf({ tests }: JSONReportSpec): string[] {
  const tries = tests.flatMap(({ results }) => results.filter(({ status }) => status === 'passed'))
  return tries.flatMap(({ steps = [] }) => titlesOf(steps))
}

function titlesOf(steps: readonly JSONReportTestStep[]): string[] {
  const passed = steps.filter(({ error }) => error === undefined)
  return passed.flatMap(({ title, steps: inner = [] }) => [title, ...titlesOf(inner)])
}

function countSpecs(report: string): Shown {
  const { suites } = JSON.parse(report) as JSONReport
  const specs = suites.flatMap(specsOf)
  for (const spec of specs) check(spec.title, hasPassed(spec))
  const passed = specs.filter(hasPassed)
  return { tests: passed.map(({ title }) => title), steps: passed.flatMap(stepsOf) }
}

/** Runs the tests in the browser, and returns the titles of those that passed and of their steps. */
export function runBrowserTests(): Shown {
  const shown = runReported('browser tests', '.build/playwright.json', countSpecs, 'playwright', 'test')
  return shown ?? { tests: [], steps: [] }
}

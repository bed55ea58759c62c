import type { Page } from '@playwright/test'
import { axeProblems, smallTargets, tooHigh, tooWide } from './inspect.ts'
import type { Visit } from './looks.ts'

interface Measures {
  /** Screens that may not be higher than the phone. */
  readonly acts?: RegExp
  /** Screens that are shown to axe: all, unless another tour has shown it the rest. */
  readonly axe?: RegExp
  /** A second phone that the screens must fit. */
  readonly wider?: { readonly width: number; readonly height: number }
}

/** What is wrong with the screens of a tour: one tour is measured in every way. */
export class Findings {
  readonly visited: string[] = []
  readonly small: string[] = []
  readonly wide: string[] = []
  readonly high: string[] = []
  readonly large: string[] = []
  readonly axe: string[] = []
  readonly #measures: Measures

  constructor(measures: Measures = {}) {
    this.#measures = measures
  }

  readonly look: Visit = async (page, screen) => {
    const { acts, axe, wider } = this.#measures
    const note = (list: string[], problems: readonly string[], when = '') =>
      list.push(...problems.map((one) => `${screen}${when}: ${one}`))
    this.visited.push(screen)
    if (axe?.test(screen) ?? true) note(this.axe, await axeProblems(page))
    note(this.wide, await tooWide(page))
    if (screen.startsWith('board')) return
    note(this.small, await smallTargets(page))
    if (acts?.test(screen)) note(this.high, await tooHigh(page))
    if (wider) note(this.wide, await at(page, wider), ` at ${wider.width}`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    note(this.large, await tooWide(page))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
}

/** What is too wide on a phone of another size. */
async function at(page: Page, size: { readonly width: number; readonly height: number }): Promise<string[]> {
  const own = page.viewportSize() ?? size
  await page.setViewportSize(size)
  const found = await tooWide(page)
  await page.setViewportSize(own)
  return found
}

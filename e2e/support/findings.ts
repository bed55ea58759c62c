import type { Page } from '@playwright/test'
import {
  axeProblems,
  brokenNames,
  cutOff,
  lostAtSide,
  smallTargets,
  tooHigh,
  tooWide,
  touchingSeats,
} from './inspect.ts'
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
  /** Names that are broken or cut, and notes under them that are. */
  readonly names: string[] = []
  /** What the board does not show whole and clear of the seats. */
  readonly lost: string[] = []
  /** Cards of a quest that do not lie in one row. */
  readonly rows: string[] = []
  /** Strips on which quest 4 does not say what it needs. */
  readonly unsaid: string[] = []
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
    note(this.names, [...(await brokenNames(page)), ...(await cutOff(page, '.seat__name, .seat__note, .seat__note *'))])
    note(this.lost, [...(await lostAtSide(page)), ...(await touchingSeats(page))])
    note(this.unsaid, await strips(page))
    note(this.rows, await cardRows(page))
    if (screen.startsWith('board')) return
    note(this.small, await smallTargets(page))
    if (acts?.test(screen)) note(this.high, await tooHigh(page))
    if (wider) note(this.wide, await at(page, wider), ` at ${wider.width}`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    note(this.large, await tooWide(page))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
}

/** Strips of the quests whose fourth does not say, for everybody to see, that it needs two fails. */
async function strips(page: Page): Promise<string[]> {
  const fourth = page.locator('.quests__row > .quest').nth(3)
  if (!(await fourth.isVisible())) return []
  const words = await fourth.innerText()
  return words.includes('needs 2 fails') ? [] : [words]
}

async function cardRows(page: Page): Promise<string[]> {
  const tops = await page
    .locator('.fan > li')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop))
  return new Set(tops).size > 1 ? [`${tops.length} cards in ${new Set(tops).size} rows`] : []
}

/** What is too wide on a phone of another size. */
async function at(page: Page, size: { readonly width: number; readonly height: number }): Promise<string[]> {
  const own = page.viewportSize() ?? size
  await page.setViewportSize(size)
  const found = await tooWide(page)
  await page.setViewportSize(own)
  return found
}

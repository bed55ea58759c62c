import type { Page } from '@playwright/test'
import { axeProblems, lostAtSide, smallTargets, tooHigh, tooWide, touchingSeats } from './inspect.ts'
import { brokenNames, cardRows, cutNames, missingQuests, unsaidNeeds } from './layout.ts'
import { smallBoard, type Visit } from './looks.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Measures {
  /** Screens that may not be higher than the phone. */
  readonly acts?: RegExp
  /** Screens that are shown to axe: all, unless another tour has shown it the rest. */
  readonly axe?: RegExp
  /** Other phones that the screens must fit. */
  readonly phones?: readonly Size[]
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
  /** Cards of a quest in more than one row. */
  readonly rows: string[] = []
  /** Quest 4 without what it needs. */
  readonly unsaid: string[] = []
  readonly #measures: Measures

  constructor(measures: Measures = {}) {
    this.#measures = measures
  }

  readonly look: Visit = async (page, screen) => {
    const { acts, axe, phones = [] } = this.#measures
    const note = (list: string[], problems: readonly string[], when = '') =>
      list.push(...problems.map((one) => `${screen}${when}: ${one}`))
    this.visited.push(screen)
    if (axe?.test(screen) ?? true) note(this.axe, await axeProblems(page))
    const fits = async (when = '') => {
      note(this.wide, await tooWide(page), when)
      note(this.names, [...(await brokenNames(page)), ...(await cutNames(page))], when)
    }
    await fits()
    note(this.rows, await cardRows(page))
    note(this.unsaid, await unsaidNeeds(page))
    if (screen.startsWith('board')) {
      const isOver = screen.startsWith('board, finished')
      const isWhole = async (when = '') => {
        note(this.lost, [...(await lostAtSide(page)), ...(await touchingSeats(page))], when)
        if (isOver) note(this.lost, await missingQuests(page), when)
      }
      await isWhole()
      await at(page, smallBoard, () => isWhole(` at ${smallBoard.width}`))
      return
    }
    note(this.small, await smallTargets(page))
    if (acts?.test(screen)) note(this.high, await tooHigh(page))
    for (const size of phones) await at(page, size, () => fits(` at ${size.width} x ${size.height}`))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    note(this.large, await tooWide(page))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
}

/** Looks at a page of another size. */
async function at(page: Page, size: Size, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? size
  await page.setViewportSize(size)
  // What gives way does so a frame after the size has changed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await look()
  await page.setViewportSize(own)
}

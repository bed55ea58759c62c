import type { BrowserContextOptions, Page } from '@playwright/test'
import { written } from './screen.ts'

/** Somebody who looks at every screen once. */
export type Visit = (page: Page, screen: string) => Promise<void>

/** The screen that all share. */
export const boardContext: BrowserContextOptions = {
  viewport: { width: 1920, height: 1080 },
  isMobile: false,
  hasTouch: false,
}

/** As many pixels as a board has at least. */
export const smallBoard = { width: 1280, height: 720 }

/** Shows each screen of some pages once, by what it is and what its headline says. */
export class Looks {
  readonly #pages: Readonly<Record<string, Page>>
  readonly #names: readonly string[]
  readonly #visit: Visit
  readonly #seen = new Set<string>()

  constructor(pages: Readonly<Record<string, Page>>, names: readonly string[], visit: Visit) {
    this.#pages = pages
    this.#names = names
    this.#visit = visit
  }

  async around(what: string): Promise<void> {
    for (const who of Object.keys(this.#pages)) await this.at(who, what)
  }

  async at(who: string, what: string): Promise<void> {
    await this.once(await this.nameOf(who, what), (visit) => visit(this.#pages[who] as Page))
  }

  /** By what a screen is known: who looks, at what, and what its headline says. */
  async nameOf(who: string, what: string): Promise<string> {
    const page = this.#pages[who] as Page
    // The board's clock may have the middle for itself.
    const [heading = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
    const named = this.#names.reduce((text, name) => text.replace(new RegExp(written(name), 'u'), 'somebody'), heading)
    return `${who}, ${what}, ${named.replaceAll(/\d+/g, '#')}`
  }

  async once(screen: string, look: (visit: (page: Page) => Promise<void>) => Promise<void>): Promise<void> {
    if (this.#seen.has(screen)) return
    this.#seen.add(screen)
    await look((page) => this.#visit(page, screen))
  }
}

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Seat, Shape, View } from '#engine'
import { Ear } from './ear.ts'
import { fingers, type Hands } from './hands.ts'
import type { Player } from './headless.ts'

/** A player's browser, worked by what a person sees: roles and accessible names. Each game knows how to answer on it. */
export abstract class Screen<G extends Shape> implements Player<G> {
  readonly name: string
  readonly page: Page
  readonly ear: Ear<G>
  readonly hands: Hands
  /** Whatever the page threw; a healthy page throws nothing. */
  readonly errors: string[] = []
  isAway = false

  constructor(page: Page, name: string, hands: Hands = fingers) {
    this.page = page
    this.name = name
    this.hands = hands
    this.ear = new Ear(page)
    page.on('pageerror', ({ message }) => this.errors.push(message))
  }

  /** Gives the answer by what is on the screen. */
  abstract answer(command: G['command']): Promise<void>

  /** While nobody holds the card, the page does not have a word or a drawing of any secret role. */
  abstract expectFaceDown(): Promise<void>

  get context(): BrowserContext {
    return this.page.context()
  }

  get seat(): Seat {
    return this.ear.knower.seat as Seat
  }

  get chapter(): number {
    return this.ear.knower.chapter
  }

  get view(): View<G> | null {
    return this.ear.view
  }

  nameOf(seat: Seat): string {
    return this.ear.knower.lobby.open.sitters.find((one) => one.seat === seat)?.name ?? '?'
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  tap(target: Locator): Promise<void> {
    return this.hands.tap(target)
  }

  async sitDown(address: string): Promise<void> {
    await this.page.goto(address)
    await this.hands.type(this.page.getByRole('textbox', { name: 'Your name at this table' }), this.name)
    await this.tap(this.button('Take a seat'))
    await expect(this.page.getByRole('tab', { name: /Players/ })).toBeVisible()
  }

  /** Holds the card up, has a look, and lets go. */
  async look<T>(look: (card: Locator) => Promise<T>): Promise<T> {
    const peek = this.button('Reveal my role')
    await this.hands.hold(peek)
    try {
      return await look(this.page.getByRole('article'))
    } finally {
      await this.hands.letGo(peek)
    }
  }

  /** The button under votes that were counted. They stay on the screen until they were seen. */
  get votesSeen(): Locator {
    const verdict = this.page.getByRole('heading', { name: /^(Approved|Rejected|First team|Second team|The ballots)$/ })
    return this.page.locator('body', { has: verdict }).getByRole('button', { name: 'Continue' })
  }

  /** Whoever has seen the votes continues with what comes then. */
  async reach(target: Locator): Promise<Locator> {
    const seen = this.votesSeen
    await expect(target.or(seen).first()).toBeVisible()
    // They go away by themselves, too.
    if (await seen.isVisible()) await this.tap(seen).catch(() => {})
    await expect(target).toBeVisible()
    return target
  }

  /** Reads the card, and says so. */
  protected async understandRole(): Promise<void> {
    await this.look((card) => expect(card.getByRole('heading', { level: 2 })).toBeVisible())
    await this.tap(this.button('I understand my role'))
  }
}

/** A name as a pattern; the page keeps one that is written from right to left between two isolates. */
export function written(name: string): string {
  return `\u2068?${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\u2069?`
}

import { expect, type Locator } from '@playwright/test'
import type { Seat } from '#engine'
import type { CourseHand, CourseOpen } from '#games/quests'
import type { HiddenRoles } from './any-table.ts'
import { Screen, written } from './screen.ts'

/** A game of quests. */
export interface QuestsGame extends HiddenRoles {
  open: CourseOpen
  hand: CourseHand<{ readonly role: string; readonly dagger: boolean }>
}

/** A phone at a table of quests. */
export abstract class QuestPhone<G extends QuestsGame> extends Screen<G> {
  /** How many cards lie before a member of the team. */
  protected abstract readonly cardPlaces: number

  /** Words for roles that stand in the page and may not. */
  protected abstract roleWordsIn(html: string, open: G['open']): string[]

  async vote(word: string): Promise<void> {
    await this.tap(await this.reach(this.button(word)))
  }

  async goOn(): Promise<void> {
    await this.tap(await this.reach(this.button('Continue')))
  }

  /** A seat of the ring that may be tapped. */
  place(seat: Seat): Locator {
    const ring = this.page.getByRole('list', { name: 'Seats, clockwise' })
    return ring.getByRole('button', { name: beginningWith(this.nameOf(seat)) })
  }

  async propose(team: readonly Seat[], word: string | RegExp = 'Propose team'): Promise<void> {
    for (const seat of team) await this.tap(await this.reach(this.place(seat)))
    await this.tap(this.button(word))
  }

  /** The cards that lie before a member of the team. */
  get cards(): Locator {
    return this.page.getByRole('group', { name: 'Your card' }).getByRole('button')
  }

  /** Holds one of the cards, and reads the faces of all, as they lie. */
  async readHand(held = this.cards.first()): Promise<string[]> {
    const down = this.page.getByRole('button', { name: /card, face down$/ })
    await this.hands.hold(held)
    try {
      await expect(down).toHaveCount(0)
      return await this.cards.allInnerTexts()
    } finally {
      await this.hands.letGo(held)
      await expect(down).toHaveCount(this.cardPlaces)
    }
  }

  /** Looks at the cards, and plays one of the wanted ones. */
  async play(card: 'success' | 'fail' | 'reverse'): Promise<void> {
    const wanted = { success: 'Success', fail: 'Fail', reverse: 'Reverse' }[card]
    await this.reach(this.page.getByRole('group', { name: 'Your card' }))
    await expect(this.cards).toHaveCount(this.cardPlaces)
    const at = (await this.readHand()).indexOf(wanted)
    if (at < 0) throw new Error(`${this.name} was not dealt ${wanted}`)
    await this.tap(this.cards.nth(at))
    await this.tap(this.button('Play this card'))
  }

  /** While nobody holds the card, the page does not have a word or a drawing of any role. */
  async expectFaceDown(): Promise<void> {
    const open = this.view?.open
    if (open === undefined || open.phase === 'finished') return
    const html = await this.page.locator('body').evaluate((body) => body.outerHTML)
    expect(this.roleWordsIn(html, open), `${this.name} in ${open.phase}`).toEqual([])
    await expect(this.page).toHaveTitle('Roundtable')
  }
}

function beginningWith(name: string): RegExp {
  return new RegExp(`^${written(name)}(?![\\p{L}\\p{N}])`, 'u')
}

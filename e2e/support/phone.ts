import { expect, type Locator } from '@playwright/test'
import type { Seat } from '#engine'
import type { Avalon, AvalonCommand } from '#games/avalon'
import { Screen, written } from './screen.ts'
import { roleWordsIn } from './secrets.ts'

/** A phone at a table of Avalon. */
export class Phone extends Screen<Avalon> {
  async answer(command: AvalonCommand): Promise<void> {
    switch (command.type) {
      case 'confirm-role':
        return this.understandRole()
      case 'propose':
        return this.propose(command.team)
      case 'vote':
        return this.tap(await this.reach(this.button(command.approve ? 'Approve' : 'Reject')))
      case 'play':
        return this.play(command.card)
      case 'continue':
        return this.tap(await this.reach(this.button('Continue')))
      case 'examine':
        await this.tap(await this.reach(this.place(command.target)))
        return this.tap(this.button(/^Examine/))
      case 'assassinate':
      case 'guess':
        return this.seal(command.target)
      default:
        throw new Error(`no phone sends ${command.type}`)
    }
  }

  /** A seat of the ring that may be tapped. */
  place(seat: Seat): Locator {
    const ring = this.page.getByRole('list', { name: 'Seats, clockwise' })
    return ring.getByRole('button', { name: beginningWith(this.nameOf(seat)) })
  }

  async propose(team: readonly Seat[]): Promise<void> {
    for (const seat of team) await this.tap(await this.reach(this.place(seat)))
    await this.tap(this.button('Propose team'))
  }

  /** The two cards that lie before a member of the team. */
  get cards(): Locator {
    return this.page.getByRole('group', { name: 'Your card' }).getByRole('button')
  }

  /** Holds one of the two cards up and reads its face. */
  async readCard(card: Locator): Promise<string> {
    await this.hands.hold(card)
    try {
      await expect(card).not.toHaveAccessibleName(/face down/)
      return await card.innerText()
    } finally {
      await this.hands.letGo(card)
      await expect(card).toHaveAccessibleName(/face down/)
    }
  }

  /** Looks under each of the two cards until the wanted one is found, as a player does. */
  async play(card: 'success' | 'fail'): Promise<void> {
    const wanted = card === 'success' ? 'Success' : 'Fail'
    await this.reach(this.page.getByRole('group', { name: 'Your card' }))
    await expect(this.cards).toHaveCount(2)
    for (const one of await this.cards.all()) {
      if (!(await this.readCard(one)).includes(wanted)) continue
      await this.tap(one)
      return this.tap(this.button('Play this card'))
    }
    throw new Error(`${this.name} was not dealt ${wanted}`)
  }

  async seal(target: Seat): Promise<void> {
    await this.tap(await this.reach(this.place(target)))
    await this.tap(this.button('Seal my answer'))
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name: /^Seal/ }))
  }

  /** While nobody holds the card, the page does not have a word or a drawing of any role. */
  async expectFaceDown(): Promise<void> {
    const phase = this.view?.open.phase
    if (phase === undefined || phase === 'finished') return
    const html = await this.page.locator('body').evaluate((body) => body.outerHTML)
    expect(roleWordsIn(html, phase), `${this.name} in ${phase}`).toEqual([])
    await expect(this.page).toHaveTitle('Roundtable')
  }
}

function beginningWith(name: string): RegExp {
  return new RegExp(`^${written(name)}(?![\\p{L}\\p{N}])`, 'u')
}

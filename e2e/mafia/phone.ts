import { expect, type Locator } from '@playwright/test'
import type { Seat } from '#engine'
import { type Mafia, type MafiaCommand, mayDraw, type Role, type Target } from '#games/mafia'
import { Screen, written } from '../support/screen.ts'
import { mafiaWordsIn } from './secrets.ts'

/** A phone at a table of Mafia. */
export class MafiaPhone extends Screen<Mafia> {
  async answer(command: MafiaCommand): Promise<void> {
    switch (command.type) {
      case 'confirm-role':
        return this.understandRole()
      case 'night':
        await this.choose(command.target)
        return this.tap(this.button('Confirm'))
      case 'vote':
        await this.choose(command.target)
        return this.tap(this.button(/^Vote/))
      case 'skip':
        return this.tap(await this.reach(this.button('Skip')))
      case 'remove':
        return this.takeOut(command.player)
      case 'draw':
        return this.endInDraw()
      default:
        throw new Error(`no phone sends ${command.type} by itself`)
    }
  }

  get clock(): Locator {
    return this.page.getByRole('timer')
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get bar(): Locator {
    return this.page.getByRole('contentinfo')
  }

  /** What the table knows of a player, one row each. */
  row(seat: Seat): Locator {
    const rows = this.main.getByRole('list', { name: 'Players' }).getByRole('listitem')
    return rows.filter({ has: this.page.getByText(new RegExp(`^${written(this.nameOf(seat))}$`, 'u')) })
  }

  /** Whom an answer can name, or nobody. */
  choice(target: Target): Locator {
    if (target === null) return this.main.getByRole('button', { name: /^(Nobody tonight|No Murder this round)/ })
    return this.row(target).getByRole('button')
  }

  async choose(target: Target): Promise<void> {
    await this.tap(await this.reach(this.choice(target)))
    await expect(this.choice(target)).toHaveAttribute('aria-pressed', 'true')
  }

  /** The host's way to go on without somebody. */
  async takeOut(seat: Seat): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    await this.tap(this.button('Menu'))
    await this.tap(sheet.getByRole('button', { name: 'People' }))
    await this.tap(sheet.getByRole('button', { name: `${this.nameOf(seat)}: more` }))
    await this.tap(sheet.getByRole('button', { name: 'Remove from the game' }))
    await this.tap(sheet.getByRole('button', { name: 'Remove', exact: true }))
    await expect(sheet.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
    await this.page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }

  /** The host's way out of a game in which nobody need ever die. */
  async endInDraw(): Promise<void> {
    await this.tap(await this.reach(this.button('End in a draw')))
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name: 'End in a draw' }))
  }

  /** A role is public with its death, and nothing else outside the card tells one before the end. */
  async expectFaceDown(): Promise<void> {
    const { open } = this.view ?? {}
    // The deal shows the card once by itself.
    if (open === undefined || open.phase === 'finished' || open.phase === 'role_reveal') return
    const html = await this.page.locator('body').evaluate((body) => body.outerHTML)
    const text = [await this.main.innerText(), await this.bar.innerText()].join('\n')
    const known = open.dead.map(({ role }) => role)
    // The host is told why the game may end: everybody can count that only Minions are left.
    if (mayDraw(open)) known.push('minion' satisfies Role)
    expect(mafiaWordsIn(html, text, known), `${this.name} in ${open.phase}`).toEqual([])
    await expect(this.page).toHaveTitle('Roundtable')
  }
}

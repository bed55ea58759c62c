import type { Seat } from '#engine'
import type { Avalon, AvalonCommand, Open } from '#games/avalon'
import { QuestPhone } from '../support/quest-phone.ts'
import { avalonWordsIn } from './secrets.ts'

/** A phone at a table of Avalon. */
export class AvalonPhone extends QuestPhone<Avalon> {
  protected readonly cardPlaces = 2

  async answer(command: AvalonCommand): Promise<void> {
    switch (command.type) {
      case 'confirm-role':
        return this.understandRole()
      case 'propose':
        return this.propose(command.team)
      case 'vote':
        return this.vote(command.approve ? 'Approve' : 'Reject')
      case 'play':
        return this.play(command.card)
      case 'continue':
        return this.goOn()
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

  async seal(target: Seat): Promise<void> {
    await this.tap(await this.reach(this.place(target)))
    await this.tap(this.button('Seal my answer'))
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name: /^Seal/ }))
  }

  protected roleWordsIn(html: string, { phase }: Open): string[] {
    return avalonWordsIn(html, phase)
  }
}

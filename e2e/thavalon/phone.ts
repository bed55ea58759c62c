import type { Call, Declaration, Open, Thavalon, ThavalonCommand } from '#games/thavalon'
import { QuestPhone } from '../support/quest-phone.ts'
import { thavalonWordsIn } from './secrets.ts'

const kinds: Readonly<Record<Call, string>> = { merlin: 'Merlin', nimue: 'Nimue', lovers: 'The Lovers', none: 'Nobody' }

/** A phone at a table of THavalon. */
export class ThavalonPhone extends QuestPhone<Thavalon> {
  protected readonly cardPlaces = 3

  async answer(command: ThavalonCommand): Promise<void> {
    switch (command.type) {
      case 'confirm-role':
        return this.understandRole()
      case 'propose':
        return this.propose(command.team, /^(Propose team|Finalise team|Send this team)$/)
      case 'open-vote':
        return this.vote('Open the vote')
      case 'vote':
        return this.vote(this.ballot(command.approve))
      case 'play':
        return this.play(command.card)
      case 'continue':
        return this.goOn()
      case 'declare-agravaine':
        return this.declare('agravaine')
      case 'declare-arthur':
        return this.declare('arthur')
      case 'assassinate':
        return this.call(command.as, command.targets)
      case 'guess':
        return this.call('merlin', [command.target])
      default:
        throw new Error(`no phone sends ${command.type}`)
    }
  }

  ballot(approve: boolean): string {
    if (this.view?.open.rival) return approve ? 'First team' : 'Second team'
    return approve ? 'Approve' : 'Reject'
  }

  /** Everybody may try; the table says whose it is. */
  async declare(as: Declaration['as']): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    const word = as === 'agravaine' ? 'Agravaine' : 'Arthur'
    await this.tap(await this.reach(this.page.getByRole('banner').getByRole('button', { name: 'Declare' })))
    await this.tap(sheet.getByRole('button', { name: `Declare as ${word}` }))
    await this.tap(sheet.getByRole('button', { name: 'Declare', exact: true }))
  }

  /** Points out the kind, then the players, then confirms. */
  async call(as: Call, targets: readonly number[]): Promise<void> {
    const kind = this.page.getByRole('group', { name: 'As whom' }).getByRole('button', { name: kinds[as] })
    await this.tap(await this.reach(kind))
    for (const seat of targets) await this.tap(this.place(seat))
    await this.tap(this.button('Assassinate'))
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name: 'Seal it' }))
  }

  protected roleWordsIn(html: string, open: Open): string[] {
    return thavalonWordsIn(html, open)
  }
}

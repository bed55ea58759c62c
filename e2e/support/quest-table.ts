import { AnyTable } from './any-table.ts'
import type { Player } from './headless.ts'
import type { QuestPhone, QuestsGame } from './quest-phone.ts'
import { until } from './wait.ts'

/** A third success is held for half a minute, and nobody can cut that short. */
const longestHold = 40_000

/** A table of quests, which goes the course that a test wants. */
export abstract class QuestTable<G extends QuestsGame, P extends QuestPhone<G>, Course> extends AnyTable<G, P> {
  /** What a player answers to the question on the table, so that the game goes its course; null where nobody asks. */
  protected abstract commandOf(player: Player<G>, course: Course): G['command'] | null

  /** Plays on until the phase, or the end. */
  async playTo(
    phase: G['open']['phase'],
    course: Course,
    before: (open: G['open']) => Promise<void> = async () => {},
  ): Promise<void> {
    for (;;) {
      await this.together()
      for (const phone of this.phones) if (!phone.isAway) await phone.expectFaceDown()
      await before(this.open)
      if (this.open.phase === phase || this.open.phase === 'finished') return
      await this.answerAll(course)
    }
  }

  /** One question is put, and everybody who is asked answers it. */
  async answerAll(course: Course): Promise<void> {
    await this.together()
    const { phase, motion } = this.open
    const isAsked = ({ view }: Player<G>) => view?.open.motion === motion && view.open.phase === phase
    if (phase === 'quest_results') await this.goOn(motion)
    else {
      const dagger = this.players.find(({ view }) => view?.hand?.told?.dagger)
      const others = this.players.filter((player) => player !== dagger || phase !== 'assassination')
      for (const player of others) if (isAsked(player)) await this.answer(player, course)
      if (phase === 'assassination' && dagger) await this.answer(dagger, course)
    }
    const isPast = () => this.open.motion !== motion || this.open.phase !== phase
    await until(`the table goes on from ${phase}`, isPast, longestHold)
  }

  async answer(player: Player<G>, course: Course): Promise<void> {
    const { open, hand } = player.view ?? {}
    if (!open || !hand || this.hasAnswered(player)) return
    const command = this.commandOf(player, course)
    if (command === null) return
    await player.answer(command)
    const isThere = () => player.view?.open.motion !== open.motion || player.view.open.phase !== open.phase
    await until(`the answer of ${player.name} has come`, () => isThere() || this.hasAnswered(player))
  }

  /** The host goes on from where the table only looks. */
  async goOn(motion: number): Promise<void> {
    const host = this.players.find(({ seat }) => seat === 1) as Player<G>
    await host.answer({ type: 'continue', motion } as G['command'])
  }
}

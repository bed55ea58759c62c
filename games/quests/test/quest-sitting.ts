import type { EventOf, Seat, Shape } from '#engine'
import { GameSitting } from '../../../engine/test/game-sitting.ts'
import type { CourseHand, CourseOpen } from '../index.ts'

/** The commands that every game of quests has. */
type Common =
  | { readonly type: 'confirm-role' | 'continue' }
  | { readonly type: 'propose'; readonly team: readonly Seat[] }
  | { readonly type: 'vote'; readonly approve: boolean }

interface Quests extends Shape {
  open: CourseOpen & Shape['open']
  hand: CourseHand
}

/** A game of quests in a test: seats are 1, 2, 3 … clockwise. */
export class QuestSitting<G extends Quests> extends GameSitting<G> {
  get seats(): readonly Seat[] {
    return this.open.seats
  }

  confirmAll(): this {
    for (const seat of this.seats) this.#common(seat, { type: 'confirm-role' })
    return this
  }

  propose(...team: Seat[]): EventOf<G>[] {
    return this.#common(this.open.leader as Seat, { type: 'propose', team })
  }

  /** Everyone votes; those named reject. */
  vote(...rejecting: Seat[]): EventOf<G>[] {
    return this.seats.flatMap((seat) => this.#common(seat, { type: 'vote', approve: !rejecting.includes(seat) }))
  }

  reject(): EventOf<G>[] {
    return this.vote(...this.seats)
  }

  continue(): EventOf<G>[] {
    return this.#common('host', { type: 'continue' })
  }

  #common(actor: Seat | 'host', command: Common): EventOf<G>[] {
    return this.do(actor, command as unknown as Parameters<this['do']>[1])
  }
}

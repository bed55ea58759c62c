import type { Seat } from '#engine'
import type { Story } from '#engine/law-kit'
import type { Mafia, MafiaState, Target } from '../index.ts'

interface Deed {
  readonly night: number
  readonly by: Seat
  readonly target: Target
}

/** What was done by night in a story, as it was commanded. */
export class Nights {
  readonly #deeds: readonly Deed[]
  readonly #removed: ReadonlyMap<number, readonly Seat[]>

  constructor(story: Story<Mafia>) {
    const moves = story.moves.map(({ actor, command }, at) => {
      const { night, phase } = (story.states[at] as MafiaState).open
      return { actor, command, night, phase }
    })
    this.#deeds = moves.flatMap(({ actor, command, night }) =>
      command.type === 'night' ? [{ night, by: actor as Seat, target: command.target }] : [],
    )
    const removals = moves.flatMap(({ command, night, phase }) =>
      command.type === 'remove' && phase === 'night' ? [{ night, player: command.player }] : [],
    )
    const byNight = Map.groupBy(removals, ({ night }) => night)
    this.#removed = new Map([...byNight].map(([night, group]) => [night, group.map(({ player }) => player)]))
  }

  hasRemoval(night: number): boolean {
    return this.#removed.has(night)
  }

  /** What a seat had chosen in the end; nobody, if it was silent. */
  last(night: number, seat: Seat): Target {
    return this.#deeds.findLast((deed) => deed.night === night && deed.by === seat)?.target ?? null
  }

  /** Whether one of these named somebody who was removed the same night: how many did is public. */
  involveRemoved(seats: readonly Seat[]): boolean {
    return this.#deeds.some(
      ({ night, by, target }) =>
        seats.includes(by) && target !== null && this.#removed.get(night)?.includes(target) === true,
    )
  }
}

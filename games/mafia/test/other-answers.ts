import { type Chance, pick, type Seat, shuffle } from '#engine'
import type { Story } from '#engine/law-kit'
import { type Mafia, type MafiaState, type Open, type Role, roleRows, type Target } from '../index.ts'
import type { Nights } from './nights.ts'

export type Pair = readonly [Seat, Seat]

const without = (seats: readonly Seat[], seat: Seat) => seats.filter((one) => one !== seat)

/** What each player does by night when two of them have changed roles: each of the two what the other did. */
export class OtherDeeds {
  readonly #roles: Readonly<Record<Seat, Role>>
  readonly #nights: Nights
  readonly #pair: Pair | null
  readonly #renames: boolean
  readonly #spared: ReadonlySet<number>

  /** In the spared nights nobody was murdered, and here that is because the Mafia chose nobody. */
  constructor(
    roles: Readonly<Record<Seat, Role>>,
    nights: Nights,
    { pair, renames, spared }: { pair: Pair | null; renames: boolean; spared: ReadonlySet<number> },
  ) {
    this.#roles = roles
    this.#nights = nights
    this.#pair = pair
    this.#renames = renames
    this.#spared = spared
  }

  target({ night, living }: Open, seat: Seat, before: Target, chance: Chance): Target {
    const { asks } = roleRows[this.#roles[seat] as Role]
    // A suspicion has no effect before the end, unless it was on somebody who was removed.
    if (asks === 'suspect' && !this.#nights.hasRemoval(night)) return pick([null, ...without(living, seat)], chance)
    if (asks === 'kill' && this.#spared.has(night)) return null
    const done = this.#isChanged(seat) ? this.#nights.last(night, this.#other(seat)) : before
    const target = this.#renames ? this.#renamed(done) : done
    return target === seat && asks !== 'save' ? this.#renamed(target) : target
  }

  #isChanged(seat: Seat): boolean {
    return this.#pair?.includes(seat) === true
  }

  #other(seat: Seat): Seat {
    const [one, other] = this.#pair as Pair
    return seat === one ? other : one
  }

  #renamed(target: Target): Target {
    return target !== null && this.#isChanged(target) ? this.#other(target) : target
  }
}

/** Other ballots in a vote that is still going on, where only their number is known. */
export class OtherBallots {
  readonly #sealedMotion: number | null
  readonly #byVoter = new Map<Seat, ReadonlyMap<Target, Target>>()

  /** A removal would have told how many ballots were on the removed. */
  constructor({ states, moves }: Story<Mafia>) {
    const { motion, options } = (states.at(-1) as MafiaState).open
    const hasRemoval = moves.some(({ command }) => command.type === 'remove' && command.motion === motion)
    this.#sealedMotion = options.visibility === 'hidden' && !hasRemoval ? motion : null
  }

  target(open: Open, seat: Seat, before: Target, chance: Chance): Target {
    if (open.motion !== this.#sealedMotion) return before
    const others = this.#byVoter.get(seat) ?? otherTargets(open, seat, chance)
    this.#byVoter.set(seat, others)
    return others.get(before) as Target
  }
}

/** One for one: a ballot that is cast again unchanged does not restart the clock, and must not here. */
function otherTargets(open: Open, seat: Seat, chance: Chance): ReadonlyMap<Target, Target> {
  const targets: Target[] = [null, ...without(open.candidates ?? open.living, seat)]
  const shuffled = shuffle(targets, chance)
  return new Map(targets.map((target, at) => [target, shuffled[at] as Target]))
}

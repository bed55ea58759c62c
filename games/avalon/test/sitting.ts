import type { Seat } from '#engine'
import { QuestSitting } from '../../quests/test/quest-sitting.ts'
import {
  type Avalon,
  type AvalonEvent,
  type AvalonOptions,
  type AvalonWishes,
  avalon,
  type Card,
  type Role,
  readAvalonOptions,
  type Told,
} from '../index.ts'

export { only } from '../../../engine/test/game-sitting.ts'

interface Opening {
  /** Seats 1, 2, 3 … in this order, clockwise. */
  readonly roles?: readonly Role[]
  readonly players?: number
  readonly options?: Partial<AvalonOptions>
  readonly leader?: Seat
  readonly dagger?: Seat
  readonly seed?: string
}

const fillers: readonly Role[] = ['loyal', 'minion']

/** A game of Avalon in a test. */
export class Sitting extends QuestSitting<Avalon> {
  constructor({ roles, players = roles?.length ?? 5, options = {}, leader = 1, dagger, seed = 'test' }: Opening = {}) {
    const wishes: Partial<AvalonWishes> = { leader, ...(roles && { roles }), ...(dagger && { dagger }) }
    const inPlay = roles && { roles: roles.filter((role) => !fillers.includes(role)) }
    const parsed = readAvalonOptions({ seating: 'as-we-sit', ...inPlay, ...options })
    if (parsed === null) throw new Error('no such options')
    const seats = Array.from({ length: players }, (_, at) => at + 1)
    super(avalon, { seats, options: parsed, wishes }, seed)
  }

  told(seat: Seat): Told {
    return this.state.hands[seat]?.told as Told
  }

  /** The seat that was dealt this role. */
  seatOf(role: Role): Seat {
    return this.seats.find((seat) => this.state.sealed.roles[seat] === role) as Seat
  }

  /** The whole team plays; those named play Fail. */
  play(...failing: Seat[]): AvalonEvent[] {
    const card = (seat: Seat): Card => (failing.includes(seat) ? 'fail' : 'success')
    return this.open.team.flatMap((seat) => this.do(seat, { type: 'play', card: card(seat) }))
  }

  /** One whole quest: proposed, approved, played and left behind. */
  quest(team: readonly Seat[], ...failing: Seat[]): AvalonEvent[] {
    return [...this.propose(...team), ...this.vote(), ...this.play(...failing), ...this.continue()]
  }
}

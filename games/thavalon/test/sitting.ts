import { readOptions, type Seat } from '#engine'
import { QuestSitting } from '../../quests/test/quest-sitting.ts'
import {
  type Card,
  type Role,
  type Thavalon,
  type ThavalonEvent,
  type ThavalonOptions,
  type ThavalonWishes,
  type Told,
  teamSize,
  thavalon,
} from '../index.ts'

export { only } from '../../../engine/test/game-sitting.ts'

interface Opening {
  /** Seats 1, 2, 3 … in this order, clockwise. */
  readonly roles?: readonly Role[]
  readonly players?: number
  readonly options?: Partial<ThavalonOptions>
  readonly leader?: Seat
  readonly dagger?: Seat
  readonly seed?: string
}

/** Roles of a whole table, for tests that need one of each size. The last two to four are evil. */
export const tables = {
  5: ['merlin', 'percival', 'lancelot', 'mordred', 'maelagant'],
  7: ['merlin', 'tristan', 'iseult', 'arthur', 'mordred', 'morgana', 'maelagant'],
  8: ['merlin', 'percival', 'lancelot', 'arthur', 'titania', 'agravaine', 'morgana', 'maelagant'],
  10: [
    ...['merlin', 'percival', 'lancelot', 'arthur', 'tristan', 'iseult'],
    ...['agravaine', 'morgana', 'maelagant', 'colgrevance'],
  ],
} as unknown as Readonly<Record<5 | 7 | 8 | 10, readonly Role[]>>

/** A game of THavalon in a test. Cards are given by seat, the rest of the team plays Success, or Fail where it must. */
export class Sitting extends QuestSitting<Thavalon> {
  constructor({ roles, players = roles?.length ?? 5, options = {}, leader = 1, dagger, seed = 'test' }: Opening = {}) {
    const wishes: Partial<ThavalonWishes> = { leader, ...(roles && { roles }), ...(dagger && { dagger }) }
    const parsed = readOptions(thavalon.options, { seating: 'as-we-sit', window: 0, ...options })
    if (parsed === null) throw new Error('no such options')
    const seats = Array.from({ length: players }, (_, at) => at + 1)
    super(thavalon, { seats, options: parsed, wishes }, seed)
  }

  told(seat: Seat): Told {
    return this.state.hands[seat]?.told as Told
  }

  seatOf(role: Role): Seat {
    return this.seats.find((seat) => this.state.sealed.roles[seat] === role) as Seat
  }

  openVote(): ThavalonEvent[] {
    return this.do(this.open.leader as Seat, { type: 'open-vote' })
  }

  play(cards: Readonly<Record<Seat, Card>> = {}): ThavalonEvent[] {
    const forced = (seat: Seat): Card => (this.state.sealed.roles[seat] === 'agravaine' ? 'fail' : 'success')
    return this.open.team.flatMap((seat) => this.do(seat, { type: 'play', card: cards[seat] ?? forced(seat) }))
  }

  /** A team with these seats on it, filled up from the first seats. */
  teamWith(...members: Seat[]): Seat[] {
    const others = this.seats.filter((seat) => !members.includes(seat))
    return [...members, ...others].slice(0, teamSize(this.seats.length, this.open.quest))
  }

  /** One whole mission up to its result. */
  mission(team: readonly Seat[], cards: Readonly<Record<Seat, Card>> = {}): ThavalonEvent[] {
    this.propose(...team)
    if (this.open.phase === 'team_finalised') {
      this.openVote()
      this.vote()
    }
    return this.play(cards)
  }

  /** The mission on the table is won or lost by this evil player alone, and left behind. */
  finishMission(success: boolean, evil: Seat): ThavalonEvent[] {
    const team = success ? this.teamWith() : this.teamWith(evil)
    return [...this.mission(team, success ? {} : { [evil]: 'fail' }), ...this.continue()]
  }
}

import { type Chance, pick, type Seat, shuffle } from '#engine'
import type { CoursePrivateEvent, CoursePublicEvent } from './events.ts'
import type { CourseHand, CourseOpen } from './state.ts'

/** How long a quest's result stays on the screen unless the host goes on earlier. */
export const resultPause = 3_000

type CourseEvent<Card extends string> = CoursePublicEvent<Card> | CoursePrivateEvent<never, Card>
type Hands<Card extends string> = Readonly<Record<Seat, CourseHand<unknown, Card>>>

export function score({ quests }: Pick<CourseOpen, 'quests'>): { good: number; evil: number } {
  const good = quests.filter((quest) => quest.success).length
  return { good, evil: quests.length - good }
}

/** The leader passes clockwise once per proposal, whether it was rejected or went on the quest. */
export function nextTeamBuilding(open: CourseOpen, quest: number, proposal: number): CoursePublicEvent<never> {
  return { type: 'TeamBuildingBegan', motion: open.motion + 1, quest, proposal, leader: nextLeader(open) }
}

function nextLeader({ seating, leader }: CourseOpen): Seat {
  return seating[(seating.indexOf(leader as Seat) + 1) % seating.length] as Seat
}

export function roleConfirmed(open: CourseOpen, seat: Seat): CourseEvent<never>[] {
  return [
    { type: 'RoleUnderstood', seat },
    { type: 'RoleConfirmed', count: open.confirmed + 1 },
  ]
}

/** Who sits where and who leads first, drawn when the last player has understood the role; until then null. */
export function drawSeating(
  { seats, confirmed, options }: CourseOpen,
  firstLeader: Seat | null,
  chance: Chance,
): { readonly seating: readonly Seat[]; readonly leader: Seat } | null {
  if (confirmed + 1 < seats.length) return null
  const seating = options.seating === 'random' ? shuffle(seats, chance) : seats
  return { seating, leader: firstLeader ?? pick(seating, chance) }
}

export function ballotCast({ motion }: CourseOpen, seat: Seat, approve: boolean): CourseEvent<never>[] {
  return [
    { type: 'BallotSealed', seat, motion, approve },
    { type: 'PlayerVoted', seat },
  ]
}

/** Who approves, in the order of the seats, once this ballot is the last; until then null. */
export function approvingWith(
  open: CourseOpen,
  hands: Hands<string>,
  seat: Seat,
  approve: boolean,
): readonly Seat[] | null {
  if (open.voted.length + 1 < open.seats.length) return null
  return open.seating.filter((voter) => (voter === seat ? approve : hands[voter]?.ballot?.approve))
}

export function cardLaid<Card extends string>(open: CourseOpen<Card>, seat: Seat, card: Card): CourseEvent<Card>[] {
  return [
    { type: 'CardSealed', seat, motion: open.motion, card },
    open.options.showWhoPlayed ? { type: 'CardPlayed', seat } : { type: 'CardCounted', count: open.cardsIn + 1 },
  ]
}

/** All cards of the quest, shuffled, once this one is the last; until then null. */
export function cardsWith<Card extends string>(
  open: CourseOpen<Card>,
  hands: Hands<Card>,
  seat: Seat,
  card: Card,
  chance: Chance,
): Card[] | null {
  if (open.cardsIn + 1 < open.team.length) return null
  const cards = open.team.map((member) => (member === seat ? card : (hands[member]?.card?.card as Card)))
  // Sorted before they are shuffled, so that not even the source of luck can link a card to a seat.
  return shuffle(cards.sort(), chance)
}

/** Who suspected whom while the dagger was out, opened at the end. */
export function guessesOf({ seats }: CourseOpen, hands: Hands<string>): { readonly by: Seat; readonly target: Seat }[] {
  return seats.flatMap((by) => {
    const target = hands[by]?.guess
    return target ? [{ by, target }] : []
  })
}

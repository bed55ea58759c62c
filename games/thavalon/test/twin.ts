import { below, type Chance, pick, type Recipient, type Seat, shuffle } from '#engine'
import type { Move, Script, Story } from '#engine/law-kit'
import type { Deal } from '../deal.ts'
import { type Card, cardsOf, type Open, poolOf, type Role, sideOf, type Thavalon, type Told } from '../index.ts'
import { tell } from '../told.ts'

type Roles = Readonly<Record<Seat, Role>>

const tries = 300

/**
 * Another game that the recipient cannot tell from this one: the others change places in the deal, and now and then a role
 * gives way to one that was not dealt. It counts if the recipient's card would say the same, and if the same public course
 * can be played, with other hidden cards and ballots.
 */
export function twin(story: Story<Thavalon>, recipient: Recipient, chance: Chance): Script<Thavalon> | null {
  const { open, hands, sealed } = story.states.at(-1) as Story<Thavalon>['states'][number]
  const told = typeof recipient === 'number' ? (hands[recipient]?.told ?? null) : null
  const known = new Set([recipient, ...open.declarations.map(({ seat }) => seat)])
  const free = open.seats.filter((seat) => !known.has(seat))
  for (let attempt = 0; attempt < tries; attempt++) {
    const roles = drawRoles(open, sealed.roles, free, told, chance)
    if (open.seats.every((seat) => roles[seat] === sealed.roles[seat])) continue
    const deal = { seats: open.seats, roles, dagger: drawDagger(open, roles, told, recipient, chance) }
    if (told !== null && !saysTheSame(told, tell(deal, recipient as Seat, chance))) continue
    const moves = otherMoves(story, recipient, roles, deal.dagger, chance)
    if (moves) return { opening: story.opening.map((event) => otherOpening(event, deal, recipient, chance)), moves }
  }
  return null
}

type Event = Story<Thavalon>['opening'][number]

function otherOpening(event: Event, deal: Deal, recipient: Recipient, chance: Chance): Event {
  if (event.type === 'RolesDealt') return { ...event, roles: deal.roles, dagger: deal.dagger }
  if (event.type !== 'RoleTold' || event.seat === recipient) return event
  return { ...event, told: tell(deal, event.seat, chance) }
}

/** The free seats change roles within the groups in which the recipient was told of them; one role may be exchanged. */
function drawRoles(open: Open, roles: Roles, free: readonly Seat[], told: Told | null, chance: Chance): Roles {
  const other: Record<Seat, Role> = { ...roles }
  for (const group of Map.groupBy(free, (seat) => groupOf(seat, told)).values()) {
    const shuffled = shuffle(group, chance)
    for (const [at, seat] of group.entries()) other[seat] = roles[shuffled[at] as Seat] as Role
  }
  if (free.length > 0 && below(2, chance) === 1) exchange(open, other, pick(free, chance), chance)
  return other
}

function groupOf(seat: Seat, told: Told | null): string {
  if (told?.partner === seat) return 'partner'
  const { evil = [], wizards = [], exact = {} } = told?.names ?? {}
  if (exact[seat]) return exact[seat]
  return evil.includes(seat) ? 'evil' : wizards.includes(seat) ? 'wizards' : ''
}

/** Lovers come in pairs, so they stay. */
function exchange(open: Open, roles: Record<Seat, Role>, seat: Seat, chance: Chance): void {
  const role = roles[seat] as Role
  const isLover = (one: Role) => one === 'tristan' || one === 'iseult'
  const dealt = Object.values(roles)
  const unused = poolOf(sideOf(role), open.seats.length).filter((one) => !dealt.includes(one) && !isLover(one))
  if (!isLover(role) && unused.length > 0) roles[seat] = pick(unused, chance)
}

function drawDagger(open: Open, roles: Roles, told: Told | null, recipient: Recipient, chance: Chance): Seat {
  if (told?.dagger) return recipient as Seat
  const evil = open.seats.filter((seat) => seat !== recipient && sideOf(roles[seat] as Role) === 'evil')
  return evil.length > 0 ? pick(evil, chance) : (recipient as Seat)
}

/** Names and roles come in any order; everything else must be the same. */
function saysTheSame(one: Told, other: Told): boolean {
  const sorted = (told: Told) => ({
    ...told,
    roles: [...told.roles].sort(),
    names: { ...told.names, evil: told.names.evil?.toSorted(), wizards: told.names.wizards?.toSorted() },
  })
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The same public course under the other roles, or null where some mission's cards cannot be played. */
function otherMoves(
  story: Story<Thavalon>,
  recipient: Recipient,
  roles: Roles,
  dagger: Seat,
  chance: Chance,
): Move<Thavalon>[] | null {
  const cards = otherCards(story, recipient, roles, chance)
  if (cards === null) return null
  const last = (story.states.at(-1) as Story<Thavalon>['states'][number]).open
  return story.moves.flatMap((move): Move<Thavalon>[] => {
    const { actor, command } = move
    if (actor === recipient) return [move]
    if (command.type === 'play') return [{ ...move, command: { ...command, card: cards.get(move) as Card } }]
    if (command.type === 'vote' && command.motion === last.motion) {
      return [{ ...move, command: { ...command, approve: below(2, chance) === 1 } }]
    }
    return command.type === 'guess' && actor === dagger ? [] : [move]
  })
}

/** Who plays which card instead: the same cards on each finished mission, on an unfinished one any that are allowed. */
function otherCards(
  story: Story<Thavalon>,
  recipient: Recipient,
  roles: Roles,
  chance: Chance,
): Map<Move<Thavalon>, Card> | null {
  const plays = story.moves.map((move, at) => ({ move, open: story.states[at]?.open as Open }))
  const missions = Map.groupBy(
    plays.filter(({ move }) => move.command.type === 'play'),
    ({ open }) => open.motion,
  )
  const dealt = new Map<Move<Thavalon>, Card>()
  for (const mission of missions.values()) {
    const others = mission.map(({ move }) => move).filter(({ actor }) => actor !== recipient)
    const isFinished = mission.length === mission[0]?.open.team.length
    const allowed = (move: Move<Thavalon>) => cardsOf(roles[Number(move.actor)] as Role)
    const cards = isFinished
      ? matchCards(others, allowed, shuffle(others.map(cardOf), chance))
      : others.map((move) => pick(allowed(move), chance))
    if (cards === null) return null
    for (const [at, move] of others.entries()) dealt.set(move, cards[at] as Card)
  }
  return dealt
}

function cardOf({ command }: Move<Thavalon>): Card {
  return command.type === 'play' ? command.card : 'success'
}

/** These cards, each with a player who may play it, or null where that cannot be. */
function matchCards<M>(
  moves: readonly M[],
  allowed: (move: M) => readonly Card[],
  cards: readonly Card[],
): Card[] | null {
  const [first, ...rest] = moves
  if (first === undefined) return []
  for (const card of new Set(cards)) {
    if (!allowed(first).includes(card)) continue
    const others = matchCards(rest, allowed, cards.toSpliced(cards.indexOf(card), 1))
    if (others) return [card, ...others]
  }
  return null
}

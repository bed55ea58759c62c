import { below, type Chance, pick, type Recipient, type Seat, shuffle } from '#engine'
import type { Move, Script, Story } from '#engine/law-kit'
import type { Avalon, AvalonEvent, Card, Open, Role, Told } from '../index.ts'
import { cardsOf, sideOf } from '../index.ts'

type Renaming = ReadonlyMap<Seat, Seat>
type Roles = Readonly<Record<Seat, Role>>

const tries = 100

/**
 * Another game that the recipient cannot tell from this one. The other players change places in the deal, each within the
 * group in which the recipient was told of them, and play the same public course with other hidden cards and ballots.
 */
export function twin(story: Story<Avalon>, recipient: Recipient, chance: Chance): Script<Avalon> | null {
  const { hands, sealed } = story.states.at(-1) as Story<Avalon>['states'][number]
  const hand = typeof recipient === 'number' ? hands[recipient] : undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    const renaming = drawRenaming(Object.keys(hands).map(Number), recipient, hand?.told ?? null, chance)
    const roles = renameRoles(sealed.roles, renaming)
    const differs = Object.keys(roles).some((seat) => roles[Number(seat)] !== sealed.roles[Number(seat)])
    const answersHold = hand?.answers.every(({ about, is }) => sideOf(roles[about] as Role) === is) ?? true
    const moves = differs && answersHold ? otherMoves(story, recipient, roles, renaming, chance) : null
    if (moves) return { opening: story.opening.map((event) => renameEvent(event, recipient, renaming)), moves }
  }
  return null
}

/** Shuffles the other seats within the groups that the recipient can tell apart. */
function drawRenaming(seats: readonly Seat[], recipient: Recipient, told: Told | null, chance: Chance): Renaming {
  const groups = Map.groupBy(seats, (seat) => (seat === recipient ? 'self' : groupOf(seat, told)))
  const pairs = [...groups.values()].flatMap((group) => {
    const other = shuffle(group, chance)
    return group.map((seat, at) => [seat, other[at] as Seat] as const)
  })
  return new Map(pairs)
}

function groupOf(seat: Seat, told: Told | null): string {
  return Object.entries(told?.names ?? {})
    .filter(([, names]) => names.includes(seat))
    .map(([group]) => group)
    .join()
}

const renamed = (seat: Seat, renaming: Renaming): Seat => renaming.get(seat) as Seat
const renamedOrNull = (seat: Seat | null, renaming: Renaming) => (seat === null ? null : renamed(seat, renaming))

function renameRoles(roles: Roles, renaming: Renaming): Roles {
  return Object.fromEntries(Object.entries(roles).map(([seat, role]) => [renamed(Number(seat), renaming), role]))
}

function renameEvent(event: AvalonEvent, recipient: Recipient, renaming: Renaming): AvalonEvent {
  if (event.type === 'RolesDealt') {
    return {
      ...event,
      roles: renameRoles(event.roles, renaming),
      dagger: renamedOrNull(event.dagger, renaming),
      decoy: renamedOrNull(event.decoy, renaming),
      mixed: event.mixed.map((seat) => renamed(seat, renaming)),
    }
  }
  if (event.type !== 'RoleTold' || event.seat === recipient) return event
  const names = Object.entries(event.told.names).map(([group, seats]) => [
    group,
    seats.map((seat) => renamed(seat, renaming)),
  ])
  return { ...event, seat: renamed(event.seat, renaming), told: { ...event.told, names: Object.fromEntries(names) } }
}

/** The same public course under the other roles, or null where some quest's cards cannot be played. */
function otherMoves(
  story: Story<Avalon>,
  recipient: Recipient,
  roles: Roles,
  renaming: Renaming,
  chance: Chance,
): Move<Avalon>[] | null {
  const cards = otherCards(story, recipient, roles, chance)
  if (cards === null) return null
  const last = (story.states.at(-1) as Story<Avalon>['states'][number]).open
  const dagger = renamedOrNull(story.states[0]?.sealed.dagger ?? null, renaming)
  return story.moves.flatMap((move): Move<Avalon>[] => {
    const { actor, command } = move
    if (actor === recipient) return [move]
    if (command.type === 'play') {
      return [{ ...move, command: { ...command, card: cards.get(move) as Card } }]
    }
    if (command.type === 'vote' && command.motion === last.motion) {
      return [{ ...move, command: { ...command, approve: below(2, chance) === 1 } }]
    }
    if (command.type === 'guess') {
      const target = pick(
        last.seats.filter((seat) => seat !== actor),
        chance,
      )
      return actor === dagger ? [] : [{ ...move, command: { ...command, target } }]
    }
    return [move]
  })
}

/** Who plays which card instead: as many Fails on each finished quest, on an unfinished one anything that is allowed. */
function otherCards(
  story: Story<Avalon>,
  recipient: Recipient,
  roles: Roles,
  chance: Chance,
): Map<Move<Avalon>, Card> | null {
  const cards = new Map<Move<Avalon>, Card>()
  const plays = story.moves.map((move, at) => ({ move, open: story.states[at]?.open as Open }))
  const quests = Map.groupBy(
    plays.filter(({ move }) => move.command.type === 'play'),
    ({ open }) => open.motion,
  )
  for (const quest of quests.values()) {
    const { open } = quest[0] as { open: Open }
    const others = quest.map(({ move }) => move).filter(({ actor }) => actor !== recipient)
    const finished = quest.length === open.team.length
    const dealt = finished ? sameFails(others, roles, open.quest, chance) : anyCards(others, roles, open.quest, chance)
    if (dealt === null) return null
    for (const [move, card] of dealt) cards.set(move, card)
  }
  return cards
}

type Hands = [Move<Avalon>, Card][]

function sameFails(moves: readonly Move<Avalon>[], roles: Roles, quest: number, chance: Chance): Hands | null {
  const wanted = moves.filter(({ command }) => command.type === 'play' && command.card === 'fail').length
  const mayPlay = (move: Move<Avalon>, card: Card) => cardsOf(roles[Number(move.actor)] as Role, quest).includes(card)
  const mustFail = moves.filter((move) => !mayPlay(move, 'success'))
  const mayFail = moves.filter((move) => mayPlay(move, 'fail') && !mustFail.includes(move))
  const more = wanted - mustFail.length
  if (more < 0 || more > mayFail.length) return null
  const failing = new Set([...mustFail, ...shuffle(mayFail, chance).slice(0, more)])
  return moves.map((move) => [move, failing.has(move) ? 'fail' : 'success'])
}

function anyCards(moves: readonly Move<Avalon>[], roles: Roles, quest: number, chance: Chance): Hands {
  return moves.map((move) => [move, pick(cardsOf(roles[Number(move.actor)] as Role, quest), chance)])
}

import { below, type Chance, type Recipient, type Seat, seededChance, shuffle } from '#engine'
import { type Move, type Script, type Story, tellStory } from '#engine/law-kit'
import { type Mafia, type MafiaState, mafia, type Open, type Role } from '../index.ts'
import { Nights } from './nights.ts'
import { OtherBallots, OtherDeeds, type Pair } from './other-answers.ts'

type Roles = Readonly<Record<Seat, Role>>

const tries = 12

/**
 * Another game that the recipient cannot tell from this one. Two of the living, whom the recipient cannot tell apart, have
 * changed roles; each does by night what the other did, and everybody's sealed suspicions and ballots are others.
 */
export function twin(story: Story<Mafia>, recipient: Recipient, chance: Chance): Script<Mafia> | null {
  const last = story.states.at(-1) as MafiaState
  const pairs = shuffle(pairsAlike(last, recipient), chance)
  // Somebody who knows every role, or to whom all the others are of one kind, is left with what is sealed.
  if (pairs.length === 0) return scriptOf(story, recipient, null, false, chance)
  for (const pair of pairs.slice(0, tries)) {
    for (const renames of [false, true]) {
      const script = scriptOf(story, recipient, pair, renames, chance)
      if (script && keepsCourse(last, script)) return script
    }
  }
  return null
}

/** The pairs of unlike roles that can change places without the recipient having been told anything else. */
function pairsAlike({ open, hands, sealed }: MafiaState, recipient: Recipient): Pair[] {
  const hand = typeof recipient === 'number' ? hands[recipient] : undefined
  if (hand?.ghost) return []
  const others = open.living.filter((seat) => seat !== recipient)
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other): Pair => [one, other]))
  return pairs.filter((pair) => {
    const roles = swap(sealed.roles, pair)
    const told = hand?.told && JSON.stringify(toldTo(open, roles, recipient)) === JSON.stringify(hand.told)
    const read = hand?.notebook.every(({ about, is }) => (is === 'mafia') === (roles[about] === 'mafia'))
    return sealed.roles[pair[0]] !== sealed.roles[pair[1]] && told !== false && read !== false
  })
}

function swap(roles: Roles, [one, other]: Pair): Roles {
  return { ...roles, [one]: roles[other] as Role, [other]: roles[one] as Role }
}

function openingOf({ seats, options }: Open, roles: Roles): Script<Mafia>['opening'] {
  const wishes = { roles: seats.map((seat) => roles[seat] as Role) }
  return mafia.start({ seats, options, wishes }, seededChance('twin'))
}

function toldTo(open: Open, roles: Roles, recipient: Recipient): unknown {
  const events = openingOf(open, roles)
  return events.flatMap((event) => (event.type === 'RoleTold' && event.seat === recipient ? [event.told] : []))[0]
}

/** Whether it is legal and the same people die in the same way. What the recipient is sent is for the law to compare. */
function keepsCourse(last: MafiaState, script: Script<Mafia>): boolean {
  try {
    const { open } = tellStory(mafia, script).states.at(-1) as MafiaState
    return JSON.stringify(open.dead) === JSON.stringify(last.open.dead)
  } catch (error) {
    if (error instanceof Error && error.message.includes('was refused')) return false
    throw error
  }
}

/** With `renames` the two also change places as victims, saved and checked; who sees the Mafia's picks would notice. */
function scriptOf(
  story: Story<Mafia>,
  recipient: Recipient,
  pair: Pair | null,
  renames: boolean,
  chance: Chance,
): Script<Mafia> | null {
  const last = story.states.at(-1) as MafiaState
  const roles = pair ? swap(last.sealed.roles, pair) : last.sealed.roles
  const nights = new Nights(story)
  const seesPicks = roles[Number(recipient)] === 'mafia'
  if ((seesPicks && renames) || (pair && nights.involveRemoved(pair))) return null
  const spared = seesPicks ? new Set<number>() : sparedNights(last, nights, chance)
  const deeds = new OtherDeeds(roles, nights, { pair, renames, spared })
  const ballots = new OtherBallots(story)
  const moves = story.moves.map((move, at): Move<Mafia> => {
    const { actor, command } = move
    const { open } = story.states[at] as MafiaState
    if (typeof actor !== 'number' || actor === recipient) return move
    if (command.type === 'night') {
      return { ...move, command: { ...command, target: deeds.target(open, actor, command.target, chance) } }
    }
    if (command.type !== 'vote') return move
    return { ...move, command: { ...command, target: ballots.target(open, actor, command.target, chance) } }
  })
  return { opening: openingOf(last.open, roles), moves }
}

/** Some of the nights without a murder, for whatever reason; how many were on somebody who was removed is public. */
function sparedNights({ sealed }: MafiaState, nights: Nights, chance: Chance): ReadonlySet<number> {
  const quiet = sealed.nights.filter(({ night, murdered }) => murdered === null && !nights.hasRemoval(night))
  return new Set(quiet.map(({ night }) => night).filter(() => below(2, chance) === 0))
}

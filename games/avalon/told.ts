import { type Chance, type Seat, shuffle } from '#engine'
import { type Deal, inRing, isEvil, seatsWith } from './deal.ts'
import type { AvalonOptions } from './options.ts'
import { type Role, roleRows, sideOf } from './roles.ts'
import type { Told } from './state.ts'

type Sight = Pick<Told, 'names' | 'hidden' | 'notices'>

/** What one seat's role card says. Every list of names is shuffled: order must tell nothing. */
export function tell(deal: Deal, options: AvalonOptions, seat: Seat, chance: Chance): Told {
  const role = deal.roles[seat] as Role
  return {
    role,
    side: sideOf(role),
    ...sight(deal, options, seat, role, chance),
    dagger: deal.dagger === seat,
  }
}

function sight(deal: Deal, options: AvalonOptions, seat: Seat, role: Role, chance: Chance): Sight {
  const { learns } = roleRows[role]
  switch (learns) {
    case 'evil':
      return merlinLearns(deal, options, chance)
    case 'wizards':
      return percivalLearns(deal, chance)
    case 'mates':
      return deal.ring ? ringMemberLearns(deal, deal.ring, seat) : mateLearns(deal, seat, chance)
    case 'nothing':
      return { names: {}, hidden: 0, notices: [] }
    default:
      return learns satisfies never
  }
}

function merlinLearns(deal: Deal, options: AvalonOptions, chance: Chance): Sight {
  const evil = seatsWith(deal, isEvil)
  if (deal.mixed.length > 0) {
    const mixed = shuffle(deal.mixed, chance)
    const certain = shuffle(deal.certain, chance)
    return {
      names: certain.length > 0 ? { certain, mixed } : { mixed },
      hidden: evil.length - certain.length - 1,
      notices: [options.splitIntel ? 'split' : 'oberon-split'],
    }
  }
  const visible = evil.filter((seat) => !roleRows[deal.roles[seat] as Role].hiddenFromMerlin)
  const hidden = evil.length - visible.length
  if (deal.decoy !== null) {
    return { names: { evil: shuffle([...visible, deal.decoy], chance) }, hidden, notices: ['decoy'] }
  }
  return { names: named(shuffle(visible, chance)), hidden, notices: [] }
}

/** Without Morgana the one name is Merlin for certain, and Percival is told so. */
function percivalLearns(deal: Deal, chance: Chance): Sight {
  const wizards = shuffle(
    seatsWith(deal, (role) => roleRows[role].shownToPercival === true),
    chance,
  )
  return { names: { wizards }, hidden: 0, notices: wizards.length === 1 ? ['merlin-certain'] : [] }
}

function mateLearns(deal: Deal, seat: Seat, chance: Chance): Sight {
  const mates = seatsWith(deal, inRing).filter((mate) => mate !== seat)
  return { names: named(shuffle(mates, chance)), hidden: 0, notices: [] }
}

/** The hidden are the ring less oneself and the one known, and Oberon, who is outside the ring. */
function ringMemberLearns(deal: Deal, ring: Readonly<Record<Seat, Seat>>, seat: Seat): Sight {
  const hidden = seatsWith(deal, isEvil).length - 2
  return { names: { evil: [ring[seat] as Seat] }, hidden, notices: ['ring'] }
}

function named(evil: readonly Seat[]): Told['names'] {
  return evil.length > 0 ? { evil } : {}
}

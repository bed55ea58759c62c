import { type Chance, type Seat, shuffle } from '#engine'
import type { Deal } from './deal.ts'
import { type Role, roleRows, sideOf } from './roles.ts'
import type { TellNotice, Told } from './state.ts'

type Sight = Pick<Told, 'names' | 'roles' | 'partner' | 'hidden' | 'notices'>

const nothing: Sight = { names: {}, roles: [], partner: null, hidden: 0, notices: [] }

/** What one seat's role card says. Every list is shuffled: order must tell nothing. */
export function tell(deal: Deal, seat: Seat, chance: Chance): Told {
  const role = deal.roles[seat] as Role
  return { role, side: sideOf(role), ...sight(deal, seat, role, chance), dagger: deal.dagger === seat }
}

function sight(deal: Deal, seat: Seat, role: Role, chance: Chance): Sight {
  const { learns } = roleRows[role]
  switch (learns) {
    case 'evil':
      return merlinLearns(deal, chance)
    case 'wizards':
      return percivalLearns(deal, chance)
    case 'partner':
      return { ...nothing, partner: seatsWith(deal, seat, ({ lover }) => lover === true)[0] ?? null }
    case 'mates':
      return mateLearns(deal, seat, chance)
    case 'exact-mates':
      return colgrevanceLearns(deal, seat)
    case 'all-roles':
      return { ...nothing, roles: otherRoles(deal, role, chance) }
    case 'good-roles':
      return { ...nothing, roles: otherRoles(deal, role, chance).filter((other) => sideOf(other) === 'good') }
    case 'nothing':
      return nothing
    default:
      return learns satisfies never
  }
}

type Test = (row: (typeof roleRows)[Role]) => boolean

/** The seats but one's own whose roles pass. */
function seatsWith({ seats, roles }: Deal, own: Seat | null, test: Test): Seat[] {
  return seats.filter((seat) => seat !== own && test(roleRows[roles[seat] as Role]))
}

function otherRoles({ seats, roles }: Deal, own: Role, chance: Chance): Role[] {
  return shuffle(
    seats.map((seat) => roles[seat] as Role).filter((role) => role !== own),
    chance,
  )
}

function merlinLearns(deal: Deal, chance: Chance): Sight {
  const seen = seatsWith(
    deal,
    null,
    ({ side, hiddenFromMerlin, looksEvilToMerlin }) => looksEvilToMerlin || (side === 'evil' && !hiddenFromMerlin),
  )
  return { ...nothing, names: { evil: shuffle(seen, chance) } }
}

function percivalLearns(deal: Deal, chance: Chance): Sight {
  const wizards = seatsWith(deal, null, ({ shownToPercival }) => shownToPercival === true)
  if (wizards.length === 0) return { ...nothing, notices: ['sees-nobody'] }
  return { ...nothing, names: { wizards: shuffle(wizards, chance) } }
}

function mateLearns(deal: Deal, seat: Seat, chance: Chance): Sight {
  const seen = seatsWith(
    deal,
    seat,
    ({ side, hiddenFromEvil, looksEvilToEvil }) => looksEvilToEvil || (side === 'evil' && !hiddenFromEvil),
  )
  const hidden = seatsWith(deal, null, ({ hiddenFromEvil }) => hiddenFromEvil === true).length
  const lookalikes = seatsWith(deal, null, ({ looksEvilToEvil }) => looksEvilToEvil === true).length
  const notices: TellNotice[] = []
  if (lookalikes > 0) notices.push('one-not-evil')
  if (hidden > 0) notices.push('one-unseen-evil')
  return { ...nothing, names: { evil: shuffle(seen, chance) }, hidden, notices }
}

function colgrevanceLearns(deal: Deal, seat: Seat): Sight {
  const mates = seatsWith(deal, seat, ({ side }) => side === 'evil')
  return { ...nothing, names: { exact: Object.fromEntries(mates.map((mate) => [mate, deal.roles[mate] as Role])) } }
}

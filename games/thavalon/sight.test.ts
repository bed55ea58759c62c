import { expect, test } from 'vitest'
import { below, type Seat, seededChance } from '#engine'
import { expectEven } from '../../engine/test/evenness.ts'
import { type Role, sideOf, type Told, thavalon } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

type Dealt = ReadonlyMap<Role, Seat>

/** The table of the rules, written down a second time: what each role is told at this deal, in sorted lists. */
const table: Readonly<Record<Role, (dealt: Dealt) => object>> = {
  merlin: (dealt) => ({ evil: [...evilBut(dealt, 'mordred'), ...at(dealt, 'lancelot')].sort(numbers) }),
  percival: (dealt) => {
    const wizards = [...at(dealt, 'merlin'), ...at(dealt, 'morgana')].sort(numbers)
    return wizards.length > 0 ? { wizards } : { notices: ['sees-nobody'] }
  },
  tristan: (dealt) => ({ partner: dealt.get('iseult') }),
  iseult: (dealt) => ({ partner: dealt.get('tristan') }),
  lancelot: () => ({}),
  titania: () => ({}),
  nimue: (dealt) => ({ roles: rolesBut(dealt, 'nimue') }),
  arthur: (dealt) => ({ roles: rolesBut(dealt, 'arthur').filter((role) => sideOf(role) === 'good') }),
  mordred: (dealt) => mates(dealt, 'mordred'),
  morgana: (dealt) => mates(dealt, 'morgana'),
  maelagant: (dealt) => mates(dealt, 'maelagant'),
  agravaine: (dealt) => mates(dealt, 'agravaine'),
  colgrevance: (dealt) => ({
    exact: Object.fromEntries(
      [...dealt].flatMap(([role, seat]) => (sideOf(role) === 'evil' && role !== 'colgrevance' ? [[seat, role]] : [])),
    ),
  }),
}

const numbers = (one: number, other: number) => one - other
const at = (dealt: Dealt, role: Role): Seat[] => [dealt.get(role) ?? []].flat()
const rolesBut = (dealt: Dealt, own: Role): Role[] => [...dealt.keys()].filter((role) => role !== own).sort()
const evilBut = (dealt: Dealt, ...hidden: Role[]): Seat[] =>
  [...dealt].flatMap(([role, seat]) => (sideOf(role) === 'evil' && !hidden.includes(role) ? [seat] : []))

function mates(dealt: Dealt, own: Role): object {
  const notices = [
    ...(dealt.has('titania') ? ['one-not-evil'] : []),
    ...(dealt.has('colgrevance') ? ['one-unseen-evil'] : []),
  ]
  return {
    evil: [...evilBut(dealt, own, 'colgrevance'), ...at(dealt, 'titania')].sort(numbers),
    ...(dealt.has('colgrevance') && { hidden: 1 }),
    ...(notices.length > 0 && { notices }),
  }
}

/** What a card says beyond the role, without what it leaves empty. */
function saidBy({ names, roles, partner, hidden, notices }: Told): object {
  const { evil, wizards, exact } = names
  return {
    ...(evil && { evil: evil.toSorted(numbers) }),
    ...(wizards && { wizards: wizards.toSorted(numbers) }),
    ...(exact && { exact }),
    ...(roles.length > 0 && { roles: roles.toSorted() }),
    ...(partner !== null && { partner }),
    ...(hidden > 0 && { hidden }),
    ...(notices.length > 0 && { notices }),
  }
}

test.each([5, 6, 7, 8, 9, 10])(
  'TH-S-1 TH-S-2 at %i players every card says what the table says, and no more',
  (players) => {
    const seats = Array.from({ length: players }, (_, seat) => seat * 3 + 1)
    for (let deal = 0; deal < 2_000; deal++) {
      const options = { ...thavalon.options.defaults, nineEvil: below(2, seededChance(`nine ${deal}`)) === 1 }
      const events = thavalon.start({ seats, options, wishes: {} }, seededChance(`sight ${players} ${deal}`))
      const roles = only(events, 'RolesDealt')[0]?.roles ?? {}
      const dealt: Dealt = new Map(Object.entries(roles).map(([seat, role]) => [role, Number(seat)]))
      for (const { seat, told } of only(events, 'RoleTold')) {
        const role = roles[seat] as Role
        expect(told).toMatchObject({ role, side: sideOf(role) })
        expect(saidBy(told)).toEqual(table[role](dealt))
      }
    }
  },
)

test('TH-S-1 Merlin sees Lancelot like evil and not Mordred, Percival both wizards, evil each other', () => {
  const table = new Sitting({ roles: ['merlin', 'percival', 'lancelot', 'mordred', 'morgana'] })
  const names = table.seats.map((seat) => table.told(seat).names)
  expect(names.map(({ evil = [], wizards = [] }) => [evil.toSorted(), wizards.toSorted()])).toEqual([
    [[3, 5], []],
    [[], [1, 5]],
    [[], []],
    [[5], []],
    [[4], []],
  ])
})

test('TH-S-1 Nimue is told the roles and no players', () => {
  const table = new Sitting({ roles: ['tristan', 'iseult', 'nimue', 'mordred', 'maelagant'] })
  const { roles, names } = table.told(3)
  expect(roles.toSorted()).toEqual(['iseult', 'maelagant', 'mordred', 'tristan'])
  expect(names).toEqual({})
})

test('TH-S-3 a Percival without Merlin and Morgana sees nobody, and the card says so', () => {
  const table = new Sitting({ roles: ['percival', 'lancelot', 'nimue', 'mordred', 'maelagant'] })
  expect(table.told(1)).toMatchObject({ names: {}, notices: ['sees-nobody'] })
})

test('TH-S-2 the order of names and of roles tells nothing', () => {
  const roles = [
    'merlin',
    'percival',
    'lancelot',
    'tristan',
    'iseult',
    'titania',
    'mordred',
    'agravaine',
    'maelagant',
    'morgana',
  ] as const
  const dealing = (read: (told: Told[]) => unknown) => (deal: number) => {
    const seats = roles.map((_, seat) => seat + 1)
    const setting = { seats, options: thavalon.options.defaults, wishes: { roles } }
    const events = thavalon.start(setting, seededChance(`order ${deal}`))
    return read(only(events, 'RoleTold').map(({ told }) => told))
  }
  expectEven(
    24,
    dealing(([merlin]) => merlin?.names.evil),
  )
  expectEven(
    2,
    dealing(([, percival]) => percival?.names.wizards),
  )
  expectEven(
    24,
    dealing((told) => told[6]?.names.evil),
  )
})

test('TH-S-2 the order of the roles that Nimue is told tells nothing', () => {
  const roles = ['merlin', 'percival', 'nimue', 'mordred', 'morgana'] as const
  const setting = { seats: [1, 2, 3, 4, 5], options: thavalon.options.defaults, wishes: { roles } }
  expectEven(24, (deal) => only(thavalon.start(setting, seededChance(`nimue ${deal}`)), 'RoleTold')[2]?.told.roles)
})

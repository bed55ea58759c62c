import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import { type AvalonOptions, avalon, type Role, type Side, type Told } from './index.ts'
import { dealing, expectEven, subsets } from './test/evenness.ts'
import { only, Sitting } from './test/sitting.ts'

type Special = AvalonOptions['roles'][number]
type Line = readonly [side: Side, learns: string, byMerlin: boolean, byEvil: boolean, byPercival: boolean]

const [yes, no] = [true, false]

/** The table of rules section 2: side, what is learnt at the deal, seen by Merlin, by evil, by Percival. */
const matrix: Readonly<Record<Role, Line>> = {
  merlin: ['good', 'evil', no, no, yes],
  percival: ['good', 'wizards', no, no, no],
  loyal: ['good', 'nothing', no, no, no],
  assassin: ['evil', 'mates', yes, yes, no],
  morgana: ['evil', 'mates', yes, yes, yes],
  mordred: ['evil', 'mates', no, yes, no],
  oberon: ['evil', 'nothing', yes, no, no],
  oberon_chaos: ['evil', 'nothing', no, no, no],
  minion: ['evil', 'mates', yes, yes, no],
  lunatic: ['evil', 'mates', yes, yes, no],
  brute: ['evil', 'mates', yes, yes, no],
}

const counts = [5, 6, 7, 8, 9, 10]
const evilPlaces = (players: number) => (players < 7 ? 2 : players < 10 ? 3 : 4)

/** Every set of special roles that fits, with and without the Assassin's card. */
function roleSets(players: number): Pick<AvalonOptions, 'roles' | 'assassin'>[] {
  const wizards: Special[][] = [[], ['merlin'], ['merlin', 'percival']]
  const oberons: Special[][] = [[], ['oberon'], ['oberon_chaos']]
  const others = subsets<Special>(['morgana', 'mordred', ...(players < 7 ? [] : (['lunatic', 'brute'] as const))])
  const sets = wizards.flatMap((good) =>
    [true, false].flatMap((assassin) => {
      const card: Special[] = assassin && good.length > 0 ? ['assassin'] : []
      const evil = oberons.flatMap((oberon) => others.map((rest) => [...card, ...oberon, ...rest]))
      const fitting = evil.filter((some) => some.length <= evilPlaces(players))
      return fitting.map((some) => ({ roles: [...good, ...some], assassin }))
    }),
  )
  return sets
}

/** What the table of rules says that this seat is told, the names in seat order. */
function expected(roles: Readonly<Record<Seat, Role>>, dagger: Seat | null, seat: Seat): Told {
  const seats = Object.keys(roles).map(Number)
  const line = (one: Seat) => matrix[roles[one] as Role]
  const [side, learns] = line(seat)
  const evil = seats.filter((one) => line(one)[0] === 'evil')
  const told = { role: roles[seat] as Role, side, names: {}, hidden: 0, notices: [], dagger: dagger === seat }
  if (learns === 'evil') {
    const seen = seats.filter((one) => line(one)[2])
    return { ...told, names: listed(seen), hidden: evil.length - seen.length }
  }
  if (learns === 'mates') return { ...told, names: listed(seats.filter((one) => one !== seat && line(one)[3])) }
  if (learns === 'nothing') return told
  const wizards = seats.filter((one) => line(one)[4])
  const notices = Object.values(roles).includes('morgana') ? [] : (['merlin-certain'] as const)
  return { ...told, names: { wizards }, notices }
}

const listed = (evil: Seat[]): Told['names'] => (evil.length > 0 ? { evil } : {})

function inSeatOrder(told: Told): Told {
  const names = Object.entries(told.names).map(([group, seats]) => [group, [...seats].sort((a, b) => a - b)])
  return { ...told, names: Object.fromEntries(names) }
}

for (const players of counts) {
  test(`AV-SIGHT AV-LESSONS L6 L10 at ${players} players every role set tells each seat exactly what the matrix says`, () => {
    for (const [at, options] of roleSets(players).entries()) {
      for (const seed of ['a', 'b', 'c']) {
        const table = new Sitting({ players, options, seed: `${seed}${at}` })
        const { roles, dagger } = table.state.sealed
        const told = table.seats.map((seat) => inSeatOrder(table.told(seat)))
        expect(told).toEqual(table.seats.map((seat) => expected(roles, dagger, seat)))
        expect(Object.values(roles).sort()).toEqual(wholeTable(players, options.roles))
        expectDagger(table, options)
      }
    }
  })
}

/** Every special in play once, and fillers for the places that they leave. */
function wholeTable(players: number, roles: readonly Role[]): Role[] {
  const evil = roles.filter((role) => matrix[role][0] === 'evil').length
  const minions = Array<Role>(evilPlaces(players) - evil).fill('minion')
  const loyal = Array<Role>(players - minions.length - roles.length).fill('loyal')
  return [...roles, ...minions, ...loyal].sort()
}

/** With the card the Assassin holds it, without one evil player who is not Oberon, and nobody where there is no Merlin. */
function expectDagger(table: Sitting, { roles, assassin }: Pick<AvalonOptions, 'roles' | 'assassin'>): void {
  const { sealed } = table.state
  const holders = table.seats.filter((seat) => table.told(seat).dagger)
  expect(holders).toEqual(roles.includes('merlin') ? [sealed.dagger] : [])
  for (const holder of holders) {
    const role = sealed.roles[holder] as Role
    expect(assassin ? role === 'assassin' : matrix[role][1] === 'mates').toBe(true)
  }
}

test('AV-SIGHT there are as many fitting role sets as the counts of places allow', () => {
  expect(counts.map((players) => roleSets(players).length)).toEqual(counts.map(countSets))
})

/** The same number by brute force over all sets of cards: none is left out of the matrix above. */
function countSets(players: number): number {
  const all = subsets(Object.keys(matrix).filter((role) => role !== 'loyal' && role !== 'minion')) as Special[][]
  const seats = Array.from({ length: players }, (_, at) => at + 1)
  const tables = [true, false].flatMap((assassin) =>
    all.map((roles) =>
      avalon.refuseStart({ seats, options: { ...avalon.options.defaults, roles, assassin }, wishes: {} }),
    ),
  )
  return tables.filter((refusal) => refusal === null).length
}

test('AV-SIGHT each seat is sent its own card alone, watchers none, and nobody the deal', () => {
  const table = new Sitting({
    players: 10,
    options: { roles: ['merlin', 'percival', 'assassin', 'morgana', 'oberon'] },
  })
  for (const seat of table.seats) {
    expect(only(table.seen(seat), 'RoleTold')).toEqual([{ type: 'RoleTold', seat, told: table.told(seat) }])
  }
  expect(table.seen('watcher').map(({ type }) => type)).toEqual(['GameStarted'])
  expect(table.log.flatMap(({ event, audience }) => (event.type === 'RolesDealt' ? [audience] : []))).toEqual([
    'nobody',
  ])
})

const ten: Role[] = ['merlin', 'loyal', 'percival', 'loyal', 'assassin', 'loyal', 'morgana', 'loyal', 'minion', 'brute']

test('AV-SIGHT mates and evil are told as bare seats, whatever roles they have', () => {
  const swapped = ten.with(6, 'brute').with(9, 'morgana')
  for (const [seat, mates] of [
    [1, [5, 7, 9, 10]],
    [5, [7, 9, 10]],
    [9, [5, 7, 10]],
  ] as const) {
    const told = [ten, swapped].map((roles) => inSeatOrder(new Sitting({ roles }).told(seat)))
    expect(told[0]).toEqual(told[1])
    expect(told[0]?.names).toEqual({ evil: mates })
  }
})

test('AV-SIGHT AV-LESSONS L8 without Morgana Percival is told one name, and that it is Merlin for certain', () => {
  for (const players of counts) {
    const alone = new Sitting({ players, options: { roles: ['merlin', 'percival', 'assassin'] } })
    const told = alone.told(alone.seatOf('percival'))
    expect(told).toMatchObject({ names: { wizards: [alone.seatOf('merlin')] }, notices: ['merlin-certain'] })
    const both = new Sitting({ players, options: { roles: ['merlin', 'percival', 'assassin', 'morgana'] } })
    expect(both.told(both.seatOf('percival')).names.wizards).toHaveLength(2)
    expect(both.told(both.seatOf('percival')).notices).toEqual([])
  }
})

const lists: [string, Role, number][] = [
  ['Merlin', 'merlin', 24],
  ['Percival', 'percival', 2],
  ['the Assassin', 'assassin', 6],
  ['Morgana', 'morgana', 6],
]

test.each(lists)('AV-SIGHT AV-LESSONS L7 the names come to %s in every order equally often', (_, role, orders) => {
  expectEven(
    orders,
    dealing(ten, {}, (told) => told[ten.indexOf(role)]?.names),
  )
})

test('AV-SIGHT the order of one list tells nothing of the order of another', () => {
  const order = (told: Told[], role: Role) => told[ten.indexOf(role)]?.names
  expectEven(
    6 * 2,
    dealing(ten, {}, (told) => [order(told, 'assassin'), order(told, 'percival')]),
  )
})

test('AV-SIGHT without the Assassin card the dagger goes evenly to the evil who are not Oberon, told to the holder alone', () => {
  const roles: Role[] = [
    'merlin',
    'loyal',
    'oberon',
    'mordred',
    'loyal',
    'loyal',
    'minion',
    'percival',
    'loyal',
    'morgana',
  ]
  const holders = (told: Told[]) => told.flatMap(({ dagger, role }) => (dagger ? [role] : []))
  expectEven(3, dealing(roles, { assassin: false }, holders))
  const table = new Sitting({ roles, options: { assassin: false }, dagger: 7 })
  expect(table.seats.filter((seat) => JSON.stringify(table.seen(seat)).includes('"dagger":true'))).toEqual([7])
  expect(table.seen('watcher').some((event) => 'dagger' in event)).toBe(false)
})

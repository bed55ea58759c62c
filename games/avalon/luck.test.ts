import { expect, test } from 'vitest'
import { seededChance } from '#engine'
import { type AvalonOptions, avalon, type Role } from './index.ts'
import { only, Sitting } from './testing/sitting.ts'

const draws = 20_000

/** Pearson's sum of squared differences from an even spread. */
function chiSquare(counts: ReadonlyMap<string, number>, cells: number): number {
  const expected = [...counts.values()].reduce((sum, count) => sum + count, 0) / cells
  const missing = (cells - counts.size) * expected
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing)
}

/** Wilson and Hilferty's value that a fair source exceeds about once in 10^9 runs (six standard deviations). */
function bound(cells: number): number {
  const freedom = cells - 1
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 6 * Math.sqrt(spread)) ** 3
}

function expectEven(cells: number, draw: (at: number) => string): void {
  const counts = new Map<string, number>()
  for (let at = 0; at < draws; at++) {
    const cell = draw(at)
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  expect(counts.size).toBe(cells)
  expect(chiSquare(counts, cells)).toBeLessThan(bound(cells))
}

const chance = seededChance('avalon luck')
const setting = (players: number, options: Partial<AvalonOptions>) => ({
  seats: Array.from({ length: players }, (_, at) => at + 1),
  options: { ...avalon.options.defaults, ...options },
  wishes: {},
})

function deal(players: number, options: Partial<AvalonOptions>) {
  const events = avalon.start(setting(players, options), chance)
  const [dealt] = only(events, 'RolesDealt')
  if (!dealt) throw new Error('no deal')
  return { ...dealt, told: only(events, 'RoleTold') }
}

const holder = (roles: Readonly<Record<number, Role>>, role: Role) =>
  Object.keys(roles).find((seat) => roles[Number(seat)] === role) as string

test('AV-RANDOM Merlin and Assassin fall on every pair of seats alike', () => {
  expectEven(20, () => {
    const { roles } = deal(5, {})
    return `${holder(roles, 'merlin')} ${holder(roles, 'assassin')}`
  })
})

test('AV-RANDOM FR-350 every seating of five is as likely as any other', () => {
  expectEven(120, (at) => {
    const table = new Sitting({ players: 5, options: { seating: 'random' }, seed: `seating ${at}` }).confirmAll()
    return table.open.seating.join('')
  })
})

test('AV-RANDOM FR-351 the first leader is any player', () => {
  expectEven(7, (at) => firstLeader(`leader ${at}`))
})

function firstLeader(seed: string): string {
  const luck = seededChance(seed)
  const seats = [1, 2, 3, 4, 5, 6, 7]
  const open = { ...avalon.blank.open, seats, confirmed: 6 }
  const state = { open, hands: {}, sealed: avalon.blank.sealed }
  const events = avalon.decide(state, 7, { type: 'confirm-role', motion: 1 }, luck)
  const [began] = only(events, 'TeamBuildingBegan')
  return `${began?.leader}`
}

test('AV-RANDOM AV-DECOY the decoy is any good player but Merlin', () => {
  expectEven(3, () => {
    const { roles, decoy } = deal(6, { decoy: true })
    const loyal = Object.keys(roles).filter((seat) => roles[Number(seat)] === 'loyal')
    return `${loyal.indexOf(`${decoy}`)}`
  })
})

test('AV-RANDOM RING-FR-010 every ring over four is as likely as any other', () => {
  const options = { roles: ['merlin', 'assassin', 'morgana', 'mordred'], evilRing: true } as const
  expectEven(6, () => {
    const { roles, told } = deal(10, options)
    const next = new Map(told.map(({ seat, told: card }) => [roles[seat], card.names.evil?.[0]]))
    const chain: (Role | undefined)[] = ['assassin']
    while (chain.length < 4) chain.push(roles[next.get(chain.at(-1)) as number])
    return chain.join()
  })
})

test('AV-RANDOM AV-DAGGER without the Assassin card every evil player is as likely to hold the dagger', () => {
  expectEven(3, () => {
    const { roles, dagger } = deal(8, { roles: ['merlin', 'morgana', 'mordred'], assassin: false })
    return roles[dagger as number] as string
  })
})

test('AV-RANDOM AV-SPLIT the mixed pair is any visible evil player and any good one but Merlin', () => {
  const options = { roles: ['merlin', 'assassin', 'morgana', 'percival'], splitIntel: true } as const
  expectEven(9, () => {
    const { roles, mixed } = deal(7, options)
    const [evil, good] = mixed.map((seat) => roles[seat] as Role)
    const loyal = Object.keys(roles).filter((seat) => roles[Number(seat)] === 'loyal')
    const which = good === 'loyal' ? `loyal ${loyal.indexOf(`${mixed[1]}`)}` : good
    return `${evil} ${which}`
  })
})

import { expect, test } from 'vitest'
import { type Seat, seededChance } from '#engine'
import { expectEven } from '../../engine/test/evenness.ts'
import { poolOf, type Role, sideOf, type ThavalonOptions, type ThavalonWishes, thavalon } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

const seatsOf = (players: number): Seat[] => Array.from({ length: players }, (_, at) => at + 1)

function settingOf(players: number, some: Partial<ThavalonOptions> = {}, wishes: Partial<ThavalonWishes> = {}) {
  return { seats: seatsOf(players), options: { ...thavalon.options.defaults, ...some }, wishes }
}

function deal(
  players: number,
  seed: string,
  some: Partial<ThavalonOptions> = {},
  wishes: Partial<ThavalonWishes> = {},
) {
  const [dealt] = only(thavalon.start(settingOf(players, some, wishes), seededChance(seed)), 'RolesDealt')
  if (!dealt) throw new Error('nothing was dealt')
  return { ...dealt, inPlay: Object.values(dealt.roles) }
}

const core: Role[] = ['merlin', 'percival', 'tristan', 'iseult', 'lancelot', 'mordred', 'morgana', 'maelagant']
const late: Role[] = [...core, 'arthur', 'titania']
const rows: readonly (readonly [players: number, good: number, evil: number, pool: readonly Role[]])[] = [
  [5, 3, 2, [...core, 'nimue']],
  [6, 4, 2, core],
  [7, 4, 3, late],
  [8, 5, 3, [...late, 'agravaine']],
  [9, 6, 3, [...late, 'agravaine']],
  [10, 6, 4, [...late, 'agravaine', 'colgrevance']],
]

test.each(rows)('TH-D-1 %i players: %i good, %i evil, from their pool, each role once', (players, good, evil, pool) => {
  expect([...poolOf('good', players), ...poolOf('evil', players)].sort()).toEqual([...pool].sort())
  const seen = new Set<Role>()
  for (let at = 0; at < 500; at++) {
    const { inPlay } = deal(players, `sides ${at}`)
    expect(inPlay.filter((role) => sideOf(role) === 'good')).toHaveLength(good)
    expect(inPlay.filter((role) => sideOf(role) === 'evil')).toHaveLength(evil)
    expect(new Set(inPlay).size).toBe(players)
    for (const role of inPlay) seen.add(role)
  }
  expect([...seen].sort()).toEqual([...pool].sort())
})

test('TH-D-1 four of nine are evil where the host wants it, and nowhere else', () => {
  const evil = (players: number) =>
    deal(players, 'nine', { nineEvil: true }).inPlay.filter((role) => sideOf(role) === 'evil').length
  expect([5, 6, 7, 8, 9, 10].map(evil)).toEqual([2, 2, 3, 3, 4, 4])
})

const draws = 50_000

/** A share of so many draws, within five standard deviations of the exact one. */
function expectShare(count: number, exact: number): void {
  const sigma = Math.sqrt((exact * (1 - exact)) / draws)
  expect(Math.abs(count / draws - exact)).toBeLessThanOrEqual(5 * sigma)
}

test.each([
  [5, 1 / 2],
  [6, 1],
  [7, 4 / 7],
  [8, 5 / 7],
  [9, 1],
  [10, 1],
])('TH-D-3 at %i players the Lovers play with their exact probability, and never one alone', (players, exact) => {
  let together = 0
  for (let at = 0; at < draws; at++) {
    const { inPlay } = deal(players, `lovers ${players} ${at}`)
    const lovers = Number(inPlay.includes('tristan')) + Number(inPlay.includes('iseult'))
    if (lovers === 1) throw new Error('a Lover came alone')
    if (lovers === 2) together++
  }
  expectShare(together, exact)
})

test('TH-D-2 TH-D-3 at five each of the eight good sets and of the three evil pairs is as likely as the others', () => {
  const good = new Map<string, number>()
  const evil = new Map<string, number>()
  for (let at = 0; at < draws; at++) {
    const { inPlay } = deal(5, `sets ${at}`)
    for (const [side, sets] of [['good', good] as const, ['evil', evil] as const]) {
      const set = inPlay
        .filter((role) => sideOf(role) === side)
        .sort()
        .join()
      sets.set(set, (sets.get(set) ?? 0) + 1)
    }
  }
  expect([good.size, evil.size]).toEqual([8, 3])
  for (const count of good.values()) expectShare(count, 1 / 8)
  for (const count of evil.values()) expectShare(count, 1 / 3)
})

test('TH-D-4 a role falls on every seat alike', () => {
  expectEven(6, (at) => {
    // At six both Lovers always play.
    const { roles } = deal(6, `seats ${at}`)
    return seatsOf(6).find((seat) => roles[seat] === 'tristan')
  })
})

test('TH-D-4 the Assassin is any evil player, whatever the role', () => {
  const roles: Role[] = ['merlin', 'percival', 'lancelot', 'arthur', 'titania', 'agravaine', 'morgana', 'maelagant']
  expectEven(3, (at) => deal(8, `dagger ${at}`, {}, { roles }).dagger)
})

test('TH-D-4 the first proposer is any player', () => {
  const open = { ...thavalon.blank.open, seats: seatsOf(5), confirmed: 4 }
  const state = { open, hands: {}, sealed: thavalon.blank.sealed }
  expectEven(5, (at) => {
    const events = thavalon.decide(state, 5, { type: 'confirm-role', motion: 1 }, seededChance(`leader ${at}`))
    return only(events, 'TeamBuildingBegan')[0]?.leader
  })
})

test('TH-D-5 one card names the Assassin, the holder’s own', () => {
  const table = new Sitting({ roles: ['merlin', 'percival', 'nimue', 'mordred', 'morgana'], dagger: 5 })
  expect(table.seats.map((seat) => table.told(seat).dagger)).toEqual([false, false, false, false, true])
})

test.each([4, 11])('TH-D-6 %i players cannot start', (players) => {
  expect(thavalon.refuseStart(settingOf(players))).toBe('players-out-of-range')
})

test('TH-D-6 six are warned, and nine unless four are evil', () => {
  const codes = (players: number, some: Partial<ThavalonOptions> = {}) =>
    thavalon.options.problems(settingOf(players, some).options, players).map(({ level, code }) => `${level} ${code}`)
  expect([5, 6, 7, 8, 9, 10].map((players) => codes(players))).toEqual([
    [],
    ['warning six-unbalanced'],
    [],
    [],
    ['warning nine-unbalanced'],
    [],
  ])
  expect(codes(9, { nineEvil: true })).toEqual([])
})

test.each<[string, number, Partial<ThavalonWishes>, string | null]>([
  ['a whole deal', 5, { roles: ['merlin', 'percival', 'lancelot', 'mordred', 'morgana'] }, null],
  ['a part of one', 5, { roles: ['tristan', null, null, null, null] }, null],
  ['one Lover alone', 5, { roles: ['tristan', 'merlin', 'percival', 'mordred', 'morgana'] }, 'roles-do-not-fit'],
  ['a role twice', 5, { roles: ['merlin', 'merlin', null, null, null] }, 'roles-do-not-fit'],
  ['a role of larger tables', 5, { roles: ['arthur', null, null, null, null] }, 'roles-do-not-fit'],
  ['too many of a side', 5, { roles: ['mordred', 'morgana', 'maelagant', null, null] }, 'roles-do-not-fit'],
  ['no room for the Lovers', 6, { roles: ['merlin', 'percival', 'lancelot', null, null, null] }, 'roles-do-not-fit'],
  ['a list that is too short', 5, { roles: ['merlin'] }, 'roles-do-not-fit'],
  ['a good Assassin', 5, { roles: ['merlin', null, null, null, null], dagger: 1 }, 'dagger-does-not-fit'],
  ['an Assassin without a role yet', 5, { dagger: 1 }, null],
  [
    'an Assassin when evil is dealt',
    5,
    { roles: ['mordred', 'morgana', null, null, null], dagger: 3 },
    'dagger-does-not-fit',
  ],
  ['a stranger', 5, { dagger: 9 }, 'unknown-player'],
  ['a strange leader', 5, { leader: 9 }, 'unknown-player'],
])('TH-D-7 a wish for %s', (_, players, wishes, refusal) => {
  expect(thavalon.refuseStart(settingOf(players, {}, wishes))).toBe(refusal)
})

test('TH-D-7 what is wished is dealt, and the rest is drawn around it', () => {
  for (let at = 0; at < 300; at++) {
    const wishes = { roles: [null, 'iseult', null, 'mordred', null, null, null] as const, dagger: 1, leader: 3 }
    const { roles, dagger, inPlay, firstLeader } = deal(7, `wished ${at}`, {}, wishes)
    expect([roles[2], roles[4], dagger, firstLeader]).toEqual(['iseult', 'mordred', 1, 3])
    expect(sideOf(roles[1] as Role)).toBe('evil')
    expect(inPlay).toContain('tristan')
  }
})

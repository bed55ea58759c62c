import { expect, test } from 'vitest'
import { applySeen, blankView, type Seat, seededChance, shuffle, viewOf } from '#engine'
import { avalonTexts } from '#texts/avalon'
import {
  type AvalonOptions,
  avalon,
  type Outcome,
  type Role,
  randomMove,
  type Side,
  sideOf,
  type Told,
  teamSize,
} from './index.ts'
import { dealing, expectEven, subsets } from './test/evenness.ts'
import { only, Sitting } from './test/sitting.ts'

type Modes = Partial<AvalonOptions>

const merlinModes = { decoy: { decoy: true }, split: { splitIntel: true }, oberonSplit: { oberonSplitIntel: true } }
const ringModes = [{}, ...Object.values(merlinModes)].map((modes) => ({ ...modes, evilRing: true }))
const unseenByMerlin: Role[] = ['mordred', 'oberon_chaos']
const oberons: Role[] = ['oberon', 'oberon_chaos']
const good: Role[] = ['merlin', 'percival', 'loyal', 'loyal', 'loyal', 'loyal']
const full: Role[] = [...good, 'assassin', 'morgana', 'minion', 'brute']
const withOberon: Role[] = [...good, 'assassin', 'morgana', 'minion', 'oberon']

const isSpecial = (role: Role) => role !== 'loyal' && role !== 'minion'

/** Every line-up with Merlin that fits, with and without Percival and the Assassin's card. */
function lineUps(players: number): Role[][] {
  const places = players < 7 ? 2 : players < 10 ? 3 : 4
  const specials: Role[] = ['percival', 'assassin', 'morgana', 'mordred', ...oberons]
  return subsets<Role>(players < 7 ? specials : [...specials, 'lunatic', 'brute']).flatMap((roles) => {
    const evil = roles.filter((role) => role !== 'percival')
    if (evil.length > places || roles.filter((role) => oberons.includes(role)).length > 1) return []
    const minions = Array<Role>(places - evil.length).fill('minion')
    const loyal = Array<Role>(players - 1 - minions.length - roles.length).fill('loyal')
    return [['merlin' as const, ...roles, ...minions, ...loyal]]
  })
}

/** The places of one table, by what the rules call them. */
function placesOf({ seats, state }: Sitting) {
  const roleAt = (seat: Seat) => state.sealed.roles[seat] as Role
  const where = (side: Side, ...but: Role[]) =>
    seats.filter((seat) => sideOf(roleAt(seat)) === side && !but.includes(roleAt(seat)))
  const [evil, ring] = [where('evil'), where('evil', ...oberons)]
  const oberon = evil.filter((seat) => !ring.includes(seat))
  return { evil, ring, oberon, visible: where('evil', ...unseenByMerlin), ordinaryGood: where('good', 'merlin') }
}

/** Section 8: Split needs one visible evil, Oberon Split the standard Oberon, the ring three who are not Oberon. */
function mayPlay(roles: readonly Role[], modes: Modes): boolean {
  const evil = roles.filter((role) => sideOf(role) === 'evil')
  if (modes.splitIntel && evil.every((role) => unseenByMerlin.includes(role))) return false
  if (modes.oberonSplitIntel && !evil.includes('oberon')) return false
  return !modes.evilRing || evil.filter((role) => !oberons.includes(role)).length >= 3
}

/** A table of every count and line-up at which these modes may be played, with and without the Lady. */
function* tables(...wanted: Modes[]): Generator<Sitting> {
  for (const players of [5, 6, 7, 8, 9, 10]) {
    for (const [at, lineUp] of lineUps(players).entries()) {
      for (const modes of wanted.filter((some) => mayPlay(lineUp, some))) {
        const seed = JSON.stringify([players, at, modes])
        const roles = shuffle(lineUp, seededChance(seed))
        const options = { ...modes, assassin: roles.includes('assassin'), lady: at % 2 === 0 }
        yield new Sitting({ roles, options, seed })
      }
    }
  }
}

test('RING-SC-012 every mode is tried at all counts that allow it, alone and with the ring', () => {
  const tried = (modes: Modes) => [...new Set(Array.from(tables(modes), ({ seats }) => seats.length))]
  for (const modes of Object.values(merlinModes)) expect(tried(modes)).toEqual([5, 6, 7, 8, 9, 10])
  const beside = ringModes.map(tried)
  expect(beside).toEqual([[7, 8, 9, 10], [7, 8, 9, 10], [7, 8, 9, 10], [10]])
})

const withRing = (modes: Modes): Modes[] => [modes, { ...modes, evilRing: true }]
const sorted = (seats: readonly Seat[] = []) => [...seats].sort((a, b) => a - b)
const within = (some: readonly Seat[], all: readonly Seat[]) => some.filter((seat) => all.includes(seat))
const merlinOf = (table: Sitting) => table.told(table.seatOf('merlin'))

test('AV-DECOY RING-FR-026 RING-SC-012 Merlin is told all visible evil and one other good, unmarked, and how many are hidden', () => {
  for (const table of tables(...withRing(merlinModes.decoy))) {
    const { evil, visible, ordinaryGood } = placesOf(table)
    const { names, hidden, notices } = merlinOf(table)
    const decoy = within(names.evil ?? [], ordinaryGood)
    expect(decoy).toEqual([table.state.sealed.decoy])
    expect(names).toEqual({ evil: names.evil })
    expect(sorted(names.evil)).toEqual(sorted([...visible, ...decoy]))
    expect([hidden, notices]).toEqual([evil.length - visible.length, ['decoy']])
  }
})

test('AV-SPLIT RING-FR-024 RING-SC-012 Merlin is told up to two certain evil and one mixed pair, and how many are in neither', () => {
  for (const table of tables(...withRing(merlinModes.split))) {
    const { evil, visible, ordinaryGood } = placesOf(table)
    const { names, hidden, notices } = merlinOf(table)
    const { certain = [], mixed = [] } = names
    expect(Object.keys(names)).toEqual(visible.length === 1 ? ['mixed'] : ['certain', 'mixed'])
    expect(certain).toHaveLength(Math.min(2, visible.length - 1))
    expect([within(mixed, visible).length, within(mixed, ordinaryGood).length, mixed.length]).toEqual([1, 1, 2])
    expect(new Set([...within(certain, visible), ...within(mixed, visible)]).size).toBe(certain.length + 1)
    expect(hidden).toBe(evil.length - visible.length + (visible.length === 4 ? 1 : 0))
    expect([sorted(table.state.sealed.mixed), notices]).toEqual([sorted(mixed), ['split']])
  }
})

test('AV-OSPLIT RING-FR-025 RING-SC-012 Merlin is told Oberon beside one good, and all other visible evil for certain', () => {
  for (const table of tables(...withRing(merlinModes.oberonSplit))) {
    const { evil, visible, ordinaryGood, oberon } = placesOf(table)
    const { names, hidden, notices } = merlinOf(table)
    const [partner, ...more] = within(names.mixed ?? [], ordinaryGood)
    expect([typeof partner, more]).toEqual(['number', []])
    expect(sorted(names.mixed)).toEqual(sorted([...oberon, partner as Seat]))
    expect(sorted(names.certain)).toEqual(visible.filter((seat) => !oberon.includes(seat)))
    expect(names.evil).toBeUndefined()
    expect([hidden, notices]).toEqual([evil.length - visible.length, ['oberon-split']])
  }
})

test.each([
  ['AV-DECOY', merlinModes.decoy],
  ['AV-SPLIT', merlinModes.split],
  ['AV-OSPLIT', merlinModes.oberonSplit],
  ['RING-FR-019', { evilRing: true }],
])('%s the mode changes what Merlin or the ring is told, and nothing for anyone else: %j', (_, modes) => {
  for (const table of tables(modes)) {
    const { assassin, evilRing } = table.open.options
    const concerned = evilRing ? placesOf(table).ring : [table.seatOf('merlin')]
    const roles = table.seats.map((seat) => table.state.sealed.roles[seat] as Role)
    const without = new Sitting({ roles, options: { assassin } })
    for (const seat of table.seats.filter((one) => !concerned.includes(one))) {
      expect(comparable(table.told(seat))).toEqual(comparable(without.told(seat)))
    }
  }
})

test('AV-DECOY AV-SPLIT AV-OSPLIT Merlin is told in words what the names are worth', () => {
  expect(avalonTexts['tell.decoy']()).toContain('exactly one of the names you see is a Good player')
  expect(avalonTexts['tell.mixed']({ names: 'Ann, Bob' })).toBe('Mixed, one Evil and one Good: Ann, Bob')
  expect(avalonTexts['tell.oberon-split']()).toContain('the Evil one of the mixed pair is Oberon')
})

/** The dagger is drawn anew at each deal where there is no Assassin's card, so it does not count here. */
function comparable({ dagger, ...told }: Told) {
  return { ...told, names: Object.entries(told.names).map(([group, seats]) => [group, sorted(seats)]) }
}

/** Walks the ring from one of its members, as far as it goes. */
function walk(table: Sitting, from: Seat): Seat[] {
  const path = [from]
  while (path.length <= table.seats.length) {
    const [next] = table.told(path.at(-1) as Seat).names.evil ?? []
    if (next === undefined || next === from) break
    path.push(next)
  }
  return path
}

test('RING-FR-013 RING-FR-014 RING-SC-004 each member of the ring is told one bare name, and that it is the ring', () => {
  for (const table of tables(...ringModes)) {
    for (const seat of placesOf(table).ring) {
      const { role, side, dagger, ...knows } = table.told(seat)
      expect(Object.keys(knows).sort()).toEqual(['hidden', 'names', 'notices'])
      expect(knows).toMatchObject({ names: { evil: [expect.any(Number)] }, notices: ['ring'] })
      expect(Object.keys(knows.names)).toEqual(['evil'])
    }
  }
})

test('RING-FR-009 RING-SC-005 the ring is one cycle of all evil but Oberon', () => {
  for (const table of tables(...ringModes)) {
    const { ring } = placesOf(table)
    for (const seat of ring) expect(sorted(walk(table, seat))).toEqual(ring)
  }
})

test('RING-FR-012 RING-FR-018 RING-SC-006 no walk along the ring meets Oberon or Oberon Chaos', () => {
  const met = new Set<Role>()
  for (const table of tables(...ringModes)) {
    const { ring, oberon } = placesOf(table)
    for (const seat of oberon) met.add(table.state.sealed.roles[seat] as Role)
    expect(within(walk(table, ring[0] as Seat), oberon)).toEqual([])
  }
  expect([...met].sort()).toEqual(oberons)
})

test('RING-FR-020 nobody is told the name of Oberon as the teammate they know', () => {
  for (const table of tables(...ringModes)) {
    const { evil, oberon } = placesOf(table)
    expect(evil.flatMap((seat) => within(table.told(seat).names.evil ?? [], oberon))).toEqual([])
  }
})

test('RING-FR-016 RING-FR-021 RING-SC-007 each member is told how many are hidden, Oberon among them', () => {
  for (const table of tables(...ringModes)) {
    const { ring, oberon } = placesOf(table)
    for (const seat of ring) expect(table.told(seat).hidden).toBe(ring.length - 2 + oberon.length)
  }
})

test('RING-FR-019 Oberon is told nothing, as without the ring', () => {
  for (const table of tables(...ringModes)) {
    for (const seat of placesOf(table).oberon) {
      const role = table.state.sealed.roles[seat]
      expect(table.told(seat)).toEqual({ role, side: 'evil', names: {}, hidden: 0, notices: [], dagger: false })
    }
  }
})

test('RING-FR-014 RING-FR-015 RING-FR-016 the ring is told in the words of the list', () => {
  const { hidden } = new Sitting({ roles: withOberon, options: { evilRing: true } }).told(7)
  expect(avalonTexts['tell.ring']()).toBe('Ring Visibility Mode: You only know one teammate.')
  expect(avalonTexts['tell.ring-name']({ names: 'Alice' })).toBe('Alice is Evil')
  expect(avalonTexts['tell.hidden']({ count: hidden })).toBe('2 other evil player(s) are hidden from you')
})

test('AV-RANDOM the decoy and the mixed pair are even over all who may be, and so is the order of the names', () => {
  const merlin = ([told]: Told[]) => told?.names
  expectEven(5 * 120, dealing(full, merlinModes.decoy, merlin))
  expectEven(4 * 3 * 2 * (5 * 2), dealing(full, merlinModes.split, merlin))
  expectEven(6 * (5 * 2), dealing(withOberon, merlinModes.oberonSplit, merlin))
})

test('AV-RANDOM RING-FR-010 every ring is equally likely, whatever the roles and seats', () => {
  const ring = (told: Told[]) => told.slice(6).map(({ names }) => names)
  expectEven(6, dealing(full, { evilRing: true }, ring))
  expectEven(2, dealing(withOberon, { evilRing: true }, ring))
})

/** Plays on at random until the game is over, showing each step. */
function playOn(table: Sitting, seed: string, look: () => void): Outcome {
  const chance = seededChance(seed)
  while (table.open.outcome === null) {
    for (const actor of shuffle([...table.seats, 'host' as const], chance)) {
      const move = randomMove(viewOf(table.state, actor), actor, chance)
      if (move !== null) table.do(actor, move)
      look()
    }
  }
  return table.open.outcome
}

const lineUpOf: readonly (readonly [Role[], Modes])[] = [
  [full, merlinModes.decoy],
  [full, merlinModes.split],
  [withOberon, merlinModes.oberonSplit],
  [withOberon, {}],
]
const ringed = lineUpOf.map(([roles, modes]) => [roles, { ...modes, evilRing: true }] as const)
const combined = [...lineUpOf, ...ringed]

/** What each seat was told stays to the end of several games, also for whoever folds it anew. */
function expectToldForGood([roles, modes]: readonly [Role[], Modes]): void {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const table = new Sitting({ roles, options: { ...modes, lady: true }, seed })
    const told = table.seats.map((seat) => table.told(seat))
    playOn(table, seed, () => expect(table.seats.map((seat) => table.told(seat))).toEqual(told))
    const rejoined = (seat: Seat) => table.seen(seat).reduce((v, e) => applySeen(avalon, v, e), blankView(avalon))
    expect(table.seats.map((seat) => rejoined(seat).hand?.told)).toEqual(told)
  }
}

test('AV-DECOY AV-SPLIT AV-OSPLIT what Merlin was told never changes, for whoever reconnects either', () => {
  for (const one of lineUpOf) expectToldForGood(one)
})

test('RING-FR-011 RING-SC-008 what the ring was told never changes, for whoever reconnects either', () => {
  for (const one of ringed) expectToldForGood(one)
})

/** The end opens this and nothing else, besides winner, reason and guesses. */
function expectOpened([roles, modes]: readonly [Role[], Modes]): void {
  const table = new Sitting({ roles, options: modes })
  const { evil = [], mixed } = merlinOf(table).names
  const { winner, reason, guesses, ...opened } = playOn(table, 'end', () => {})
  const decoy = modes.decoy ? within(evil, [2, 3, 4, 5, 6])[0] : null
  const dealt = Object.fromEntries(roles.map((role, at) => [at + 1, role]))
  const expected = { roles: dealt, dagger: 7, decoy, mixed: sorted(mixed) }
  expect({ ...opened, mixed: sorted(opened.mixed) }).toEqual(expected)
}

test('AV-DECOY AV-SPLIT AV-OSPLIT the end opens the decoy or the mixed pair', () => {
  for (const one of lineUpOf) expectOpened(one)
})

test('RING-FR-027 RING-FR-028 RING-SC-011 the end opens all roles of a table with the ring, and never the ring', () => {
  for (const one of ringed) expectOpened(one)
})

test('AV-DECOY the Lady tells the truth about a decoy', () => {
  const table = new Sitting({ roles: full, options: { decoy: true, lady: true } }).confirmAll()
  winQuests(table, 2)
  const decoy = table.state.sealed.decoy as Seat
  table.do(10, { type: 'examine', target: decoy })
  expect(table.state.hands[10]?.answers).toEqual([{ about: decoy, is: 'good' }])
})

/** Everyone approves and plays Success. */
function winQuests(table: Sitting, count: number): void {
  for (let won = 0; won < count; won++) table.quest(table.seats.slice(0, teamSize(10, table.open.quest)))
}

function goodWins(roles: Role[], options: Modes, seed: string): Sitting {
  const table = new Sitting({
    roles,
    options: { roles: roles.filter(isSpecial).sort(), ...options },
    seed,
  }).confirmAll()
  winQuests(table, 3)
  return table
}

const bytes = (table: Sitting, knower: Seat | 'watcher') => JSON.stringify(table.seen(knower))

test('RING-FR-017 RING-FR-028 RING-SC-011 games that differ in the ring alone look the same to all but its members, to the end', () => {
  const games = Array.from({ length: 40 }, (_, at) => goodWins(full, { evilRing: true }, `ring ${at}`))
  for (const table of games) table.do(7, { type: 'assassinate', target: 2 })
  const rings = games.map((table) => walk(table, 7).join())
  expect(new Set(rings).size).toBe(6)
  const differing = (knower: Seat | 'watcher') => new Set(games.map((table) => bytes(table, knower))).size
  for (const outsider of [3, 4, 5, 6, 'watcher' as const]) expect(differing(outsider)).toBe(1)
  for (const member of [7, 8, 9, 10]) expect(differing(member)).toBe(3)
  expect(games.some((table) => JSON.stringify(table.log).includes('"ring":'))).toBe(false)
})

test('RING-FR-022 RING-FR-023 RING-SC-010 watchers see the same whatever was dealt, and all roles at the end', () => {
  for (const [roles, modes] of combined) {
    const deals = ['a', 'b', 'c', 'd'].map((seed) => goodWins(shuffle(roles, seededChance(seed)), modes, seed))
    expect(new Set(deals.map((table) => bytes(table, 'watcher'))).size).toBe(1)
    for (const table of deals) {
      expect(only(table.seen('watcher'), 'GameFinished')).toEqual([])
      table.do(table.seatOf('assassin'), { type: 'assassinate', target: table.seatOf('merlin') })
      const [end] = only(table.seen('watcher'), 'GameFinished')
      expect(end?.roles).toEqual(table.state.sealed.roles)
      expect(only(table.seen(1), 'GameFinished')).toEqual([end])
    }
  }
})

test('AV-LESSONS L20 the assassination sends nobody anything of evil: only that it began', () => {
  for (const [roles, modes] of combined) {
    const table = goodWins(roles, modes, 'dagger')
    for (const knower of [...table.seats, 'watcher' as const]) {
      const seen = table.seen(knower)
      expect(seen.slice(seen.findLastIndex(({ type }) => type === 'QuestCompleted') + 1)).toEqual([
        { type: 'AssassinationBegan', motion: table.open.motion },
      ])
    }
  }
})

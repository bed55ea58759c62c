import { expect, test } from 'vitest'
import { changeOption, pick, seededChance, whyNot } from '#engine'
import { valuesOf } from '#engine/law-kit'
import { avalonTexts } from '#texts/avalon'
import { type AvalonOptions, avalon, type ProblemCode, readAvalonOptions, type SettleNotice } from './index.ts'
import { subsets } from './test/evenness.ts'

type Some = Partial<AvalonOptions>
type Special = AvalonOptions['roles'][number]

const book = avalon.options
const counts = [5, 6, 7, 8, 9, 10]
const evilPlaces = (players: number) => (players < 7 ? 2 : players < 10 ? 3 : 4)
const plain: Special[] = ['merlin', 'assassin']
const allRoles: Special[] = [...plain, 'percival', 'morgana', 'mordred', 'oberon', 'oberon_chaos', 'lunatic', 'brute']
const merlinModes = ['decoy', 'splitIntel', 'oberonSplitIntel'] as const
const modes = [...merlinModes, 'evilRing'] as const
const oberons = { none: null, standard: 'oberon', chaos: 'oberon_chaos' } as const
const sentence = /^[A-Z].*\.$/

const read = (some: Some) => readAvalonOptions(some) as AvalonOptions
const item = (id: string) => book.items.find((row) => row.id === id) as (typeof book.items)[number]

function errors(options: AvalonOptions, players: number): string[] {
  return book.problems(options, players).flatMap(({ level, code }) => (level === 'error' ? [code] : []))
}

function refusedAtStart(options: AvalonOptions, players: number): string | null {
  return avalon.refuseStart({ seats: Array.from({ length: players }, (_, at) => at + 1), options, wishes: {} })
}

/** The lobby: one change after the other, all of them accepted. */
function lobby(players: number, changes: Record<string, unknown>, from: Some = {}): AvalonOptions {
  return Object.entries(changes).reduce((options, [id, value]) => {
    const changed = changeOption(book, options, players, id, value)
    if (!changed.ok) throw new Error(`${id}: ${changed.problem.code}`)
    return changed.options
  }, read(from))
}

/** Whatever could be sent: every set of roles, with and without the Assassin's card, under these sets of modes. */
function everyOption(modeSets: readonly (keyof AvalonOptions)[][]): AvalonOptions[] {
  const cards = subsets(allRoles).flatMap((roles) => [true, false].map((assassin) => ({ roles, assassin })))
  const switches = modeSets.map((set) => Object.fromEntries(set.map((mode) => [mode, true])))
  return switches.flatMap((on) => cards.map((card) => ({ ...book.defaults, ...card, ...on })))
}

const anything = everyOption(subsets(modes))

/** Rules section 3 in one list: which of them may start. */
function maySit({ roles, assassin, ...on }: AvalonOptions, players: number): boolean {
  const has = (role: Special) => roles.includes(role)
  const count = (...some: Special[]) => roles.filter((role) => some.includes(role)).length
  const evil = evilPlaces(players)
  const rules = [
    roles.length - count('merlin', 'percival') <= evil,
    has('merlin') || !has('percival'),
    has('assassin') === (has('merlin') && assassin),
    count('oberon', 'oberon_chaos') <= 1,
    players >= 7 || count('lunatic', 'brute') === 0,
    merlinModes.filter((mode) => on[mode]).length <= count('merlin'),
    !on.splitIntel || count('mordred', 'oberon_chaos') < evil,
    !on.oberonSplitIntel || has('oberon'),
    !on.evilRing || evil - count('oberon', 'oberon_chaos') >= 3,
  ]
  return rules.every(Boolean)
}

const unseen: Some = { roles: ['merlin', 'mordred', 'oberon_chaos'], assassin: false }
const blocking: [ProblemCode, readonly number[], Some][] = [
  ['too-many-evil', [5, 6], { roles: [...plain, 'morgana', 'mordred'] }],
  ['too-many-evil', [7, 8, 9], { roles: [...plain, 'morgana', 'mordred', 'oberon'] }],
  ['too-many-evil', [10], { roles: [...plain, 'morgana', 'mordred', 'oberon', 'brute'] }],
  ['percival-needs-merlin', counts, { roles: ['percival', 'morgana'] }],
  ['merlin-needs-dagger', counts, { roles: ['merlin'] }],
  ['assassin-card-unused', counts, { roles: ['assassin'] }],
  ['assassin-card-unused', counts, { roles: plain, assassin: false }],
  ['one-oberon', [7, 8, 9, 10], { roles: [...plain, 'oberon', 'oberon_chaos'] }],
  ['one-merlin-mode', counts, { decoy: true, splitIntel: true }],
  ['one-merlin-mode', counts, { decoy: true, oberonSplitIntel: true, roles: [...plain, 'oberon'] }],
  ['one-merlin-mode', counts, { splitIntel: true, oberonSplitIntel: true, roles: [...plain, 'oberon'] }],
  ['merlin-mode-needs-merlin', counts, { roles: [], decoy: true }],
  ['merlin-mode-needs-merlin', counts, { roles: [], splitIntel: true }],
  ['merlin-mode-needs-merlin', counts, { roles: ['oberon'], oberonSplitIntel: true }],
  ['split-needs-visible-evil', [5, 6], { ...unseen, splitIntel: true }],
  ['oberon-split-needs-oberon', counts, { oberonSplitIntel: true }],
  ['oberon-split-not-chaos', counts, { oberonSplitIntel: true, roles: [...plain, 'oberon_chaos'] }],
  ['ring-needs-three', [5, 6], { evilRing: true }],
  ['ring-needs-three', [7, 8, 9], { evilRing: true, roles: [...plain, 'oberon'] }],
  ['ring-needs-three', [7, 8, 9], { evilRing: true, roles: [...plain, 'oberon_chaos'] }],
  ['lunatic-needs-seven', [5, 6], { roles: [...plain, 'lunatic'] }],
  ['brute-needs-seven', [5, 6], { roles: [...plain, 'brute'] }],
]

test.each(blocking)('AV-CONFIG %s is an error, again at the start, at %j players: %j', (code, at, some) => {
  for (const players of at) {
    const evil = evilPlaces(players)
    const params = { players, evil, good: players - evil }
    expect(book.problems(read(some), players)[0]).toEqual({ level: 'error', code, params })
    expect(errors(read(some), players)).toEqual([code])
    expect(refusedAtStart(read(some), players)).toBe(code)
    expect(avalonTexts[`problem.${code}`](params)).toMatch(sentence)
  }
})

test('AV-CONFIG a table of fewer than 5 or more than 10 is refused', () => {
  for (const players of [0, 1, 4, 11, 12]) {
    expect(errors(book.defaults, players)).toContain('players-out-of-range')
    expect(refusedAtStart(book.defaults, players)).toBe('players-out-of-range')
    expect(avalonTexts['problem.players-out-of-range']({ players })).toContain(`${players}.`)
  }
})

test('AV-CONFIG AV-LESSONS L10 surplus specials of either side are an error and none is ever dropped', () => {
  const options = { ...book.defaults, roles: allRoles.slice(0, 7) }
  for (const players of [1, ...counts]) {
    expect(errors(options, players)).toContain('too-many-evil')
    expect(errors(options, players).includes('too-many-good')).toBe(players === 1)
    expect(book.settle(options, players)).toEqual({ options, notices: [] })
  }
})

test('AV-CONFIG of every set of roles and modes exactly those that the rules allow may start, at 5 to 10', () => {
  for (const players of counts) {
    const wrong = anything.filter((one) => (refusedAtStart(one, players) === null) !== maySit(one, players))
    expect(wrong.slice(0, 3)).toEqual([])
  }
})

test('AV-CONFIG plain Merlin and Assassin start at 5 to 10 with nothing to say', () => {
  for (const players of counts) {
    expect(book.problems(book.defaults, players)).toEqual([])
    expect(refusedAtStart(book.defaults, players)).toBeNull()
  }
})

const warnings: [ProblemCode, readonly number[], Some][] = [
  ['percival-without-morgana', counts, { roles: [...plain, 'percival'] }],
  ['morgana-without-percival', counts, { roles: [...plain, 'morgana'] }],
  ['lady-under-seven', [5, 6], { lady: true }],
  ['mordred-with-oberon-chaos', [7, 8, 9, 10], { roles: [...plain, 'mordred', 'oberon_chaos'] }],
]

test.each(warnings)('AV-CONFIG %s is a warning at %j players and does not block', (code, at, some) => {
  for (const players of at) {
    expect(book.problems(read(some), players)).toMatchObject([{ level: 'warning', code }])
    expect(refusedAtStart(read(some), players)).toBeNull()
    expect(avalonTexts[`problem.${code}`]({ players, good: 0, evil: 0 })).toMatch(sentence)
  }
  const heeded = read({ roles: [...plain, 'percival', 'morgana'], lady: true })
  expect(book.problems(heeded, 7)).toEqual([])
})

/** What settling switches off, with its notice; everything else of the host's stays. */
function expectOff(players: number, before: Some, notice: SettleNotice, off: Some): void {
  const options = read(before)
  expect(book.settle(options, players)).toEqual({ options: { ...options, ...off }, notices: [notice] })
  expect(avalonTexts[`notice.${notice}`]()).toMatch(/ was switched off: .*\.$/)
}

test('RING-FR-008 RING-SC-003 the ring goes when fewer players break it, and says why', () => {
  const off = { evilRing: false }
  for (const players of [5, 6]) expectOff(players, { evilRing: true, decoy: true }, 'ring-off-players', off)
  for (const role of ['oberon', 'oberon_chaos'] as const) {
    expectOff(9, { evilRing: true, lady: true, roles: [...plain, role] }, 'ring-off-oberon', off)
  }
})

test('AV-CONFIG Oberon Split Intel goes when Oberon leaves or becomes Chaos, Lunatic and Brute go below 7', () => {
  const off = { oberonSplitIntel: false }
  const chaos: Some = { oberonSplitIntel: true, roles: [...plain, 'oberon_chaos'] }
  for (const players of counts) {
    expectOff(players, { oberonSplitIntel: true, lady: true }, 'oberon-split-off-no-oberon', off)
    expectOff(players, chaos, 'oberon-split-off-chaos', off)
  }
  for (const players of [5, 6]) {
    expectOff(players, { roles: [...plain, 'lunatic'], lady: true }, 'lunatic-off-players', { roles: plain })
    expectOff(players, { roles: ['brute'], assassin: false }, 'brute-off-players', { roles: [] })
  }
})

test('AV-CONFIG settling undoes all of the listed cases and nothing else, and twice changes nothing more', () => {
  const listed = /^(ring-needs-three|oberon-split-needs-oberon|oberon-split-not-chaos|(lunatic|brute)-needs-seven)$/
  const rest = ({ roles, evilRing, oberonSplitIntel, ...others }: AvalonOptions) =>
    JSON.stringify([others, roles.filter((role) => role !== 'lunatic' && role !== 'brute')])
  const oneOberon = anything.filter(({ roles }) => !(roles.includes('oberon') && roles.includes('oberon_chaos')))
  for (const players of counts) {
    const broken = (options: AvalonOptions) => errors(options, players).filter((code) => listed.test(code)).length
    const wrong = oneOberon.filter((before) => {
      const { options: after, notices } = book.settle(before, players)
      const done = broken(after) === 0 && book.settle(after, players).options === after
      const changed = notices.length === 0 ? after === before : rest(after) === rest(before)
      return !(done && changed && notices.length === broken(before))
    })
    expect(wrong.slice(0, 3)).toEqual([])
  }
})

/** Every number of players with every Oberon, and whether three evil players besides remain. */
const ringTables = counts.flatMap((players) =>
  Object.entries(oberons).map(([kind, role]) => {
    const before = lobby(players, { oberon: kind })
    return { players, before, fits: evilPlaces(players) - (role ? 1 : 0) >= 3 }
  }),
)

test('RING-FR-001 RING-SC-001 the ring can be switched on and off where three non-Oberon evil sit', () => {
  const fitting = ringTables.filter(({ fits }) => fits)
  expect(fitting.map(({ players }) => players)).toEqual([7, 8, 9, 10, 10, 10])
  for (const { players, before } of fitting) {
    const options = { ...before, evilRing: true }
    expect(whyNot(book, before, players, item('evilRing'), true)).toBeNull()
    expect(changeOption(book, before, players, 'evilRing', true)).toEqual({ ok: true, options, notices: [] })
    expect(lobby(players, { evilRing: false }, options)).toEqual(before)
  }
})

test('RING-FR-002 RING-SC-002 the ring is greyed out with its reason where fewer than three non-Oberon evil sit', () => {
  for (const { players, before } of ringTables.filter(({ fits }) => !fits)) {
    const problem = whyNot(book, before, players, item('evilRing'), true)
    expect(problem?.code).toBe('ring-needs-three')
    expect(changeOption(book, before, players, 'evilRing', true)).toEqual({ ok: false, problem })
  }
})

test('RING-FR-003 RING-FR-006 RING-SC-002 the toggle of the ring says what it does and what it needs', () => {
  expect(avalonTexts['problem.ring-needs-three']()).toBe('Requires 3+ non-Oberon evil players.')
  expect(item('evilRing')).toMatchObject({ kind: 'toggle', help: 'option.evilRing.help' })
  expect(avalonTexts['option.evilRing.help']()).toBe('Evil players only know one teammate each (chain pattern).')
})

test('RING-FR-007 RING-SC-003 Oberon is never greyed out by the ring: Oberon comes, and the ring goes with a notice', () => {
  for (const players of [7, 8, 9, 10]) {
    for (const [kind, role] of Object.entries(oberons).slice(1)) {
      const before = lobby(players, { percival: true, lady: true, evilRing: true })
      expect(whyNot(book, before, players, item('oberon'), kind)).toBeNull()
      const options = { ...before, evilRing: players === 10, roles: ['merlin', 'percival', 'assassin', role] }
      const notices = players === 10 ? [] : ['ring-off-oberon']
      expect(changeOption(book, before, players, 'oberon', kind)).toEqual({ ok: true, options, notices })
    }
  }
})

const greyed: [number, Some, string, unknown, ProblemCode][] = [
  [5, { roles: [...plain, 'morgana'] }, 'mordred', true, 'too-many-evil'],
  [5, { roles: ['morgana', 'mordred'] }, 'merlin', true, 'too-many-evil'],
  [5, { roles: [] }, 'percival', true, 'percival-needs-merlin'],
  [5, { roles: [...plain, 'percival'] }, 'merlin', false, 'percival-needs-merlin'],
  [5, { decoy: true }, 'merlin', false, 'merlin-mode-needs-merlin'],
  [5, { roles: [] }, 'splitIntel', true, 'merlin-mode-needs-merlin'],
  [5, { decoy: true }, 'splitIntel', true, 'one-merlin-mode'],
  [5, {}, 'oberonSplitIntel', true, 'oberon-split-needs-oberon'],
  [5, { roles: [...plain, 'oberon_chaos'] }, 'oberonSplitIntel', true, 'oberon-split-not-chaos'],
  [5, unseen, 'splitIntel', true, 'split-needs-visible-evil'],
  [6, {}, 'lunatic', true, 'lunatic-needs-seven'],
  [6, {}, 'brute', true, 'brute-needs-seven'],
]

test.each(greyed)('AV-CONFIG at %i players with %j, %s: %j is greyed out by %s', (players, some, id, value, code) => {
  expect(whyNot(book, read(some), players, item(id), value)).toMatchObject({ level: 'error', code })
  expect(changeOption(book, read(some), players, id, value)).toMatchObject({ ok: false, problem: { code } })
})

test('AV-CONFIG RING-SC-003 a lobby refuses or settles each change with its reason, and can always start', () => {
  const undone: Record<string, string> = { ring: 'evilRing', oberon: 'oberonSplitIntel' }
  for (const players of counts) {
    const chance = seededChance(`lobby of ${players}`)
    let options = book.defaults
    for (let step = 0; step < 2_000; step++) {
      const row = pick(book.items, chance)
      const value = pick(valuesOf(row), chance)
      const changed = changeOption(book, options, players, row.id, value)
      expect(changed.ok ? null : changed.problem).toEqual(whyNot(book, options, players, row, value))
      if (!changed.ok) continue
      const explained = [row.id, ...changed.notices.map((notice) => undone[notice.split('-')[0] as string])]
      const moved = book.items.filter((other) => other.read(options) !== other.read(changed.options))
      expect(moved.filter(({ id }) => !explained.includes(id))).toEqual([])
      expect(row.read(changed.options)).toBe(value)
      expect(refusedAtStart(changed.options, players)).toBeNull()
      options = changed.options
    }
  }
})

test('AV-CONFIG an unknown option and an unknown value are refused', () => {
  const problem = { level: 'error', code: 'unknown-value', params: {} }
  for (const id of ['tristan', 'loyal', 'roles', '__proto__', 'players']) {
    expect(changeOption(book, book.defaults, 7, id, true)).toEqual({ ok: false, problem })
  }
  for (const row of book.items) {
    for (const value of [1, null, undefined, 'toString', row.kind === 'toggle' ? 'true' : true]) {
      expect(changeOption(book, book.defaults, 7, row.id, value)).toEqual({ ok: false, problem })
      expect(whyNot(book, book.defaults, 7, row, value)).toEqual(problem)
    }
  }
})

test('AV-CONFIG options are read strictly, with defaults for what is missing', () => {
  const off = { lady: false, decoy: false, splitIntel: false, oberonSplitIntel: false, evilRing: false }
  const rest = { ...off, showWhoPlayed: true, seating: 'random' }
  expect(readAvalonOptions({})).toEqual({ ...rest, roles: plain, assassin: true })
  expect(book.defaults).toEqual(readAvalonOptions({}))
  expect(readAvalonOptions({ assassin: false })).toEqual({ ...rest, roles: ['merlin'], assassin: false })
  expect(readAvalonOptions({ roles: [] })).toEqual({ ...rest, roles: [], assassin: true })
  expect(readAvalonOptions({ seating: 'as-we-sit', lady: true })).toMatchObject({ seating: 'as-we-sit', lady: true })
  const badRoles = ['merlin', ['loyal'], ['minion'], ['Merlin'], ['merlin', 'merlin'], [1], null, {}]
  const others = [{ excalibur: true }, { lady: 'yes' }, { decoy: 1 }, { assassin: null }, { seating: 'random ' }]
  for (const bad of [null, undefined, 7, 'merlin', true, ...others, ...badRoles.map((roles) => ({ roles }))]) {
    expect(readAvalonOptions(bad), JSON.stringify(bad)).toBeNull()
  }
})

test('AV-CONFIG a list is no set of options', () => {
  expect(readAvalonOptions([])).toBeNull()
})

/** From how many players on, or null for "no", beside Decoy, Split, Oberon Split and Ring. */
const mayCombine: [(typeof modes)[number], ...(number | null)[]][] = [
  ['decoy', 5, null, null, 7],
  ['splitIntel', null, 5, null, 7],
  ['oberonSplitIntel', null, null, 5, 10],
  ['evilRing', 7, 7, 10, 7],
]

test.each(mayCombine)('AV-CONFIG %s combines with each mode and the Lady as the table says', (one, ...cells) => {
  for (const [at, least] of cells.entries()) {
    const both = everyOption([[one, modes[at] as typeof one]])
    for (const players of counts) {
      const sits = (options: AvalonOptions) => refusedAtStart(options, players) === null
      expect(both.some(sits), `${one} and ${modes[at]} at ${players}`).toBe(least !== null && players >= least)
      expect(both.filter((options) => sits({ ...options, lady: true }) !== sits(options))).toEqual([])
    }
  }
})

test.each([
  ['RING-FR-024', 'splitIntel', {}, [7, 8, 9, 10]],
  ['RING-FR-025', 'oberonSplitIntel', { oberon: 'standard' }, [10]],
  ['RING-FR-026', 'decoy', {}, [7, 8, 9, 10]],
] as const)('%s RING-SC-012 the ring is switched on beside %s, in either order', (_, mode, first, tables) => {
  for (const players of tables) {
    const both = lobby(players, { ...first, [mode]: true, evilRing: true })
    expect(both).toMatchObject({ [mode]: true, evilRing: true })
    expect(lobby(players, { ...first, evilRing: true, [mode]: true })).toEqual(both)
    expect(refusedAtStart(both, players)).toBeNull()
  }
})

import { expect, test } from 'vitest'
import { changeOption, pick, seededChance, whyNot } from '#engine'
import { valuesOf } from '#engine/law-kit'
import { mafiaTexts } from '#texts/mafia'
import { evilAmong, type MafiaOptions, mafia, type ProblemCode, readMafiaOptions, type SettleNotice } from './index.ts'
import { only, optionsFor, rolesOf } from './test/sitting.ts'

type Some = Partial<MafiaOptions>

const book = mafia.options
const counts = Array.from({ length: 16 }, (_, at) => at + 5)
const sentence = /^[A-Z].*\.$/
const read = (some: object) => readMafiaOptions(some) as MafiaOptions
const seatsFor = (players: number) => Array.from({ length: players }, (_, at) => at + 1)
const refused = (some: Some, players: number) =>
  mafia.refuseStart({ seats: seatsFor(players), options: read(some), wishes: {} })

function dealt(some: object, players: number): Record<string, number> {
  const events = mafia.start({ seats: seatsFor(players), options: read(some), wishes: {} }, seededChance('deal'))
  const roles = Object.values(only(events, 'RolesDealt')[0]?.roles ?? {})
  expect(only(events, 'GameStarted')[0]?.counts).toMatchObject(
    Object.fromEntries(roles.map((role) => [role, roles.filter((one) => one === role).length])),
  )
  return Object.fromEntries([...new Set(roles)].map((role) => [role, roles.filter((one) => one === role).length]))
}

test('MA-C the number of evil is that of the table, at every count', () => {
  const wanted = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]
  expect(counts.map(evilAmong)).toEqual(wanted)
  for (const [at, players] of counts.entries()) {
    expect(refused({}, players)).toBeNull()
    expect(dealt({}, players)).toEqual({ mafia: wanted[at], villager: players - (wanted[at] as number) })
  }
})

test('MA-C the host may change the number of evil, and every special role comes at most once', () => {
  expect(dealt({ evil: 3 }, 9)).toEqual({ mafia: 3, villager: 6 })
  expect(dealt({ evil: 1, angel: true, detective: true, bomber: true }, 9)).toEqual({
    ...{ mafia: 1, angel: 1, detective: 1, bomber: 1, villager: 5 },
  })
  expect(dealt({ evil: 3, minion: 2 }, 9)).toEqual({ mafia: 1, minion: 2, villager: 6 })
})

/** More than this no table can have, and no option says so. */
const mostEvil = 9

test('MA-C1 a table on which one kill would bring parity cannot start', () => {
  expect(refused({ evil: 2 }, 5)).toBe('too-many-evil')
  for (const players of counts) {
    const most = Math.ceil((players - 1) / 2) - 1
    expect(refused({ evil: most }, players)).toBeNull()
    const beyond = readMafiaOptions({ evil: most + 1 })
    expect(beyond && refused({ evil: most + 1 }, players)).toBe(most < mostEvil ? 'too-many-evil' : null)
  }
})

test('MA-C2 seven players with a Minion are one Mafia and one Minion', () => {
  for (const minion of [true, 1]) expect(dealt({ minion }, 7)).toEqual({ mafia: 1, minion: 1, villager: 5 })
})

const blocking: [ProblemCode, number, Some][] = [
  ['players-out-of-range', 4, {}],
  ['players-out-of-range', 21, {}],
  ['too-many-evil', 6, { evil: 3 }],
  ['minion-needs-mafia', 5, { minion: 1 }],
  ['minion-needs-mafia', 9, { minion: 3 }],
]

test.each(blocking)('MA-OPTIONS %s is an error, again at the start, at %i players: %j', (code, players, some) => {
  const [problem] = book.problems(read(some), players)
  expect(problem).toMatchObject({ level: 'error', code, params: { players } })
  expect(refused(some, players)).toBe(code)
  expect(mafiaTexts[`problem.${code}`]({ players, evil: 2 })).toMatch(sentence)
})

test('MA-OPTIONS more special roles than players are an error, with their sentence', () => {
  const options = read({ evil: 3, angel: true, detective: true, bomber: true })
  const codes = book.problems(options, 5).map(({ code }) => code)
  expect(codes).toEqual(['too-many-evil', 'too-many-specials'])
  expect(mafiaTexts['problem.too-many-specials']({ players: 5 })).toMatch(sentence)
})

test('MA-OPTIONS a wished deal must fit the options', () => {
  const start = (line: string, wished: readonly ('mafia' | 'villager' | 'angel' | null)[]) =>
    mafia.refuseStart({
      seats: seatsFor(line.length),
      options: optionsFor(rolesOf(line)),
      wishes: { roles: wished },
    })
  expect(start('MVVVV', ['villager', null, null, 'mafia', null])).toBeNull()
  expect(start('MVVVV', ['mafia', 'mafia', null, null, null])).toBe('roles-do-not-fit')
  expect(start('MVVVV', ['angel', null, null, null, null])).toBe('roles-do-not-fit')
  expect(start('MVVVV', ['mafia', null])).toBe('roles-do-not-fit')
})

test('MA-OPTIONS the defaults are those of the rules', () => {
  expect(book.defaults).toEqual({
    ...{ evil: null, minion: 0, angel: false, detective: false, bomber: false },
    ...{ visibility: 'hidden', angelRepeats: false, mafiaTie: 'random', quietFirstNight: false, ghosts: false },
    ...{ discussion: 60, night: 60, minNight: 10, voting: 45, runoff: 30 },
  })
})

test('MA-OPTIONS options of unknown origin are read strictly', () => {
  const wrong: object[] = [
    ...[{ evil: 0 }, { evil: 1.5 }, { evil: '2' }, { evil: 21 }, { minion: -1 }, { minion: 'yes' }, { angel: 1 }],
    ...[{ visibility: 'open' }, { mafiaTie: 'both' }, { ghosts: null }, { crown: true }, { discussion: 14 }],
    ...[{ discussion: 601 }, { night: 0 }, { voting: 0 }, { runoff: 601 }, { minNight: -1 }, { night: 2.5 }, []],
  ]
  for (const input of [...wrong, null, 'x', 7]) expect(readMafiaOptions(input), JSON.stringify(input)).toBeNull()
  expect(read({ discussion: 0 }).discussion).toBeNull()
  expect(read({ discussion: null, night: null, voting: null, runoff: null, minNight: null, evil: null })).toMatchObject(
    {
      ...{ discussion: null, night: null, voting: null, runoff: null, minNight: 0, evil: null },
    },
  )
  expect(read({ minion: false }).minion).toBe(0)
})

test('MA-OPTIONS a smaller table takes back what it cannot have, and says so', () => {
  const settled = (some: Some, players: number) => book.settle(read(some), players)
  const notices: SettleNotice[] = ['evil-by-table', 'minions-fewer']
  expect(settled({ evil: 3, minion: 2 }, 6)).toMatchObject({ options: { evil: null, minion: 0 }, notices })
  expect(settled({ minion: 2 }, 8)).toMatchObject({ options: { minion: 1 }, notices: ['minions-fewer'] })
  expect(settled({ evil: 2, minion: 1 }, 7)).toEqual({ options: read({ evil: 2, minion: 1 }), notices: [] })
  for (const notice of notices) expect(mafiaTexts[`notice.${notice}`]()).toMatch(sentence)
})

test('MA-OPTIONS a lobby refuses or settles each change with its reason, and can always start', () => {
  const undone: Record<string, string> = { 'evil-by-table': 'evil', 'minions-fewer': 'minion' }
  for (const players of counts) {
    const chance = seededChance(`lobby of ${players}`)
    let options = book.defaults
    for (let step = 0; step < 500; step++) {
      const row = pick(book.items, chance)
      const value = pick(valuesOf(row), chance)
      const changed = changeOption(book, options, players, row.id, value)
      expect(changed.ok ? null : changed.problem).toEqual(whyNot(book, options, players, row, value))
      if (!changed.ok) continue
      const explained = [row.id, ...changed.notices.map((notice) => undone[notice])]
      const moved = book.items.filter((other) => other.read(options) !== other.read(changed.options))
      expect(moved.filter(({ id }) => !explained.includes(id))).toEqual([])
      expect(row.read(changed.options)).toBe(value)
      options = changed.options
      expect(refused(options, players)).toBeNull()
    }
  }
})

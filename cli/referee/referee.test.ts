import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Role, roleNames } from '#games/avalon'
import { Referee } from './referee.ts'
import { ownGames } from './testing/own-games.ts'
import { scriptOf } from './testing/recorded.ts'

type Fields = Readonly<Record<string, unknown>>

const letters = (count: number): string[] => [...'ABCDEFGHIJ'].slice(0, count)

const cards = (roles: string): Role[] => roles.split(' ') as Role[]

/** Merlin is A, the Assassin is D, and the minion is E; A leads first. */
const five: Fields = {
  game: 'avalon',
  players: letters(5),
  deal: { roles: cards('merlin loyal loyal assassin minion'), leader: 'A' },
}

/** A start for a full table of these roles, with the options that they need. */
function startWith(roles: readonly Role[], more: { options?: Fields; deal?: Fields } = {}): Fields {
  const specials = roles.filter((role) => role !== 'loyal' && role !== 'minion')
  const options = { roles: specials, ...more.options }
  return { game: 'avalon', players: letters(roles.length), options, deal: { roles, leader: 'A', ...more.deal } }
}

/** A referee at work; its answers are taken as they would be written out. */
class Desk {
  readonly referee = new Referee()
  readonly seen: Fields[] = []
  players: string[] = []

  constructor(start?: Fields) {
    if (start) this.begin(start)
  }

  ask(line: unknown): Fields {
    const text = typeof line === 'string' ? line : JSON.stringify(line)
    return JSON.parse(JSON.stringify(this.referee.answer(text)))
  }

  begin(start: Fields): void {
    expect(this.ask(start)).toEqual({ started: true })
    this.players = start['players'] as string[]
  }

  try(by: string, type: string, fields: Fields = {}): Fields {
    return this.ask({ by, do: { type, ...fields } })
  }

  /** What everyone saw of a command that must be accepted. */
  do(by: string, type: string, fields: Fields = {}): Fields[] {
    const answer = this.try(by, type, fields)
    expect(answer, `${type} by ${by}`).toEqual({ ok: true, public: expect.any(Array) })
    const seen = answer['public'] as Fields[]
    this.seen.push(...seen)
    return seen
  }

  status(): Fields {
    return this.ask({ status: true })
  }

  sees(name: string): Fields {
    return this.ask({ sees: name })
  }

  everyoneSees(): Fields[] {
    return this.players.map((name) => this.sees(name))
  }

  confirmAll(): this {
    for (const name of this.players) this.do(name, 'confirm-role')
    return this
  }

  propose(...team: string[]): Fields[] {
    return this.do(this.status()['leader'] as string, 'propose', { team })
  }

  /** Everyone votes; those named reject. */
  vote(...rejecting: string[]): Fields[] {
    return this.players.flatMap((name) => this.do(name, 'vote', { approve: !rejecting.includes(name) }))
  }

  /** These play; a name in small letters plays Fail. */
  play(...cards: string[]): Fields[] {
    return cards.flatMap((name) => {
      const card = name === name.toUpperCase() ? 'success' : 'fail'
      return this.do(name.toUpperCase(), 'play', { card })
    })
  }

  /** A whole quest up to its results, such as `quest('ABd')` with a Fail from D. */
  quest(team: string): Fields[] {
    return [...this.propose(...team.toUpperCase()), ...this.vote(), ...this.play(...team)]
  }

  tick(): Fields[] {
    return this.do('clock', 'tick')
  }
}

const refused = (code: string): Fields => ({ refused: code, why: expect.stringMatching(/^[A-Z].*\.$/) })
const anyRefusal: Fields = { refused: expect.stringMatching(/^[a-z-]+$/), why: expect.stringMatching(/^[A-Z].*\.$/) }
const types = (events: readonly Fields[]): unknown[] => events.map(({ type }) => type)
const sorted = (names: unknown): string[] => (names as string[]).toSorted()

/** The way through a game with the Lady; every step leads from the phase before it into its own. */
const journey: readonly (readonly [phase: string, step: (desk: Desk) => void])[] = [
  ['role_reveal', (desk) => desk.begin({ ...five, options: { lady: true } })],
  ['team_building', (desk) => desk.confirmAll()],
  ['team_voting', (desk) => desk.propose('A', 'B')],
  ['quest_execution', (desk) => desk.vote()],
  ['quest_results', (desk) => desk.play('A', 'B')],
  ['lady_of_the_lake', (desk) => [desk.tick(), desk.quest('ABC'), desk.tick()]],
  ['assassination', (desk) => [desk.do('E', 'examine', { target: 'D' }), desk.quest('AB'), desk.tick()]],
  ['finished', (desk) => desk.do('D', 'assassinate', { target: 'B' })],
]
const phases = journey.map(([phase]) => phase)

function deskIn(phase: string): Desk {
  const desk = new Desk()
  for (const [, step] of journey.slice(0, phases.indexOf(phase) + 1)) step(desk)
  expect(desk.status()['phase']).toBe(phase)
  return desk
}

describe('RF-1 each line has its answer', () => {
  test('RF-1 a start is answered with started, and with nothing else', () => {
    expect(new Desk().ask(five)).toEqual({ started: true })
  })

  test('RF-1 a refused start says its code and a sentence', () => {
    const why = 'Avalon requires 5-10 players; you have 4.'
    expect(new Desk().ask({ game: 'avalon', players: letters(4) })).toEqual({ refused: 'players-out-of-range', why })
  })

  test('RF-1 a command is answered with what everyone saw', () => {
    const desk = new Desk(five)
    expect(desk.try('A', 'confirm-role')).toEqual({ ok: true, public: [{ type: 'RoleConfirmed', count: 1 }] })
    expect(desk.try('A', 'vote', { approve: true })).toEqual(refused('wrong-phase'))
  })

  test('RF-1 events speak in names', () => {
    const desk = deskIn('assassination')
    desk.do('A', 'guess', { target: 'B' })
    desk.do('D', 'assassinate', { target: 'A' })
    const facts = desk.seen.filter(({ type }) => type !== 'RoleConfirmed' && type !== 'QuestCompleted')
    expect(facts).toContainEqual({ type: 'TableSeated', seating: letters(5), lady: 'E' })
    expect(facts).toContainEqual(expect.objectContaining({ type: 'TeamBuildingBegan', leader: 'B', quest: 2 }))
    expect(facts).toContainEqual(expect.objectContaining({ type: 'TeamProposed', team: ['A', 'B', 'C'] }))
    expect(facts).toContainEqual({ type: 'PlayerVoted', seat: 'C' })
    expect(facts).toContainEqual({ type: 'VotesRevealed', approve: letters(5), approved: true, rejections: 0 })
    expect(facts).toContainEqual({ type: 'CardPlayed', seat: 'B' })
    expect(facts).toContainEqual({ type: 'PlayerExamined', by: 'E', target: 'D' })
    expect(facts).toContainEqual({ type: 'AssassinStruck', by: 'D', target: 'A', found: true })
    expect(facts.at(-1)).toEqual({
      type: 'GameFinished',
      winner: 'evil',
      reason: 'assassination',
      roles: { A: 'merlin', B: 'loyal', C: 'loyal', D: 'assassin', E: 'minion' },
      dagger: 'D',
      decoy: null,
      mixed: [],
      guesses: [{ by: 'A', target: 'B' }],
    })
  })

  test('RF-1 many games may follow one another, also before the one before has ended', () => {
    const desk = new Desk()
    for (const game of Object.values(ownGames)) {
      const { start, commands, end } = scriptOf(game)
      desk.begin(five)
      desk.do('A', 'confirm-role')
      desk.begin(start)
      for (const command of commands) expect(desk.ask(command)).toHaveProperty('ok', true)
      expect(desk.status()).toMatchObject(end)
    }
    expect(desk.referee.failed).toBe(false)
  })
})

describe('RF-1 what is no line is an error with its number', () => {
  const noLines = {
    'not JSON': 'confirm-role',
    'half a line': '{"by":"A","do":{"type":"confirm-role"}',
    'two lines in one': '{"status":true}{"status":true}',
    blank: '',
    spaces: '  \t ',
    'a list': '[{"status":true}]',
    'a number': '7',
    null: 'null',
    text: '"status"',
    'none of the four': '{}',
    'a command by nobody': '{"do":{"type":"confirm-role"}}',
    'two of the four': '{"status":true,"sees":"A"}',
    'all of the four': '{"game":"avalon","by":"A","sees":"A","status":true}',
    'one of the four as an inherited word': '{"__proto__":{"status":true}}',
  }

  test.each(Object.entries(noLines))('RF-1 %s', (_, text) => {
    const desk = new Desk(five)
    expect(desk.referee.failed).toBe(false)
    expect(desk.ask(text)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/), line: 2 })
    expect(desk.referee.failed).toBe(true)
    expect(desk.status()).toHaveProperty('phase', 'role_reveal')
    expect(desk.ask(text)).toHaveProperty('line', 4)
  })

  test('RF-1 a refusal is no error', () => {
    const desk = new Desk()
    expect(desk.status()).toEqual(refused('no-game'))
    expect(desk.referee.failed).toBe(false)
  })
})

describe('RF-1 what is unknown is refused and changes nothing', () => {
  test('RF-1 no game', () => {
    const desk = new Desk()
    expect(desk.try('A', 'confirm-role')).toEqual(refused('no-game'))
    expect(desk.try('host', 'continue')).toEqual(refused('no-game'))
    expect(desk.sees('A')).toEqual(refused('no-game'))
    expect(desk.status()).toEqual(refused('no-game'))
  })

  test.each(['chess', 'Avalon', '', '__proto__', 'constructor', null, 1])('RF-1 the game %j', (game) => {
    expect(new Desk().ask({ ...five, game })).toEqual(refused('unknown-game'))
  })

  const strangers = ['F', 'a', 'A ', '', 'Host', 'HOST', ' host', 'watcher', '0', '1', '__proto__', null, 1, ['A']]

  test.each(strangers)('RF-1 the player %j', (name) => {
    const desk = deskIn('team_building')
    const before = desk.status()
    expect(desk.ask({ by: name, do: { type: 'propose', team: ['A', 'B'] } })).toEqual(refused('unknown-player'))
    expect(desk.ask({ sees: name })).toEqual(refused('unknown-player'))
    expect(desk.try('A', 'propose', { team: ['A', name] })).toEqual(anyRefusal)
    expect(desk.status()).toEqual(before)
    const stab = deskIn('assassination')
    expect(stab.try('D', 'assassinate', { target: name })).toEqual(anyRefusal)
    expect(stab.status()).toHaveProperty('phase', 'assassination')
  })

  test.each(['host', 'clock'])('RF-1 %s is nobody to look at, to choose or to vote', (name) => {
    const desk = deskIn('team_building')
    expect(desk.sees(name)).toEqual(refused('unknown-player'))
    expect(desk.try('A', 'propose', { team: ['A', name] })).toEqual(anyRefusal)
    expect(deskIn('team_voting').try(name, 'vote', { approve: true })).toEqual(anyRefusal)
  })

  const commands: Readonly<Record<string, unknown>> = {
    'no command': undefined,
    'a command that is null': null,
    'a command that is text': 'vote',
    'a command that is a list': ['vote'],
    'a command without a type': { approve: true },
    'an unknown command': { type: 'abstain' },
    'a command of another game': { type: 'open-vote' },
    'an inherited word as a command': { type: 'constructor' },
    'a ballot without an answer': { type: 'vote' },
    'a ballot that is text': { type: 'vote', approve: 'true' },
    'a ballot that is a number': { type: 'vote', approve: 1 },
    'a ballot that is null': { type: 'vote', approve: null },
    'a ballot that is a name': { type: 'vote', approve: 'A' },
    'a ballot that is a list': { type: 'vote', approve: [true] },
    'an unknown field': { type: 'vote', approve: true, loudly: true },
    'a field of another command': { type: 'vote', approve: true, team: ['A', 'B'] },
    'a field with an inherited word': { type: 'vote', approve: true, constructor: true },
  }

  test.each(Object.entries(commands))('RF-1 %s', (_, command) => {
    const desk = deskIn('team_voting')
    expect(desk.ask({ by: 'A', do: command })).toEqual(refused('malformed'))
    desk.do('A', 'vote', { approve: true })
  })

  test.each(['reverse', 'Fail', '', null, true, ['fail']])('RF-1 the card %j', (card) => {
    const desk = deskIn('quest_execution')
    expect(desk.try('A', 'play', { card })).toEqual(refused('malformed'))
    desk.do('A', 'play', { card: 'success' })
  })

  test.each([undefined, null, 'AB', { 0: 'A', 1: 'B' }, [['A'], 'B'], [1, 2]])('RF-1 the team %j', (team) => {
    const desk = deskIn('team_building')
    expect(desk.try('A', 'propose', { team })).toEqual(anyRefusal)
    expect(desk.status()).toHaveProperty('phase', 'team_building')
  })

  test('RF-1 a list of names where one is asked for', () => {
    expect(deskIn('assassination').try('D', 'assassinate', { target: ['A'] })).toEqual(refused('malformed'))
    expect(deskIn('lady_of_the_lake').try('E', 'examine', { target: ['A'] })).toEqual(refused('malformed'))
  })

  test('RF-1 further fields of a line', () => {
    const desk = new Desk(five)
    expect(desk.ask({ status: true, of: 'A' })).toEqual(refused('malformed'))
    expect(desk.ask({ sees: 'A', do: { type: 'confirm-role' } })).toEqual(refused('malformed'))
    expect(desk.ask({ by: 'A', do: { type: 'confirm-role' }, players: [] })).toEqual(refused('malformed'))
    expect(desk.ask('{"status":true,"__proto__":1}')).toEqual(refused('malformed'))
    expect(desk.status()).toHaveProperty('phase', 'role_reveal')
  })

  test.each([false, null, 1, 'true', {}])('RF-1 the status %j', (status) => {
    expect(new Desk(five).ask({ status })).toEqual(refused('malformed'))
  })
})

describe('RF-1 a refused start leaves no game', () => {
  const starts: Readonly<Record<string, Fields>> = {
    'an unknown game': { game: 'chess' },
    'an unknown field': { host: 'A' },
    'no players': { players: undefined },
    'players that are no list': { players: 'ABCDE' },
    'a player that is no text': { players: ['A', 'B', 'C', 'D', 5] },
    'a player without a name': { players: ['A', 'B', 'C', 'D', ' '] },
    'four players': { players: letters(4), deal: {} },
    'eleven players': { players: [...letters(10), 'K'], deal: {} },
    'no table at all': { players: [], deal: {} },
    'options that are null': { options: null },
    'options that are text': { options: 'lady' },
    'options that are a list': { options: [] },
    'an unknown option': { options: { excalibur: true } },
    'an inherited word as an option': { options: { constructor: true } },
    'a switch that is text': { options: { lady: 'yes' } },
    'a switch that is a number': { options: { lady: 1 } },
    'an unknown role in the options': { options: { roles: ['merlin', 'assassin', 'galahad'] } },
    'a filler among the specials': { options: { roles: ['merlin', 'assassin', 'loyal'] } },
    'a special twice': { options: { roles: ['merlin', 'merlin', 'assassin'] } },
    'the seating, for seats are as listed': { options: { seating: 'random' } },
    'the seating, even as they sit': { options: { seating: 'as-we-sit' } },
    'a deal that is null': { deal: null },
    'a deal that is a list': { deal: [] },
    'a deal that is text': { deal: 'fair' },
    'an unknown field of the deal': { deal: { lady: 'A' } },
    'an unknown role in the deal': { deal: { roles: ['merlin', 'loyal', 'loyal', 'assassin', 'knight'] } },
    'a role of another game': { deal: { roles: ['tristan', null, null, null, null] } },
    'roles that are no list': { deal: { roles: { A: 'merlin' } } },
    'an unknown leader': { deal: { leader: 'F' } },
    'a leader that is no text': { deal: { leader: 1 } },
    'an unknown dagger': { deal: { dagger: 'a' } },
    'a seed that is a list': { seed: ['x'] },
    'a seed that is null': { seed: null },
  }

  test.each(Object.entries(starts))('RF-1 %s', (_, change) => {
    const desk = new Desk(five)
    expect(desk.ask({ ...five, ...change })).toEqual(anyRefusal)
    expect(desk.status()).toEqual(refused('no-game'))
    expect(desk.try('A', 'confirm-role')).toEqual(refused('no-game'))
    desk.begin(five)
  })
})

describe('RF-1 names', () => {
  const alike = [
    ['Ann', 'Ann'],
    ['Ann', 'ann'],
    ['Ann', ' Ann'],
    ['Ann', '\tANN  '],
    ['Zoë', 'ZOË'],
    ['Ж', 'ж'],
  ]

  test.each(alike)('RF-1 %j and %j are one name', (one, other) => {
    expect(new Desk().ask({ game: 'avalon', players: [one, 'B', other, 'D', 'E'] })).toEqual(refused('bad-names'))
  })

  test.each(['host', 'clock', 'Host', ' CLOCK '])('RF-1 %j is no name', (name) => {
    expect(new Desk().ask({ game: 'avalon', players: ['A', 'B', name, 'D', 'E'] })).toEqual(refused('bad-names'))
  })

  test('RF-1 commands use names exactly', () => {
    const desk = new Desk({ ...five, players: [' Ann ', 'ben', 'Cleo', 'D', 'E'], deal: { leader: ' Ann ' } })
    for (const name of ['Ann', ' ann ', 'Ben', 'cleo', 'd']) {
      expect(desk.try(name, 'confirm-role')).toEqual(refused('unknown-player'))
      expect(desk.sees(name)).toEqual(refused('unknown-player'))
    }
    desk.confirmAll()
    expect(desk.status()).toHaveProperty('leader', ' Ann ')
  })

  const tables = {
    'words of the language': ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
    'words of the script': ['watcher', 'merlin', 'roles', 'status', 'null'],
    'numbers, and not those of their seats': ['5', '4', '3', '2', '1'],
    'faces and other scripts': ['🧙‍♂️', '🧙', 'Ægir', '王', 'مريم'],
    'quotes and lines': ['"', '\\', 'a\nb', 'x\u2028', '\ud800'],
  }

  test.each(Object.entries(tables))('RF-1 a whole game with %s', (_, players) => {
    const [a, b, c, d, e] = players as [string, string, string, string, string]
    const roles = cards('merlin loyal loyal assassin minion')
    const desk = new Desk({ ...five, players, deal: { roles, leader: a, dagger: d }, options: { lady: true } })
    desk.confirmAll()
    const teams = [
      [a, b],
      [a, b, c],
      [b, c],
    ]
    for (const [at, team] of teams.entries()) {
      expect(desk.status()).toHaveProperty('leader', players[at])
      expect(desk.propose(...team)[0]).toHaveProperty('team', team)
      expect(desk.vote().find(({ type }) => type === 'VotesRevealed')).toHaveProperty('approve', players)
      for (const name of team) desk.do(name, 'play', { card: 'success' })
      desk.tick()
      if (at === 1) desk.do(e, 'examine', { target: d })
    }
    expect(sorted((desk.sees(a)['names'] as Fields)['evil'])).toEqual([d, e].toSorted())
    expect(desk.sees(e)).toHaveProperty('answers', [{ about: d, is: 'evil' }])
    desk.do(c, 'guess', { target: b })
    const [struck, end] = desk.do(d, 'assassinate', { target: a }) as [Fields, Fields]
    expect(struck).toEqual({ type: 'AssassinStruck', by: d, target: a, found: true })
    expect(Object.entries(end['roles'] as Fields).toSorted()).toEqual(
      players.map((name, at) => [name, roles[at]]).toSorted(),
    )
    expect(end).toMatchObject({ dagger: d, guesses: [{ by: c, target: b }] })
  })
})

describe('RF-1 the deal', () => {
  const seeds = Array.from({ length: 30 }, (_, at) => `deal ${at}`)
  const rolesOf = (desk: Desk): unknown[] => desk.everyoneSees().map(({ role }) => role)
  const holders = (desk: Desk): string[] => desk.players.filter((name) => desk.sees(name)['dagger'])
  const leaderOf = (desk: Desk): unknown => desk.confirmAll().status()['leader']

  /** A table of five with only this much of the deal fixed, once for each seed. */
  function drawn(deal: Fields | undefined, options: Fields = {}): Desk[] {
    return seeds.map((seed) => new Desk({ game: 'avalon', players: letters(5), options, deal, seed }))
  }

  test('RF-1 a whole deal is dealt as it stands', () => {
    const roles = cards('minion loyal mordred merlin loyal morgana percival')
    const desk = new Desk(startWith(roles, { options: { assassin: false }, deal: { dagger: 'C', leader: 'F' } }))
    expect(rolesOf(desk)).toEqual(roles)
    expect(holders(desk)).toEqual(['C'])
    expect(leaderOf(desk)).toBe('F')
  })

  test('RF-1 without a deal everything is drawn: Merlin, the Assassin and fillers', () => {
    const desks = drawn(undefined)
    for (const desk of desks) {
      expect(sorted(rolesOf(desk))).toEqual(cards('assassin loyal loyal merlin minion'))
      expect(desk.players[rolesOf(desk).indexOf('assassin')]).toBe(holders(desk).join())
    }
    expect(new Set(desks.map((desk) => rolesOf(desk).join())).size).toBeGreaterThan(10)
    expect(new Set(desks.map(leaderOf))).toEqual(new Set(letters(5)))
  })

  test('RF-1 with only the leader fixed, the rest is drawn', () => {
    const desks = drawn({ leader: 'D' })
    expect(new Set(desks.map(leaderOf))).toEqual(new Set(['D']))
    expect(new Set(desks.map((desk) => rolesOf(desk).join())).size).toBeGreaterThan(10)
  })

  test('RF-1 with only the dagger fixed, its holder is drawn a role that may hold it', () => {
    const armed = drawn({ dagger: 'B' })
    expect(new Set(armed.map((desk) => desk.sees('B')['role']))).toEqual(new Set(['assassin']))
    const house = drawn({ dagger: 'B' }, { assassin: false, roles: ['merlin', 'mordred'] })
    expect(new Set(house.map((desk) => desk.sees('B')['role']))).toEqual(new Set(['mordred', 'minion']))
    for (const desk of [...armed, ...house]) expect(holders(desk)).toEqual(['B'])
    expect(new Set(armed.map(leaderOf)).size).toBe(5)
  })

  test('RF-1 with only the roles fixed, leader and dagger are drawn, the dagger never to Oberon', () => {
    const roles = cards('oberon merlin loyal minion morgana loyal loyal')
    const { deal: _, ...open } = startWith(roles, { options: { assassin: false } })
    const desks = seeds.map((seed) => new Desk({ ...open, deal: { roles }, seed }))
    for (const desk of desks) expect(rolesOf(desk)).toEqual(roles)
    expect(new Set(desks.flatMap(holders))).toEqual(new Set(['D', 'E']))
    expect(new Set(desks.map(leaderOf)).size).toBe(7)
  })

  test('RF-1 a role that is null is drawn', () => {
    const desks = drawn({ roles: ['loyal', null, null, 'merlin', null] })
    for (const desk of desks) {
      const roles = rolesOf(desk)
      expect([roles[0], roles[3]]).toEqual(['loyal', 'merlin'])
      expect(sorted(roles)).toEqual(cards('assassin loyal loyal merlin minion'))
    }
    expect(new Set(desks.map((desk) => rolesOf(desk).join())).size).toBe(6)
    expect(
      new Set(drawn({ roles: letters(5).map(() => null) }).map((desk) => rolesOf(desk).join())).size,
    ).toBeGreaterThan(10)
    for (const desk of drawn({ roles: [null, 'minion', null, null, null], dagger: 'E' })) {
      expect(desk.sees('E')).toMatchObject({ role: 'assassin', dagger: true })
    }
  })

  test('RF-1 one seed is one game, in every draw', () => {
    const transcript = (seed?: string): string => {
      const players = letters(7)
      const desk = new Desk({ game: 'avalon', players, options: { decoy: true, evilRing: true }, seed })
      const told = desk.everyoneSees()
      desk.confirmAll()
      const [merlin, evil] = ['merlin', 'assassin'].map(
        (role) => players[told.findIndex((card) => card['role'] === role)],
      )
      desk.propose(merlin as string, evil as string)
      desk.vote()
      desk.do(merlin as string, 'play', { card: 'success' })
      desk.do(evil as string, 'play', { card: 'fail' })
      return JSON.stringify([told, desk.seen])
    }
    for (const seed of seeds) expect(transcript(seed)).toBe(transcript(seed))
    expect(new Set(seeds.map(transcript)).size).toBe(seeds.length)
    expect(new Set(seeds.map(() => transcript())).size).toBe(seeds.length)
  })

  const misfits: Readonly<Record<string, readonly (Role | null)[]>> = {
    'too few roles': ['merlin', 'loyal', 'loyal', 'assassin'],
    'no roles at all': [],
    'too many roles': cards('merlin loyal loyal assassin minion loyal'),
    'a missing special': cards('loyal loyal loyal assassin minion'),
    'a special that the options do not have': cards('merlin percival loyal assassin minion'),
    'a special twice': cards('merlin merlin loyal assassin minion'),
    'a special twice among roles to be drawn': ['assassin', 'assassin', null, null, null],
    'too many evil': cards('merlin loyal minion assassin minion'),
    'too many good': cards('merlin loyal loyal assassin loyal'),
    'too many good among roles to be drawn': ['loyal', 'loyal', 'loyal', null, null],
  }

  test.each(Object.entries(misfits))('RF-1 roles that do not fit: %s', (_, roles) => {
    expect(new Desk().ask({ ...five, deal: { roles } })).toEqual(refused('roles-do-not-fit'))
  })

  const daggers: Readonly<Record<string, Fields>> = {
    'without Merlin': { options: { roles: [] }, deal: { dagger: 'D' } },
    'without Merlin, whatever the house says': { options: { roles: [], assassin: false }, deal: { dagger: 'D' } },
    'on a good player': { deal: { roles: cards('merlin loyal loyal assassin minion'), dagger: 'B' } },
    'on a minion beside the Assassin': {
      deal: { roles: cards('merlin loyal loyal assassin minion'), dagger: 'E' },
    },
    'on a player to be drawn when the Assassin is another': {
      deal: { roles: [null, null, null, 'assassin', null], dagger: 'E' },
    },
    'on Oberon': {
      options: { roles: ['merlin', 'oberon'], assassin: false },
      deal: { roles: cards('merlin loyal loyal oberon minion'), dagger: 'D' },
    },
  }

  test.each(Object.entries(daggers))('RF-1 a dagger %s is refused', (_, change) => {
    expect(new Desk().ask({ ...five, ...change })).toEqual(refused('dagger-does-not-fit'))
  })

  test('RF-1 seats are clockwise as listed', () => {
    const players = ['E', 'B', 'D', 'A', 'C']
    const desk = new Desk({ ...five, players, deal: { leader: 'D' }, options: { lady: true } }).confirmAll()
    expect(desk.seen.find(({ type }) => type === 'TableSeated')).toMatchObject({ seating: players, lady: 'B' })
    const leaders = Array.from({ length: 5 }, () => {
      const { leader } = desk.status()
      desk.propose('A', 'B')
      desk.vote(...players)
      return leader
    })
    expect(leaders).toEqual(['D', 'A', 'C', 'E', 'B'])
  })
})

describe('RF-1 options', () => {
  const sets: Readonly<Record<string, [fits: boolean, options: Fields]>> = {
    'no options are Merlin and the Assassin': [true, {}],
    'Merlin and the Assassin by name': [true, { roles: ['merlin', 'assassin'] }],
    'the Assassin in the option and not among the roles': [false, { roles: ['merlin'] }],
    'the Assassin among the roles and not in the option': [false, { roles: ['merlin', 'assassin'], assassin: false }],
    'Merlin without the card': [true, { roles: ['merlin'], assassin: false }],
    'the Assassin without Merlin': [false, { roles: ['assassin'] }],
    'no specials at all': [true, { roles: [] }],
    'no specials and no card': [true, { roles: [], assassin: false }],
    'Percival without Merlin': [false, { roles: ['percival'] }],
    'more evil specials than places': [false, { roles: ['merlin', 'assassin', 'mordred', 'morgana'] }],
    'the Lunatic at 5': [false, { roles: ['merlin', 'assassin', 'lunatic'] }],
    'two modes of Merlin': [false, { decoy: true, splitIntel: true }],
    'the split of Oberon without Oberon': [false, { oberonSplitIntel: true }],
    'a ring of two': [false, { evilRing: true }],
  }

  test.each(Object.entries(sets))('RF-1 %s', (_, [fits, options]) => {
    const answer = new Desk().ask({ game: 'avalon', players: letters(5), options })
    expect(answer).toEqual(fits ? { started: true } : anyRefusal)
  })

  test('RF-1 every role of Avalon can be dealt', () => {
    const first = cards('merlin percival loyal loyal loyal loyal assassin morgana mordred oberon')
    const second = cards('merlin loyal loyal loyal loyal loyal oberon_chaos minion lunatic brute')
    const tables = [new Desk(startWith(first)), new Desk(startWith(second, { options: { assassin: false } }))]
    const dealt = tables.flatMap((desk) => desk.everyoneSees().map(({ role }) => role))
    expect(dealt).toEqual([...first, ...second])
    expect(new Set(dealt)).toEqual(new Set(roleNames))
  })

  test('RF-1 the switches are off unless said, but that who has played is shown', () => {
    const roles = cards('merlin loyal loyal loyal assassin minion minion')
    const desk = new Desk(startWith(roles)).confirmAll()
    expect(desk.seen.find(({ type }) => type === 'TableSeated')).toHaveProperty('lady', null)
    expect(desk.everyoneSees().flatMap(({ notices }) => notices)).toEqual([])
    expect(sorted((desk.sees('A')['names'] as Fields)['evil'])).toEqual(['E', 'F', 'G'])
    desk.propose('A', 'B')
    desk.vote()
    expect(desk.play('B')).toEqual([{ type: 'CardPlayed', seat: 'B' }])
    const shy = new Desk(startWith(roles, { options: { showWhoPlayed: false } })).confirmAll()
    shy.propose('A', 'B')
    shy.vote()
    expect(shy.play('B')).toEqual([{ type: 'CardCounted', count: 1 }])
  })
})

describe('RF-1 motion and proposal', () => {
  test('RF-1 the number of a question is never used twice', () => {
    const desk = new Desk({ ...five, options: { lady: true } })
    const motions = [desk.status()['motion']]
    const note = () => motions.push(desk.status()['motion'])
    desk.confirmAll()
    note()
    for (let again = 0; again < 2; again++) {
      desk.propose('A', 'B')
      note()
      desk.vote(...(again === 0 ? letters(5) : []))
      note()
    }
    for (const step of [() => desk.play('A', 'B'), () => desk.tick(), () => desk.quest('BCd'), () => desk.tick()]) {
      step()
      note()
    }
    desk.do('E', 'examine', { target: 'A' })
    note()
    expect(desk.seen.flatMap(({ motion }) => (motion === undefined ? [] : [motion])).length).toBeGreaterThanOrEqual(9)
    expect(motions).toEqual([...new Set(motions)].toSorted((a, b) => Number(a) - Number(b)))
  })

  /** A command that each phase accepts. */
  const accepted: Readonly<Record<string, [by: string, type: string, fields: Fields]>> = {
    role_reveal: ['A', 'confirm-role', {}],
    team_building: ['A', 'propose', { team: ['A', 'B'] }],
    team_voting: ['A', 'vote', { approve: true }],
    quest_execution: ['A', 'play', { card: 'success' }],
    quest_results: ['host', 'continue', {}],
    lady_of_the_lake: ['E', 'examine', { target: 'A' }],
    assassination: ['D', 'assassinate', { target: 'A' }],
  }

  test.each(Object.entries(accepted))('RF-1 in %s a command may name its question', (phase, [by, type, fields]) => {
    const { motion } = deskIn(phase).status() as { motion: number }
    deskIn(phase).do(by, type, { ...fields, motion })
    const desk = deskIn(phase)
    const before = desk.status()
    for (const other of [motion - 1, motion + 1, 0, -1, motion + 0.5, `${motion}`, null, true, [motion]]) {
      const answer = desk.try(by, type, { ...fields, motion: other })
      expect(answer).toEqual(anyRefusal)
      if (other === motion + 1) expect(answer).toEqual(refused('stale'))
    }
    expect(desk.status()).toEqual(before)
    desk.do(by, type, fields)
  })

  test.each(Object.entries(accepted))('RF-1 in %s a command may name its proposal', (phase, [by, type, fields]) => {
    const { motion, proposal } = deskIn(phase).status() as { motion: number; proposal: number }
    deskIn(phase).do(by, type, { ...fields, proposal })
    deskIn(phase).do(by, type, { ...fields, proposal, motion })
    const desk = deskIn(phase)
    const before = desk.status()
    for (const other of [proposal - 1, proposal + 1, `${proposal}`, null, true, [proposal]]) {
      expect(desk.try(by, type, { ...fields, proposal: other })).toEqual(anyRefusal)
      expect(desk.try(by, type, { ...fields, proposal: other, motion })).toEqual(anyRefusal)
    }
    expect(desk.try(by, type, { ...fields, proposal: proposal + 1 })).toEqual(refused('stale'))
    expect(desk.try(by, type, { ...fields, proposal, motion: motion + 1 })).toEqual(refused('stale'))
    expect(desk.status()).toEqual(before)
    desk.do(by, type, fields)
  })

  test('RF-1 a late answer never lands on a question with the same proposal number', () => {
    const desk = deskIn('team_voting')
    const { motion } = desk.status()
    desk.vote()
    desk.play('A', 'B')
    desk.tick()
    desk.propose('A', 'B', 'C')
    expect(desk.status()).toHaveProperty('proposal', 1)
    expect(desk.try('A', 'vote', { approve: true, proposal: 1, motion })).toEqual(refused('stale'))
    desk.do('A', 'vote', { approve: true, proposal: 1 })
  })

  test('RF-1 each command is refused in every phase but its own, and all of them after the end', () => {
    for (const phase of phases) {
      const desk = deskIn(phase)
      const before = desk.status()
      for (const [other, [by, type, fields]] of Object.entries(accepted)) {
        if (other !== phase) expect(desk.try(by, type, fields), `${type} in ${phase}`).toEqual(anyRefusal)
      }
      if (phase !== 'assassination') expect(desk.try('A', 'guess', { target: 'B' })).toEqual(anyRefusal)
      expect(desk.status()).toEqual(before)
    }
  })
})

describe('RF-1 the course of a game', () => {
  test('RF-1 the status has one shape in every phase', () => {
    const stages = phases.map((phase) => deskIn(phase).status())
    const calm = { winner: null, reason: null }
    const [nobody, one, two, three] = [0, 1, 2, 3].map((good) => ({ good, evil: 0 }))
    const motion = expect.any(Number)
    expect(stages).toEqual([
      { phase: 'role_reveal', leader: null, round: 1, proposal: 1, motion, score: nobody, ...calm },
      { phase: 'team_building', leader: 'A', round: 1, proposal: 1, motion, score: nobody, ...calm },
      { phase: 'team_voting', leader: 'A', round: 1, proposal: 1, motion, score: nobody, ...calm },
      { phase: 'quest_execution', leader: 'A', round: 1, proposal: 1, motion, score: nobody, ...calm },
      { phase: 'quest_results', leader: 'A', round: 1, proposal: 1, motion, score: one, ...calm },
      { phase: 'lady_of_the_lake', leader: 'B', round: 2, proposal: 1, motion, score: two, ...calm },
      { phase: 'assassination', leader: 'C', round: 3, proposal: 1, motion, score: three, ...calm },
      { phase: 'finished', leader: 'C', round: 3, proposal: 1, motion, score: three, winner: 'good', reason: 'spared' },
    ])
  })

  test('RF-1 a second confirm-role is refused, and only the last of all opens the first round', () => {
    const desk = new Desk(five)
    for (const [at, name] of letters(5).entries()) {
      expect(desk.status()).toMatchObject({ phase: 'role_reveal', leader: null })
      expect(desk.do(name, 'confirm-role')[0]).toEqual({ type: 'RoleConfirmed', count: at + 1 })
      if (at < 4) expect(desk.try(name, 'confirm-role')).toEqual(refused('already-confirmed'))
    }
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'A', round: 1, proposal: 1 })
  })

  test('RF-1 leader, round and proposal change on entering the next team building', () => {
    const desk = deskIn('team_voting')
    desk.vote(...letters(5))
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'B', round: 1, proposal: 2 })
    desk.propose('A', 'B')
    for (const stage of ['team_voting', 'quest_execution', 'quest_results']) {
      expect(desk.status()).toMatchObject({ phase: stage, leader: 'B', round: 1, proposal: 2 })
      if (stage === 'team_voting') desk.vote()
      if (stage === 'quest_execution') desk.play('A', 'B')
    }
    desk.tick()
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'C', round: 2, proposal: 1 })
    desk.quest('ABC')
    desk.tick()
    expect(desk.status()).toMatchObject({ phase: 'lady_of_the_lake', leader: 'C', round: 2, proposal: 1 })
    desk.do('E', 'examine', { target: 'A' })
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'D', round: 3, proposal: 1 })
  })

  test.each(['continue', 'tick'])('RF-1 %s leads on from the results only, and only from its own hand', (type) => {
    const own = type === 'continue' ? 'host' : 'clock'
    for (const phase of phases) {
      const desk = deskIn(phase)
      const before = desk.status()
      for (const by of [...letters(5), 'host', 'clock']) {
        if (by !== own || phase !== 'quest_results') expect(desk.try(by, type), `${by} in ${phase}`).toEqual(anyRefusal)
      }
      expect(desk.status()).toEqual(before)
    }
    const desk = deskIn('quest_results')
    expect(types(desk.do(own, type))).toEqual(['TeamBuildingBegan'])
    expect(desk.try(own, type)).toEqual(anyRefusal)
  })

  const deciding: Readonly<Record<string, [start: Fields, quests: string[], next: string, end: Fields]>> = {
    'the third fail': [five, ['Ad', 'ABd', 'Ad'], 'finished', { winner: 'evil', reason: 'sabotage' }],
    'the third success, with Merlin': [five, ['AB', 'ABC', 'AB'], 'assassination', { winner: null, reason: null }],
    'the third success, without Merlin': [
      startWith(cards('loyal loyal loyal minion minion')),
      ['AB', 'ABd', 'BC', 'ABC'],
      'finished',
      { winner: 'good', reason: 'quests' },
    ],
    'the fifth quest': [five, ['AB', 'ABd', 'BC', 'ADe', 'AEd'], 'finished', { winner: 'evil', reason: 'sabotage' }],
  }

  test.each(Object.entries(deciding))('RF-1 %s stands in the results, counted, before the game goes on', (_, row) => {
    const [start, quests, next, end] = row
    for (const [by, type] of [
      ['host', 'continue'],
      ['clock', 'tick'],
    ] as const) {
      const desk = new Desk(start).confirmAll()
      for (const [at, team] of quests.entries()) {
        desk.quest(team)
        const evil = quests.slice(0, at + 1).filter((name) => /[a-z]/.test(name)).length
        const score = { good: at + 1 - evil, evil }
        expect(desk.status()).toMatchObject({ phase: 'quest_results', score, winner: null, reason: null })
        desk.do(by, type)
      }
      expect(desk.status()).toMatchObject({ phase: next, ...end })
    }
  })

  test('RF-1 the fifth rejection ends the game at once, in chaos', () => {
    const desk = deskIn('team_building')
    for (let proposal = 1; proposal <= 5; proposal++) {
      expect(desk.status()).toMatchObject({ proposal, winner: null })
      desk.propose('A', 'B')
      desk.vote('A', 'B', 'C')
    }
    expect(desk.status()).toMatchObject({ phase: 'finished', winner: 'evil', reason: 'chaos' })
  })

  test.each([
    ['A', 'evil', 'assassination'],
    ['B', 'good', 'spared'],
    ['E', 'good', 'spared'],
  ])('RF-1 the dagger on %s: %s wins, %s', (target, winner, reason) => {
    const desk = deskIn('assassination')
    expect(desk.try('D', 'assassinate', { target: 'D' })).toEqual(anyRefusal)
    expect(desk.try('E', 'assassinate', { target })).toEqual(anyRefusal)
    desk.do('D', 'assassinate', { target })
    expect(desk.status()).toMatchObject({ phase: 'finished', winner, reason })
    expect(desk.try('D', 'assassinate', { target })).toEqual(refused('game-over'))
  })

  test('RF-1 the quiz shows nobody anything until the end', () => {
    const desk = deskIn('assassination')
    expect(desk.try('D', 'guess', { target: 'A' })).toEqual(anyRefusal)
    const before = desk.status()
    expect(desk.do('B', 'guess', { target: 'C' })).toEqual([])
    expect(desk.do('E', 'guess', { target: 'A' })).toEqual([])
    expect(desk.status()).toEqual(before)
    const guesses = [
      { by: 'B', target: 'C' },
      { by: 'E', target: 'A' },
    ]
    expect(desk.do('D', 'assassinate', { target: 'B' }).at(-1)).toHaveProperty('guesses', guesses)
  })

  test('RF-1 time never passes by itself', () => {
    vi.useFakeTimers()
    try {
      const desk = deskIn('quest_results')
      const before = desk.status()
      expect(vi.getTimerCount()).toBe(0)
      vi.advanceTimersByTime(3_600_000)
      expect(desk.status()).toEqual(before)
      desk.tick()
      expect(desk.status()).toHaveProperty('phase', 'team_building')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('RF-1 what a player sees', () => {
  const nothing = { names: {}, roles: [], partner: null, dagger: false, hidden: 0, notices: [], answers: [] }

  /** What a player has been told, the names of each group in the order of the alphabet. */
  function told(desk: Desk, name: string): Fields {
    const sight = desk.sees(name)
    const groups = Object.entries(sight['names'] as Fields).map(([group, names]) => [group, sorted(names)])
    return { ...sight, names: Object.fromEntries(groups) }
  }

  const ten = cards('merlin percival loyal loyal loyal loyal assassin morgana mordred oberon')

  test('RF-1 Merlin, Percival, a loyal servant, evil mates and Oberon', () => {
    const desk = new Desk(startWith(ten))
    const [good, evil] = [
      { ...nothing, side: 'good' },
      { ...nothing, side: 'evil' },
    ]
    expect(told(desk, 'A')).toEqual({ ...good, role: 'merlin', names: { evil: ['G', 'H', 'J'] }, hidden: 1 })
    expect(told(desk, 'B')).toEqual({ ...good, role: 'percival', names: { wizards: ['A', 'H'] } })
    expect(told(desk, 'C')).toEqual({ ...good, role: 'loyal' })
    expect(told(desk, 'G')).toEqual({ ...evil, role: 'assassin', names: { evil: ['H', 'I'] }, dagger: true })
    expect(told(desk, 'H')).toEqual({ ...evil, role: 'morgana', names: { evil: ['G', 'I'] } })
    expect(told(desk, 'I')).toEqual({ ...evil, role: 'mordred', names: { evil: ['G', 'H'] } })
    expect(told(desk, 'J')).toEqual({ ...evil, role: 'oberon' })
  })

  test('RF-1 empty groups are left out', () => {
    const lonely = startWith(cards('merlin loyal loyal mordred oberon_chaos'), { options: { assassin: false } })
    const desk = new Desk(lonely)
    expect(told(desk, 'A')).toEqual({ ...nothing, role: 'merlin', side: 'good', hidden: 2 })
    expect(told(desk, 'D')).toEqual({ ...nothing, role: 'mordred', side: 'evil', dagger: true })
    expect(told(desk, 'E')).toEqual({ ...nothing, role: 'oberon_chaos', side: 'evil' })
    const split = new Desk(startWith(cards('merlin loyal loyal assassin mordred'), { options: { splitIntel: true } }))
    expect(Object.keys(told(split, 'A')['names'] as Fields)).toEqual(['mixed'])
  })

  test('RF-1 a Percival without Morgana is told for certain, in a notice', () => {
    const desk = new Desk(startWith(cards('merlin percival loyal assassin minion')))
    expect(told(desk, 'B')).toMatchObject({ names: { wizards: ['A'] }, notices: ['merlin-certain'] })
  })

  test('RF-1 a Merlin with a decoy is told of one good player too many', () => {
    for (let again = 0; again < 20; again++) {
      const desk = new Desk(startWith(ten, { options: { decoy: true } }))
      const { names, hidden, notices } = told(desk, 'A') as {
        names: { evil: string[] }
        hidden: number
        notices: string[]
      }
      const [decoy, ...rest] = names.evil
      expect([rest, hidden, notices]).toEqual([['G', 'H', 'J'], 1, ['decoy']])
      expect(['B', 'C', 'D', 'E', 'F']).toContain(decoy)
    }
  })

  test('RF-1 a Merlin with split intel is told a certain and a mixed group', () => {
    for (let again = 0; again < 20; again++) {
      const desk = new Desk(startWith(ten, { options: { splitIntel: true } }))
      const { names, hidden, notices } = told(desk, 'A') as {
        names: Record<string, string[]>
        hidden: number
        notices: unknown
      }
      expect([Object.keys(names).sort(), hidden, notices]).toEqual([['certain', 'mixed'], 1, ['split']])
      const [friend, foe] = names['mixed'] as string[]
      expect([...(names['certain'] as string[]), foe].toSorted()).toEqual(['G', 'H', 'J'])
      expect(['B', 'C', 'D', 'E', 'F']).toContain(friend)
    }
  })

  test("RF-1 a Merlin with Oberon's split is told Oberon in the mixed group alone", () => {
    const desk = new Desk(startWith(ten, { options: { oberonSplitIntel: true } }))
    expect(told(desk, 'A')).toMatchObject({
      names: { certain: ['G', 'H'], mixed: [expect.stringMatching(/[B-F]/), 'J'] },
      hidden: 1,
      notices: ['oberon-split'],
    })
  })

  test('RF-1 each member of an evil ring is told the next, and how many are hidden', () => {
    const desk = new Desk(startWith(ten, { options: { evilRing: true } }))
    const ring = ['G', 'H', 'I']
    const known = ring.map((name) => {
      expect(told(desk, name)).toMatchObject({ names: { evil: [expect.any(String)] }, hidden: 2, notices: ['ring'] })
      return (told(desk, name)['names'] as { evil: string[] }).evil[0]
    })
    expect(sorted(known)).toEqual(ring)
    expect(known.filter((name, at) => name === ring[at])).toEqual([])
    expect(told(desk, 'J')).toMatchObject({ names: {}, hidden: 0, notices: [] })
  })

  test('RF-1 the answers of the Lady come to their holders, in order', () => {
    const desk = deskIn('lady_of_the_lake')
    expect(desk.do('E', 'examine', { target: 'A' })[0]).toEqual({ type: 'PlayerExamined', by: 'E', target: 'A' })
    desk.quest('Ad')
    desk.tick()
    desk.do('A', 'examine', { target: 'D' })
    const answers = desk.everyoneSees().map((sight) => sight['answers'])
    expect(answers).toEqual([[{ about: 'D', is: 'evil' }], [], [], [], [{ about: 'A', is: 'good' }]])
  })

  test('RF-1 nothing of it is changed by the game or by its end', () => {
    const options = { roles: ['merlin', 'percival', 'assassin', 'morgana'], lady: true, decoy: true }
    const roles = cards('merlin percival loyal assassin morgana')
    const desk = new Desk({ ...five, options, deal: { roles, leader: 'A' } })
    const dealt = desk.everyoneSees()
    desk.confirmAll()
    for (const team of ['AB', 'ABC']) {
      desk.quest(team)
      desk.tick()
    }
    desk.do('E', 'examine', { target: 'B' })
    desk.quest('AB')
    desk.tick()
    const before = desk.everyoneSees()
    expect(before).toEqual(
      dealt.map((sight, at) => (at === 4 ? { ...sight, answers: [{ about: 'B', is: 'good' }] } : sight)),
    )
    desk.do('D', 'assassinate', { target: 'A' })
    expect(desk.everyoneSees()).toEqual(before)
  })
})

describe('RF-1 what everyone saw holds nothing that one knows alone', () => {
  const fields: Readonly<Record<string, string[]>> = {
    RoleConfirmed: ['count'],
    TableSeated: ['lady', 'seating'],
    TeamBuildingBegan: ['leader', 'motion', 'proposal', 'quest'],
    TeamProposed: ['motion', 'team'],
    PlayerVoted: ['seat'],
    VotesRevealed: ['approve', 'approved', 'rejections'],
    QuestBegan: ['motion'],
    CardPlayed: ['seat'],
    CardCounted: ['count'],
    QuestCompleted: ['cards', 'motion', 'success', 'until'],
    LadyCalled: ['motion'],
    PlayerExamined: ['by', 'target'],
    AssassinationBegan: ['motion'],
    AssassinStruck: ['by', 'found', 'target'],
    GameFinished: ['dagger', 'decoy', 'guesses', 'mixed', 'reason', 'roles', 'winner'],
  }

  test('RF-1 each event has its public fields and no others, and no role is named before the end', () => {
    const desk = new Desk()
    for (const showWhoPlayed of [true, false]) {
      for (const game of Object.values(ownGames)) {
        const { start, commands } = scriptOf(game)
        desk.begin({ ...start, options: { ...(start['options'] as Fields), showWhoPlayed } })
        for (const command of commands) desk.do(command.by, command.do.type, command.do)
      }
    }
    for (const phase of phases) desk.seen.push(...deskIn(phase).seen)
    for (const { type, ...rest } of desk.seen)
      expect([type, Object.keys(rest).sort()]).toEqual([type, fields[type as string]])
    expect(new Set(types(desk.seen))).toEqual(new Set(Object.keys(fields)))
    const early = JSON.stringify(desk.seen.filter(({ type }) => type !== 'GameFinished'))
    expect(roleNames.filter((role) => early.includes(`"${role}"`))).toEqual([])
  })

  test('RF-1 a ballot is nowhere before the last is in, and then all are', () => {
    for (const approve of [true, false]) {
      const desk = deskIn('team_voting')
      for (const name of ['D', 'B', 'A', 'E']) {
        expect(desk.do(name, 'vote', { approve })).toEqual([{ type: 'PlayerVoted', seat: name }])
      }
      expect(desk.try('B', 'vote', { approve: !approve })).toEqual(refused('already-voted'))
      const [voted, revealed] = desk.do('C', 'vote', { approve: !approve })
      expect(voted).toEqual({ type: 'PlayerVoted', seat: 'C' })
      expect(revealed).toHaveProperty('approve', approve ? ['A', 'B', 'D', 'E'] : ['C'])
    }
  })

  test('RF-1 cards come as one shuffled list, in which no place belongs to a player', () => {
    const orders = new Set<string>()
    for (let again = 0; again < 60; again++) {
      const desk = new Desk({ ...five, seed: `cards ${again}` }).confirmAll()
      desk.quest('AB')
      desk.tick()
      const results = desk.quest('ABd').filter(({ type }) => type === 'QuestCompleted')
      orders.add(results.flatMap((result) => result['cards']).join(' '))
    }
    expect(orders).toEqual(new Set(['success success fail', 'success fail success', 'fail success success']))
  })

  test('RF-1 a refusal is told by what the player may know, whatever the others are', () => {
    const desk = deskIn('quest_execution')
    expect(desk.try('A', 'play', { card: 'fail' })).toEqual(refused('card-not-allowed'))
    expect(desk.try('D', 'play', { card: 'fail' })).toEqual(refused('not-on-team'))
    desk.do('A', 'play', { card: 'success' })
    expect(desk.try('A', 'play', { card: 'success' })).toEqual(refused('already-played'))
  })
})

describe('RF-1 roundtable referee', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'referee-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function run(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'referee', ...args], {
      input,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    return { code: status, out: stdout, err: stderr }
  }

  /** What the referee must answer to these lines. */
  function expected(lines: readonly string[]): string {
    const referee = new Referee()
    return lines.map((line) => `${JSON.stringify(referee.answer(line))}\n`).join('')
  }

  function fileOf(name: string, text: string): string {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }

  const game = [
    ...Object.values(ownGames).flatMap((own) => {
      const { start, commands } = scriptOf(own)
      return [start, { sees: 'P0' }, ...commands, { status: true }]
    }),
    { by: 'P0', do: { type: 'vote', approve: true } },
  ].map((line) => JSON.stringify({ ...line, ...('game' in line && { seed: 'x' }) }))
  const script = `${game.join('\n')}\n`
  const faulty = [game[0] as string, '', 'oops', game[1] as string, '{"sees":"P0","status":true}', '{"status":true}']

  test('RF-1 reads standard input and answers each line with one line', () => {
    expect(run([], script)).toEqual({ code: 0, out: expected(game), err: '' })
    expect(expected(game).split('\n')).toHaveLength(game.length + 1)
  })

  test('RF-1 reads a file in the same way', () => {
    expect(run([fileOf('script.jsonl', script)])).toEqual({ code: 0, out: expected(game), err: '' })
  })

  test('RF-1 goes on after an error, numbers it, and ends with exit code 1', () => {
    const text = `${faulty.join('\n')}\n`
    const fromInput = run([], text)
    expect(fromInput).toEqual({ code: 1, out: expected(faulty), err: '' })
    const answers = fromInput.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.flatMap((answer) => answer.line ?? [])).toEqual([2, 3, 5])
    expect(answers.at(-1)).toHaveProperty('phase', 'role_reveal')
    expect(run([fileOf('faulty.jsonl', text)])).toEqual(fromInput)
  })

  test('RF-1 refusals alone end with exit code 0', () => {
    expect(run([], '{"status":true}\n{"game":"chess"}\n')).toMatchObject({ code: 0, err: '' })
  })

  test('RF-1 nothing in, nothing out', () => {
    expect(run([])).toEqual({ code: 0, out: '', err: '' })
    expect(run([fileOf('empty.jsonl', '')])).toEqual({ code: 0, out: '', err: '' })
    expect(run([], '\n')).toMatchObject({ code: 1, out: expect.stringContaining('"line":1') })
  })

  test('RF-1 lines may end as in Windows, and the last one without an end', () => {
    expect(run([], game.join('\r\n'))).toEqual({ code: 0, out: expected(game), err: '' })
    expect(run([fileOf('crlf.jsonl', `${game.join('\r\n')}\r\n`)])).toEqual({ code: 0, out: expected(game), err: '' })
    expect(run([fileOf('cut.jsonl', game.join('\n'))])).toEqual({ code: 0, out: expected(game), err: '' })
    expect(run([], 'oops\r\n\r\noops')).toEqual({ code: 1, out: expected(['oops', '', 'oops']), err: '' })
  })

  test('RF-1 a file larger than one read comes through whole', () => {
    const players = ['🧙‍♂️', 'Zoë', '王', 'مريم', 'Ann']
    const many = Array.from({ length: 4_000 }, (_, at) => [
      JSON.stringify({ game: 'avalon', players: players.map((name) => name.repeat(1 + (at % 7))), seed: `${at}` }),
      JSON.stringify({ sees: '🧙‍♂️'.repeat(1 + (at % 7)) }),
    ]).flat()
    const whole = { code: 0, out: expected(many), err: '' }
    expect(run([fileOf('many.jsonl', many.join('\n'))])).toEqual(whole)
    expect(run([], many.join('\n'))).toEqual(whole)
  })

  test.each([
    ['is missing', join(folder, 'missing.jsonl')],
    ['is a folder', folder],
  ])('RF-1 a file that %s is named in one sentence, with an exit code of its own', (_, file) => {
    expect(run([file], script)).toEqual({ code: 2, out: '', err: `${file} cannot be read.\n` })
  })

  test('RF-1 two files are not understood', () => {
    expect(run(['a.jsonl', 'b.jsonl'])).toEqual({ code: 2, out: '', err: expect.stringContaining('Usage') })
  })

  test('RF-1 each answer comes before the next line is sent', async () => {
    const child = spawn(process.execPath, [main, 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => child.on('close', resolve))
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const wanted = expected(game).split('\n')
    for (const [at, line] of game.entries()) {
      // Some lines come in two pieces, and nothing is answered before the second.
      const cut = at % 3 === 0 ? Math.floor(line.length / 2) : 0
      child.stdin.write(line.slice(0, cut))
      if (at % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      child.stdin.write(`${line.slice(cut)}\n`)
      expect((await answers.next()).value).toBe(wanted[at])
    }
    child.stdin.end()
    expect(await ended).toBe(0)
    expect((await answers.next()).done).toBe(true)
  })

  test('RF-1 a letter that is cut between two pieces stays whole', async () => {
    const child = spawn(process.execPath, [main, 'referee'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const lines = [{ game: 'avalon', players: ['🧙', 'B', 'C', 'D', 'E'], deal: { leader: '🧙' } }, { sees: '🧙' }]
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const cut = bytes.indexOf(Buffer.from('🧙')) + 2
    child.stdin.write(bytes.subarray(0, cut))
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.stdin.end(bytes.subarray(cut))
    expect(JSON.parse(`${(await answers.next()).value}`)).toEqual({ started: true })
    expect(JSON.parse(`${(await answers.next()).value}`)).toHaveProperty('role')
    expect((await answers.next()).done).toBe(true)
  })
})

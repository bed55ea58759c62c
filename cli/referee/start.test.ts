import { expect, test } from 'vitest'
import { roleNames } from '#games/avalon'
import type { Fields } from './refereed.ts'
import { anyRefusal, cards, Desk, five, letters, refused, startWith } from './test/desk.ts'

test('RF-1 a refused start leaves no game', () => {
  const wrong: Readonly<Record<string, unknown[]>> = {
    game: ['chess', 'Avalon', '', '__proto__', 'constructor', null, 1],
    host: ['A'],
    players: [undefined, 'ABCDE', [...letters(4), 5], [...letters(4), ' '], letters(4), [...letters(10), 'K'], []],
    options: [null, [], { constructor: true }, { lady: 1 }, { roles: ['loyal'] }, { evilRing: true }],
    deal: [null, [], { lady: 'A' }, { roles: { A: 'merlin' } }, { leader: 'F' }, { leader: 1 }, { dagger: 'a' }],
    seed: [null, ['x']],
  }
  const changes = Object.entries(wrong).flatMap(([field, values]) => values.map((value) => ({ [field]: value })))
  for (const change of changes) {
    const desk = new Desk(five)
    expect(desk.ask({ ...five, deal: {}, ...change }), JSON.stringify(change)).toEqual(anyRefusal)
    expect(desk.status(), JSON.stringify(change)).toEqual(refused('no-game'))
    desk.begin(five)
  }
})

test('RF-1 seats are clockwise as listed, and their order is no option', () => {
  const players = ['E', 'B', 'D', 'A', 'C']
  const desk = new Desk({ ...five, players, deal: { leader: 'D' }, options: { lady: true } }).confirmAll()
  expect(desk.seen).toContainEqual({ type: 'TableSeated', seating: players, lady: 'B' })
  for (const leader of ['D', 'A', 'C', 'E', 'B']) {
    expect(desk.status()).toHaveProperty('leader', leader)
    desk.propose('A', 'B')
    desk.vote(...players)
  }
  expect(desk.ask({ ...five, options: { seating: 'as-we-sit' } })).toEqual(refused('bad-options'))
})

test('RF-1 names must differ, trimmed and without regard to case', () => {
  for (const twin of ['Zoë Ж', 'zoë ж', ' Zoë Ж', '\tZOË Ж  ']) {
    expect(new Desk().ask({ ...five, players: ['Zoë Ж', 'B', twin, 'D', 'E'] }), twin).toEqual(refused('bad-names'))
  }
})

test('RF-1 host and clock are no names', () => {
  for (const name of ['host', 'clock', 'Host', ' CLOCK ']) {
    expect(new Desk().ask({ ...five, players: ['A', 'B', name, 'D', 'E'] }), name).toEqual(refused('bad-names'))
  }
})

test('RF-1 commands use names exactly', () => {
  const desk = new Desk({ ...five, players: [' Ann ', 'ben', 'Cleo', 'D', 'E'], deal: { leader: ' Ann ' } })
  for (const name of ['Ann', ' ann ', 'Ben', 'cleo', 'd']) {
    expect(desk.try(name, 'confirm-role'), name).toEqual(refused('unknown-player'))
  }
  expect(desk.confirmAll().status()).toHaveProperty('leader', ' Ann ')
})

test('RF-1 a whole game is played and told in names, whatever they are', () => {
  const tables: readonly [string, string, string, string, string][] = [
    ['__proto__', 'constructor', 'watcher', 'merlin', 'null'],
    ['5', '4', '3', '2', '1'],
    ['🧙‍♂️', 'مريم', '"\\', 'a\n\u2028', '\ud800'],
  ]
  for (const players of tables) {
    const [a, b, c, d, e] = players
    const roles = cards('merlin loyal loyal assassin minion')
    const desk = new Desk({ ...five, players, options: { lady: true }, deal: { roles, leader: a } }).confirmAll()
    for (const size of [2, 3, 2]) {
      const team = players.slice(0, size)
      desk.propose(...team)
      desk.vote()
      for (const name of team) desk.do(name, 'play', { card: 'success' })
      desk.tick()
      if (size === 3) desk.do(e, 'examine', { target: d })
    }
    desk.do(c, 'guess', { target: b })
    desk.do(d, 'assassinate', { target: a })
    expect(desk.sees(e)).toMatchObject({ names: { evil: [d] }, answers: [{ about: d, is: 'evil' }] })
    const facts = [
      { type: 'TableSeated', seating: players, lady: e },
      { type: 'TeamBuildingBegan', leader: b, quest: 2 },
      { type: 'TeamProposed', team: [a, b, c] },
      { type: 'PlayerVoted', seat: c },
      { type: 'VotesRevealed', approve: players },
      { type: 'CardPlayed', seat: b },
      { type: 'PlayerExamined', by: e, target: d },
      { type: 'AssassinStruck', by: d, target: a, found: true },
      { type: 'GameFinished', dagger: d, guesses: [{ by: c, target: b }] },
    ]
    for (const fact of facts) expect(desk.seen).toContainEqual(expect.objectContaining(fact))
    const shown = Object.entries(desk.seen.at(-1)?.['roles'] as Fields)
    expect(shown.toSorted()).toEqual(players.map((name, at) => [name, roles[at]]).toSorted())
  }
})

test('RF-1 the Assassin is among the roles exactly when the option is true and Merlin plays', () => {
  const bare = { roles: [], assassin: false }
  const fitting = [{}, { roles: ['merlin', 'assassin'] }, { roles: ['merlin'], assassin: false }, { roles: [] }, bare]
  const others = [{ roles: ['merlin'] }, { roles: ['assassin'] }, { roles: ['merlin', 'assassin'], assassin: false }]
  for (const options of [...fitting, ...others]) {
    const answer = new Desk().ask({ game: 'avalon', players: letters(5), options })
    expect(answer, JSON.stringify(options)).toEqual(fitting.includes(options) ? { started: true } : anyRefusal)
  }
})

test('RF-1 every role of Avalon can be dealt', () => {
  const first = 'merlin percival loyal loyal loyal loyal assassin morgana mordred oberon'
  const second = 'merlin loyal loyal loyal loyal loyal oberon_chaos minion lunatic brute'
  const tables = [new Desk(startWith(first)), new Desk(startWith(second, { assassin: false }))]
  const dealt = tables.flatMap((desk) => desk.everyoneSees().map(({ role }) => role))
  expect(dealt).toEqual(cards(`${first} ${second}`))
  expect(new Set(dealt)).toEqual(new Set(roleNames))
})

test('RF-1 the switches are off unless said, but that who has played is shown', () => {
  const roles = 'merlin loyal loyal loyal assassin minion minion'
  const desk = new Desk(startWith(roles)).confirmAll()
  expect(desk.seen).toContainEqual(expect.objectContaining({ type: 'TableSeated', lady: null }))
  expect(desk.everyoneSees().flatMap(({ notices }) => notices)).toEqual([])
  expect(desk.quest('AB')).toContainEqual({ type: 'CardPlayed', seat: 'B' })
  const shy = new Desk(startWith(roles, { showWhoPlayed: false })).confirmAll()
  expect(shy.quest('AB').filter(({ type }) => type === 'CardPlayed')).toEqual([])
})

import { expect, test } from 'vitest'
import type { Fields } from './refereed.ts'
import { cards, Desk, five, letters, refused, sorted, startWith } from './test/desk.ts'

const seeds = Array.from({ length: 30 }, (_, at) => `deal ${at}`)
const rolesOf = (desk: Desk): unknown[] => desk.everyoneSees().map(({ role }) => role)
const holders = (desk: Desk): string[] => desk.players.filter((name) => desk.sees(name)['dagger'])
const leaderOf = (desk: Desk): unknown => desk.confirmAll().status()['leader']
const different = (draws: readonly unknown[]): Set<string> => new Set(draws.map(String))
const house = { assassin: false, roles: ['merlin', 'mordred'] }

/** A table of five with only this much of the deal fixed, once for each seed. */
function drawn(deal?: Fields, options: Fields = {}): Desk[] {
  return seeds.map((seed) => new Desk({ game: 'avalon', players: letters(5), options, deal, seed }))
}

test('RF-1 a whole deal is dealt as it stands', () => {
  const roles = 'minion loyal mordred merlin loyal morgana percival'
  const desk = new Desk(startWith(roles, { assassin: false }, { dagger: 'C', leader: 'F' }))
  expect([rolesOf(desk), holders(desk), leaderOf(desk)]).toEqual([cards(roles), ['C'], 'F'])
})

test('RF-1 without a deal everything is drawn: Merlin, the Assassin and fillers', () => {
  const desks = drawn()
  for (const desk of desks) {
    expect(sorted(rolesOf(desk))).toEqual(cards('assassin loyal loyal merlin minion'))
    expect(holders(desk)).toEqual([desk.players[rolesOf(desk).indexOf('assassin')]])
  }
  expect(different(desks.map(rolesOf)).size).toBeGreaterThan(10)
  expect(different(desks.map(leaderOf)).size).toBe(5)
})

test('RF-1 with only the leader fixed, the rest is drawn', () => {
  const desks = drawn({ leader: 'D', dagger: null })
  expect(different(desks.map(rolesOf)).size).toBeGreaterThan(10)
  expect(different(desks.map(leaderOf))).toEqual(new Set('D'))
})

test('RF-1 with only the dagger fixed, its holder is drawn a role that may hold it', () => {
  const [card, noCard] = [drawn({ dagger: 'B', leader: null }), drawn({ dagger: 'B' }, house)]
  expect(different([...card, ...noCard].map(holders))).toEqual(new Set('B'))
  expect(different(card.map((desk) => desk.sees('B')['role']))).toEqual(new Set(['assassin']))
  expect(different(noCard.map((desk) => desk.sees('B')['role']))).toEqual(new Set(['mordred', 'minion']))
  expect(different(card.map(leaderOf)).size).toBe(5)
})

test('RF-1 with only the roles fixed, leader and dagger are drawn, the dagger never to Oberon', () => {
  const start = startWith('oberon merlin loyal minion morgana loyal loyal', { assassin: false }, { leader: undefined })
  const desks = seeds.map((seed) => new Desk({ ...start, seed }))
  expect(different(desks.map(rolesOf))).toEqual(new Set(['oberon,merlin,loyal,minion,morgana,loyal,loyal']))
  expect(different(desks.map(holders))).toEqual(new Set('DE'))
  expect(different(desks.map(leaderOf)).size).toBe(7)
})

test('RF-1 a role that is null is drawn', () => {
  const desks = drawn({ roles: cards('loyal ? ? merlin ?') })
  for (const desk of desks) {
    expect(rolesOf(desk).join(' ')).toMatch(/^loyal \w+ \w+ merlin/)
    expect(sorted(rolesOf(desk))).toEqual(cards('assassin loyal loyal merlin minion'))
  }
  expect(different(desks.map(rolesOf)).size).toBe(6)
  const armed = drawn({ roles: cards('? minion ? ? ?'), dagger: 'E' })
  expect(different(armed.map((desk) => desk.sees('E')['role']))).toEqual(new Set(['assassin']))
})

test('RF-1 a dagger or a leader that is null is drawn, like a missing one', () => {
  const drawOf = (desk: Desk): unknown[] => [rolesOf(desk), holders(desk), leaderOf(desk)]
  const nulls = drawn({ dagger: null, leader: null }, house).map(drawOf)
  expect(nulls).toEqual(drawn({}, house).map(drawOf))
  for (const at of [1, 2]) expect(different(nulls.map((draw) => draw[at]))).toEqual(new Set('ABCDE'))
  expect(drawn({ dagger: null }, { roles: [] }).flatMap(holders)).toEqual([])
})

test('RF-1 one seed is one game, in every draw, and without a seed each game is another', () => {
  const transcript = (seed?: string): string => {
    const desk = new Desk({ game: 'avalon', players: letters(7), options: { decoy: true, evilRing: true }, seed })
    const told = desk.everyoneSees()
    const holderOf = (role: string) => `${desk.players[rolesOf(desk).indexOf(role)]}`
    desk.confirmAll().quest(`${holderOf('merlin')}${holderOf('assassin').toLowerCase()}`)
    return JSON.stringify([told, desk.seen])
  }
  const games = seeds.map((seed) => transcript(seed))
  expect(seeds.map((seed) => transcript(seed))).toEqual(games)
  expect(different(games).size).toBe(seeds.length)
  expect(different(seeds.map(() => transcript())).size).toBeGreaterThan(20)
})

test('RF-1 roles that do not fit the options are refused', () => {
  const misfits = {
    'too few roles': 'merlin loyal loyal assassin',
    'too many roles': 'merlin loyal loyal assassin minion loyal',
    'a missing special': 'loyal loyal loyal assassin minion',
    'a special that the options do not have': 'merlin percival loyal assassin minion',
    'a special twice': 'merlin merlin loyal assassin minion',
    'a special twice among roles to be drawn': 'assassin assassin ? ? ?',
    'too many evil': 'merlin loyal minion assassin minion',
    'too many good': 'merlin loyal loyal assassin loyal',
    'too many good among roles to be drawn': 'loyal loyal loyal ? ?',
  }
  const refusal = (roles: unknown) => new Desk().ask({ ...five, deal: { roles } })
  for (const [what, roles] of Object.entries(misfits)) {
    expect(refusal(cards(roles)), what).toEqual(refused('roles-do-not-fit'))
  }
  expect(refusal([])).toEqual(refused('roles-do-not-fit'))
  for (const other of ['knight', 'tristan']) expect(refusal(cards(`${other} ? ? ? ?`))).toEqual(refused('bad-deal'))
})

test('RF-1 a dagger without Merlin, or on a player who cannot hold it, is refused', () => {
  const daggers: Readonly<Record<string, Fields>> = {
    'without Merlin': startWith('loyal loyal loyal minion minion', {}, { dagger: 'D' }),
    'without Merlin and roles': { ...five, options: { roles: [], assassin: false }, deal: { dagger: 'D' } },
    'on a good player': startWith('merlin loyal loyal assassin minion', {}, { dagger: 'B' }),
    'on a minion beside the Assassin': startWith('merlin loyal loyal assassin minion', {}, { dagger: 'E' }),
    'on a role to be drawn': { ...five, deal: { roles: cards('? ? ? assassin ?'), dagger: 'E' } },
    'on Oberon': startWith('merlin loyal loyal oberon minion', { assassin: false }, { dagger: 'D' }),
  }
  for (const [what, start] of Object.entries(daggers)) {
    expect(new Desk().ask(start), what).toEqual(refused('dagger-does-not-fit'))
  }
})

import { expect, test } from 'vitest'
import type { Fields } from './refereed.ts'
import { cards, Desk, letters, refused, sorted } from './test/desk.ts'
import { eight, seated, ThavalonDesk, thavalonStart } from './test/thavalon-desk.ts'

const refusal = (start: Fields): Fields => new Desk().ask(start)

test('RF-1 TH-D-6 a game of THavalon is started, or refused with a code and a sentence', () => {
  expect(refusal(eight)).toEqual({ started: true })
  for (const players of [letters(4), [...letters(10), 'K']]) {
    const why = `THavalon requires 5-10 players; you have ${players.length}.`
    expect(refusal({ game: 'thavalon', players })).toEqual({ refused: 'players-out-of-range', why })
  }
  for (const players of [5, 6, 7, 8, 9, 10]) {
    expect(refusal({ game: 'thavalon', players: letters(players) })).toEqual({ started: true })
  }
})

test('RF-1 TH-OPTIONS THavalon has its options, and neither others nor a seating', () => {
  const whole = { firstRound: 'choose', nineEvil: true, noTargetCall: true, window: 60, showWhoPlayed: false }
  expect(refusal({ ...eight, options: whole })).toEqual({ started: true })
  const wrong: Fields[] = [
    ...[{ window: 61 }, { window: -1 }, { window: null }, { window: 1.5 }, { firstRound: 'both' }, { nineEvil: 1 }],
    ...[{ seating: 'as-we-sit' }, { roles: ['merlin'] }, { lady: true }, { noTargetCall: 'yes' }],
  ]
  for (const options of wrong) {
    expect(refusal({ ...eight, options }), JSON.stringify(options)).toEqual(refused('bad-options'))
  }
})

test('RF-1 TH-D-7 the roles must fit the pool, each at most once, and both Lovers or none', () => {
  const misfits: Readonly<Record<string, string>> = {
    'one Lover': 'tristan percival lancelot mordred morgana',
    'one Lover and no place for the other': 'iseult percival lancelot ? ?',
    'a role twice': 'merlin merlin ? ? ?',
    'too many good': 'merlin percival lancelot nimue morgana',
    'too many evil': '? ? mordred morgana maelagant',
    'Arthur at five': 'arthur ? ? ? ?',
    'Nimue at six': 'nimue ? ? ? ? ?',
    'Agravaine at seven': 'agravaine ? ? ? ? ? ?',
    'Colgrevance at eight': 'colgrevance ? ? ? ? ? ? ?',
  }
  for (const [what, roles] of Object.entries(misfits)) {
    expect(refusal(thavalonStart(roles)), what).toEqual(refused('roles-do-not-fit'))
  }
  expect(refusal({ ...eight, deal: { roles: ['merlin'] } })).toEqual(refused('roles-do-not-fit'))
  for (const other of ['loyal', 'assassin', 'oberon', 'knight']) {
    expect(refusal(thavalonStart(`${other} ? ? ? ?`)), other).toEqual(refused('bad-deal'))
  }
})

test('RF-1 TH-D-7 the dagger must be on an evil player, and names must be known', () => {
  const roles = 'merlin percival lancelot mordred morgana'
  expect(refusal(thavalonStart(roles, {}, { dagger: 'B' }))).toEqual(refused('dagger-does-not-fit'))
  const noPlace = thavalonStart('? mordred ? morgana ?', {}, { dagger: 'E' })
  expect(refusal(noPlace)).toEqual(refused('dagger-does-not-fit'))
  for (const deal of [{ dagger: 'Z' }, { leader: 'Z' }, { dagger: 4 }]) {
    expect(refusal(thavalonStart(roles, {}, deal))).toEqual(refused('unknown-player'))
  }
  expect(refusal(thavalonStart(roles, {}, { lady: 'A' }))).toEqual(refused('bad-deal'))
})

test('RF-1 TH-D-7 what a deal leaves open is drawn, from the seed if there is one', () => {
  const partial = (seed: string) =>
    new ThavalonDesk({ ...thavalonStart('? tristan ? ? ? ? ?', {}, { dagger: 'F', leader: null }), seed })
  const draws = Array.from({ length: 30 }, (_, at) => partial(`${at}`))
  for (const desk of draws) {
    const told = desk.everyoneSees()
    const roles = told.map(({ role }) => role)
    expect(new Set(roles).size).toBe(7)
    expect(roles[1]).toBe('tristan')
    expect(desk.sees('B')['partner']).toBe(desk.players[roles.indexOf('iseult')])
    expect(told.filter(({ side }) => side === 'evil')).toHaveLength(3)
    expect(told[5]).toMatchObject({ side: 'evil', dagger: true })
  }
  expect(partial('x').everyoneSees()).toEqual(partial('x').everyoneSees())
  expect(new Set(draws.map((desk) => desk.sees('F')['role'])).size).toBe(3)
  expect(new Set(draws.map((desk) => desk.confirmAll().status()['leader'])).size).toBe(7)
})

test('RF-1 TH-D-1 TH-P-1 nineEvil makes four of nine evil and keeps four proposals a round', () => {
  const desk = new ThavalonDesk({ game: 'thavalon', players: letters(9), options: { nineEvil: true } })
  expect(desk.everyoneSees().filter(({ side }) => side === 'evil')).toHaveLength(4)
  const roles = 'merlin percival tristan iseult lancelot mordred morgana maelagant agravaine'
  const fixed = seated(thavalonStart(roles, { nineEvil: true }))
  fixed.missions('ABC')
  for (const proposal of [1, 2, 3]) {
    expect(fixed.status()).toMatchObject({ phase: 'team_building', proposal })
    fixed.rejected('ABCD')
  }
  expect(fixed.status()).toMatchObject({ proposal: 4 })
  fixed.finalise('ABCD')
  expect(fixed.status()).toHaveProperty('phase', 'quest_execution')
  expect(refusal(thavalonStart(roles))).toEqual(refused('roles-do-not-fit'))
})

const nothing = { names: {}, roles: [], partner: null, dagger: false, hidden: 0, notices: [], answers: [] }
const [good, evil] = ['good', 'evil'].map((side) => ({ ...nothing, side }))

/** What everyone has been told, every list in the order of the alphabet. */
function toldIn(roles: string, dagger: string): Fields[] {
  const desk = new ThavalonDesk(thavalonStart(roles, {}, { dagger }))
  return desk.everyoneSees().map((sight) => {
    const groups = Object.entries(sight['names'] as Fields).map(([group, names]) => {
      return [group, Array.isArray(names) ? sorted(names) : names]
    })
    return { ...sight, names: Object.fromEntries(groups), roles: sorted(sight['roles']) }
  })
}

test('RF-1 TH-S-1 TH-D-5 every role sees what it is told, and only the Assassin the dagger', () => {
  const roles = 'merlin percival tristan iseult arthur titania mordred agravaine morgana colgrevance'
  expect(toldIn(roles, 'J')).toEqual([
    { ...good, role: 'merlin', names: { evil: ['H', 'I', 'J'] } },
    { ...good, role: 'percival', names: { wizards: ['A', 'I'] } },
    { ...good, role: 'tristan', partner: 'D' },
    { ...good, role: 'iseult', partner: 'C' },
    { ...good, role: 'arthur', roles: cards('iseult merlin percival titania tristan') },
    { ...good, role: 'titania' },
    { ...evil, role: 'mordred', names: { evil: ['F', 'H', 'I'] }, hidden: 1, notices: ['one-not-evil'] },
    { ...evil, role: 'agravaine', names: { evil: ['F', 'G', 'I'] }, hidden: 1, notices: ['one-not-evil'] },
    { ...evil, role: 'morgana', names: { evil: ['F', 'G', 'H'] }, hidden: 1, notices: ['one-not-evil'] },
    { ...evil, role: 'colgrevance', names: { exact: { G: 'mordred', H: 'agravaine', I: 'morgana' } }, dagger: true },
  ])
})

test('RF-1 TH-S-1 TH-S-3 Lancelot looks evil to Merlin, Nimue knows the roles, Percival may see nobody', () => {
  expect(toldIn('merlin percival lancelot mordred morgana', 'D')).toEqual([
    { ...good, role: 'merlin', names: { evil: ['C', 'E'] } },
    { ...good, role: 'percival', names: { wizards: ['A', 'E'] } },
    { ...good, role: 'lancelot' },
    { ...evil, role: 'mordred', names: { evil: ['E'] }, dagger: true },
    { ...evil, role: 'morgana', names: { evil: ['D'] } },
  ])
  expect(toldIn('tristan iseult nimue mordred maelagant', 'E')[2]).toEqual({
    ...good,
    role: 'nimue',
    roles: cards('iseult maelagant mordred tristan'),
  })
  expect(toldIn('percival lancelot nimue mordred maelagant', 'D')[0]).toEqual({
    ...good,
    role: 'percival',
    notices: ['sees-nobody'],
  })
})

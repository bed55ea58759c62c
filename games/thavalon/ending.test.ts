import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import { type Call, callsAt, type Role, type ThavalonOptions } from './index.ts'
import { only, Sitting, tables } from './test/sitting.ts'

function toAssassination(roles: readonly Role[], options: Partial<ThavalonOptions> = {}): Sitting {
  const dagger = roles.length
  const table = new Sitting({ roles, options, dagger }).confirmAll()
  for (let mission = 0; mission < 3; mission++) table.finishMission(true, dagger)
  expect(table.open.phase).toBe('assassination')
  return table
}

const lovers: Role[] = ['tristan', 'iseult', 'nimue', 'mordred', 'maelagant']
const wizards: Role[] = ['merlin', 'percival', 'lancelot', 'mordred', 'morgana']
const nobody: Role[] = ['percival', 'lancelot', 'arthur', 'titania', 'mordred', 'morgana', 'maelagant']

test('TH-K-1 three failures end the game for evil, and nobody is asked for a call', () => {
  const table = new Sitting({ roles: tables[7] }).confirmAll()
  for (let mission = 0; mission < 3; mission++) table.finishMission(false, 7)
  expect(table.open).toMatchObject({ phase: 'finished', outcome: { winner: 'evil', reason: 'sabotage' }, struck: null })
})

test.each<[string, readonly Role[], Call, Seat[], 'assassination' | 'spared']>([
  ['Merlin as Merlin', wizards, 'merlin', [1], 'assassination'],
  ['another as Merlin', wizards, 'merlin', [2], 'spared'],
  ['an evil player as Merlin', wizards, 'merlin', [4], 'spared'],
  ['somebody as Merlin who does not play', lovers, 'merlin', [1], 'spared'],
  ['Nimue as Nimue', lovers, 'nimue', [3], 'assassination'],
  ['another as Nimue', lovers, 'nimue', [1], 'spared'],
  ['Nimue as Merlin', lovers, 'merlin', [3], 'spared'],
  ['both Lovers', lovers, 'lovers', [1, 2], 'assassination'],
  ['both Lovers the other way round', lovers, 'lovers', [2, 1], 'assassination'],
  ['one Lover and another', lovers, 'lovers', [1, 3], 'spared'],
  ['two as Lovers who do not play', wizards, 'lovers', [1, 2], 'spared'],
])('TH-K-2 %s', (_, roles, as, targets, reason) => {
  const table = toAssassination(roles)
  table.do(5, { type: 'assassinate', as, targets })
  expect(table.open).toMatchObject({
    phase: 'finished',
    struck: { by: 5, as, targets, found: reason === 'assassination' },
    outcome: { winner: reason === 'spared' ? 'good' : 'evil', reason, dagger: 5 },
  })
})

test('TH-K-2 Nimue is called at five players only', () => {
  expect(toAssassination(tables[7]).try(7, { type: 'assassinate', as: 'nimue', targets: [1] })).toBe(
    'nimue-only-at-five',
  )
  expect(callsAt(toAssassination(tables[7]).open)).toEqual(['merlin', 'lovers'])
  expect(callsAt(toAssassination(wizards).open)).toEqual(['merlin', 'nimue', 'lovers'])
})

test.each<[string, Call, Seat[], string]>([
  ['oneself', 'merlin', [5], 'not-self'],
  ['a stranger', 'merlin', [9], 'unknown-player'],
  ['two as Merlin', 'merlin', [1, 2], 'wrong-target-count'],
  ['nobody as Merlin', 'merlin', [], 'wrong-target-count'],
  ['one as the Lovers', 'lovers', [1], 'wrong-target-count'],
  ['three as the Lovers', 'lovers', [1, 2, 3], 'wrong-target-count'],
  ['one player twice', 'lovers', [1, 1], 'duplicate-target'],
  ['oneself as a Lover', 'lovers', [1, 5], 'not-self'],
  ['nobody, without the option', 'none', [], 'no-such-call'],
])('TH-K-3 TH-LESSONS %s is refused, and the question stays', (_, as, targets, refusal) => {
  const table = toAssassination(wizards)
  const before = table.state
  expect(table.try(5, { type: 'assassinate', as, targets })).toBe(refusal)
  expect(table.state).toBe(before)
  table.do(5, { type: 'assassinate', as: 'merlin', targets: [1] })
})

test('TH-K-3 the Assassin may call a mate, and is never told who is good', () => {
  const table = toAssassination(wizards)
  expect(table.seen(5).some((event) => JSON.stringify(event).includes('"good"') && event.type !== 'GameFinished')).toBe(
    false,
  )
  table.do(5, { type: 'assassinate', as: 'merlin', targets: [4] })
  expect(table.open.outcome?.winner).toBe('good')
})

test.each<[string, readonly Role[], 'evil' | 'good']>([
  ['without a target evil wins', nobody, 'evil'],
  ['with Merlin good wins', [...wizards.slice(0, 3), 'titania', 'mordred', 'morgana', 'maelagant'], 'good'],
  [
    'with the Lovers good wins',
    ['percival', 'lancelot', 'tristan', 'iseult', 'mordred', 'morgana', 'maelagant'],
    'good',
  ],
  ['with Nimue good wins', ['percival', 'lancelot', 'nimue', 'mordred', 'maelagant'], 'good'],
])('TH-K-4 the call that there is no target: %s', (_, roles, winner) => {
  const table = toAssassination(roles, { noTargetCall: true })
  expect(table.try(roles.length, { type: 'assassinate', as: 'none', targets: [1] })).toBe('wrong-target-count')
  table.do(roles.length, { type: 'assassinate', as: 'none', targets: [] })
  expect(table.open.outcome).toMatchObject({ winner, reason: winner === 'evil' ? 'assassination' : 'spared' })
})

test('TH-K-5 the others guess, only the Assassin calls, and the end shows it all', () => {
  const table = toAssassination(wizards)
  for (const seat of [1, 2, 3, 4]) {
    expect(table.try(seat, { type: 'assassinate', as: 'merlin', targets: [5] })).toBe('not-dagger-holder')
  }
  expect(table.try(5, { type: 'guess', target: 1 })).toBe('dagger-holder-guesses-not')
  expect(table.try(2, { type: 'guess', target: 2 })).toBe('not-self')
  table.do(2, { type: 'guess', target: 3 })
  expect(only(table.seen(1), 'GuessSealed')).toEqual([])
  table.do(5, { type: 'assassinate', as: 'merlin', targets: [1] })
  expect(table.open.outcome).toMatchObject({
    guesses: [{ by: 2, target: 3 }],
    roles: { 1: 'merlin', 2: 'percival', 3: 'lancelot', 4: 'mordred', 5: 'morgana' },
  })
})

import { expect, test } from 'vitest'
import { audienceOf, type Seat } from '#engine'
import { type Call, type ThavalonCommand, thavalon } from './index.ts'
import { Sitting, tables } from './test/sitting.ts'

type Bare = Parameters<Sitting['try']>[1]

const everything: readonly [Seat | 'host' | 'clock', Bare][] = [
  [1, { type: 'confirm-role' }],
  [1, { type: 'propose', team: [1, 2] }],
  [1, { type: 'open-vote' }],
  [1, { type: 'vote', approve: true }],
  [1, { type: 'play', card: 'success' }],
  ['host', { type: 'continue' }],
  ['clock', { type: 'tick' }],
  [1, { type: 'declare-agravaine' }],
  [1, { type: 'declare-arthur' }],
  [5, { type: 'assassinate', as: 'merlin' satisfies Call, targets: [1] }],
  [1, { type: 'guess', target: 2 }],
]

function finished(): Sitting {
  const table = new Sitting({ roles: tables[5], dagger: 5 }).confirmAll()
  for (let mission = 0; mission < 3; mission++) table.finishMission(true, 5)
  table.do(5, { type: 'assassinate', as: 'merlin', targets: [1] })
  return table
}

test('TH-TERMINAL a finished game refuses everything and sets no clock', () => {
  const table = finished()
  for (const [actor, command] of everything) expect(table.try(actor, command)).toBe('game-over')
  expect(thavalon.nextDeadline(table.open)).toBeNull()
})

test('TH-TERMINAL an answer to an earlier question is stale, whatever it is', () => {
  const table = new Sitting({ roles: tables[5] }).confirmAll()
  for (const [actor, command] of everything) expect(table.try(actor, { ...command, motion: 1 } as Bare)).toBe('stale')
})

test('TH-TERMINAL every motion is new', () => {
  const table = finished()
  const motions = table.log.flatMap(({ event }) =>
    'motion' in event && event.type !== 'BallotSealed' && event.type !== 'CardSealed' ? [event.motion] : [],
  )
  expect(motions).toEqual([...new Set(motions)].toSorted((one, other) => one - other))
})

test('TH-TERMINAL what is one seat’s is told to that seat, what is the table’s to nobody, the rest to everyone', () => {
  const table = finished()
  for (const { event, audience } of table.log) {
    const row = thavalon.audience[event.type]
    const expected = typeof row === 'function' && 'seat' in event ? [event.seat] : row
    expect(audience).toEqual(expected)
    expect(audienceOf(thavalon, event, table.state)).toEqual(audience)
  }
  expect(thavalon.audience.RolesDealt).toBe('nobody')
})

test('TH-TERMINAL a role is confirmed once, and the game begins when all have', () => {
  const table = new Sitting({ roles: tables[5] })
  table.do(1, { type: 'confirm-role' })
  expect(table.try(1, { type: 'confirm-role' })).toBe('already-confirmed')
  expect(table.open).toMatchObject({ phase: 'role_reveal', confirmed: 1, leader: null })
  for (const seat of [2, 3, 4, 5]) table.do(seat, { type: 'confirm-role' })
  expect(table.open).toMatchObject({ phase: 'team_building', leader: 1, quest: 1, proposal: 1 })
})

test('TH-TERMINAL commands are read strictly', () => {
  const read = (input: unknown): ThavalonCommand | null => thavalon.parseCommand(input)
  expect(read({ type: 'play', motion: 3, card: 'reverse' })).not.toBeNull()
  expect(read({ type: 'play', motion: 3, card: 'joker' })).toBeNull()
  expect(read({ type: 'play', motion: 3, card: 'fail', seat: 1 })).toBeNull()
  expect(read({ type: 'assassinate', motion: 3, as: 'arthur', targets: [1] })).toBeNull()
  expect(read({ type: 'assassinate', motion: 3, as: 'merlin', targets: [0] })).toBeNull()
  expect(read({ type: 'examine', motion: 3, target: 1 })).toBeNull()
})

test('TH-TERMINAL an event of another game throws', () => {
  expect(() => thavalon.upcast({ type: 'LadyCalled' })).toThrow()
  expect(() => thavalon.evolve.open(thavalon.blank.open, { type: 'RolesDealt' } as never)).toThrow()
  expect(() => thavalon.evolve.hand(thavalon.blank.hand, { type: 'TeamSent' } as never)).toThrow()
  expect(() => thavalon.evolve.sealed(thavalon.blank.sealed, { type: 'TeamSent' } as never)).toThrow()
})

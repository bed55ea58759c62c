import { expect, test } from 'vitest'
import { type Role, sideOf } from './index.ts'
import { only, Sitting, tables } from './test/sitting.ts'

const arthur = 4
const evil = 7

function after(failures: number, successes: number, roles: readonly Role[] = tables[8]): Sitting {
  const table = new Sitting({ roles }).confirmAll()
  for (let mission = 0; mission < failures; mission++) table.finishMission(false, evil)
  for (let mission = 0; mission < successes; mission++) table.finishMission(true, evil)
  return table
}

test.each([
  [0, 0, 'arthur-not-now'],
  [1, 0, 'arthur-not-now'],
  [1, 1, 'arthur-not-now'],
  [0, 2, 'arthur-not-now'],
  [2, 0, null],
  [2, 1, null],
  [2, 2, 'arthur-not-now'],
])('TH-R-1 after %i failures and %i successes: %s', (failures, successes, refusal) => {
  const answer = after(failures, successes).try(arthur, { type: 'declare-arthur' })
  expect(typeof answer === 'string' ? answer : null).toBe(refusal)
})

test('TH-R-1 he may declare while the result is shown, counted after Agravaine', () => {
  const table = after(1, 0)
  table.mission(table.teamWith(1, 3, 6), { 3: 'reverse' })
  expect(table.open).toMatchObject({ phase: 'quest_results', window: true })
  expect(table.try(arthur, { type: 'declare-arthur' })).toBe('arthur-not-now')
  table.do(6, { type: 'declare-agravaine' })
  table.do(arthur, { type: 'declare-arthur' })
  expect(table.open.declarations.map(({ as }) => as)).toEqual(['agravaine', 'arthur'])
  expect(table.open.phase).toBe('quest_results')
})

test('TH-R-1 TH-LESSONS not while cards are out, not in the assassination, not twice', () => {
  const table = after(2, 0)
  table.propose(...table.teamWith(1))
  table.openVote()
  table.vote()
  expect(table.try(arthur, { type: 'declare-arthur' })).toBe('wrong-phase')
  table.play()
  table.continue()
  table.do(arthur, { type: 'declare-arthur' })
  expect(table.try(arthur, { type: 'declare-arthur' })).toBe('already-declared')
  for (let mission = 0; mission < 2; mission++) {
    table.mission([1, 2, 3, 5, 8])
    table.continue()
  }
  expect(table.open.phase).toBe('assassination')
  expect(table.try(arthur, { type: 'declare-arthur' })).toBe('wrong-phase')
})

test('TH-R-5 everybody else is refused alike, with Arthur at the table and without him', () => {
  const without: Role[] = ['merlin', 'percival', 'lancelot', 'tristan', 'iseult', 'agravaine', 'morgana', 'maelagant']
  for (const table of [after(2, 0), after(2, 0, without)]) {
    for (const seat of table.seats.filter((one) => table.told(one).role !== 'arthur')) {
      expect(table.try(seat, { type: 'declare-arthur' })).toBe('not-yours-to-declare')
    }
  }
})

test('TH-R-2 his vote counts twice: four of eight with him are five of nine', () => {
  const table = after(2, 0)
  table.do(arthur, { type: 'declare-arthur' })
  table.propose(1, 2, 3, 5)
  table.openVote()
  table.vote(5, 6, 7, 8)
  expect(table.open.proposals.at(-1)).toMatchObject({ approve: [1, 2, 3, 4], approved: true })
})

test('TH-R-2 against a team it counts twice too', () => {
  const table = after(2, 0)
  table.do(arthur, { type: 'declare-arthur' })
  table.propose(1, 2, 3, 5)
  table.openVote()
  table.vote(4, 6, 7, 8)
  expect(table.open.proposals.at(-1)).toMatchObject({ approve: [1, 2, 3, 5], approved: false })
})

test('TH-R-2 at seven a half of eight is a tie and rejects', () => {
  const roles: Role[] = ['merlin', 'tristan', 'iseult', 'arthur', 'mordred', 'morgana', 'maelagant']
  const table = after(2, 0, roles)
  table.do(arthur, { type: 'declare-arthur' })
  table.propose(...table.teamWith(1, 2, 3))
  table.openVote()
  table.vote(4, 6, 7)
  expect(table.open.proposals.at(-1)).toMatchObject({ approve: [1, 2, 3, 5], approved: false })
})

test('TH-R-3 TH-LESSONS he goes on no team before the fifth mission, leads one all the same, and then may go', () => {
  const table = after(2, 0)
  table.do(arthur, { type: 'declare-arthur' })
  const leader = table.open.leader as number
  expect(leader).not.toBe(arthur)
  expect(table.try(leader, { type: 'propose', team: [1, 2, 3, arthur] })).toBe('arthur-stays-home')
  table.propose(1, 2, 3, 5)
  table.openVote()
  table.reject()
  // Now he leads himself, and may propose any team without him.
  expect(table.open.leader).toBe(arthur)
  table.mission([1, 2, 3, 5])
  table.continue()
  table.mission([1, 2, 3, 5, 8])
  table.continue()
  expect(table.open.quest).toBe(5)
  table.propose(1, 2, 3, 5, arthur)
  expect(table.open.phase).toBe('team_finalised')
})

test('TH-R-4 in an open vote the ballots are dropped, same leader, same proposal', () => {
  const table = after(2, 0)
  table.propose(1, 2, 3, 5)
  table.openVote()
  table.do(1, { type: 'vote', approve: true })
  table.do(2, { type: 'vote', approve: true })
  const { motion, leader, proposal } = table.open
  table.do(arthur, { type: 'declare-arthur' })
  expect(table.open).toMatchObject({ phase: 'team_voting', voted: [], leader, proposal, team: [1, 2, 3, 5] })
  expect(table.try(3, { type: 'vote', motion, approve: true })).toBe('stale')
  table.vote(1, 2, 3, 5, 6)
  expect(table.open.proposals.at(-1)).toMatchObject({ approve: [4, 7, 8], approved: false })
})

test.each(['finalised', 'voted on'])('TH-R-4 a team with him that is %s goes back to its leader', (state) => {
  const table = after(2, 0)
  table.propose(1, 2, 3, arthur)
  if (state === 'voted on') table.openVote()
  const { motion, leader, proposal } = table.open
  table.do(arthur, { type: 'declare-arthur' })
  expect(table.open).toMatchObject({ phase: 'team_building', leader, proposal, team: [] })
  expect(table.open.motion).toBeGreaterThan(motion)
})

test('TH-R-4 a finalised team without him stays', () => {
  const table = after(2, 0)
  table.propose(1, 2, 3, 5)
  table.do(arthur, { type: 'declare-arthur' })
  expect(table.open).toMatchObject({ phase: 'team_finalised', team: [1, 2, 3, 5] })
})

test('TH-LESSONS Arthur is told the good roles without his own, and no players', () => {
  const told = new Sitting({ roles: tables[8] }).told(arthur)
  expect(told.roles).not.toContain('arthur')
  expect(told.roles.every((role) => sideOf(role) === 'good')).toBe(true)
  expect(told).toMatchObject({ names: {}, partner: null })
  expect(only(new Sitting({ roles: tables[8] }).seen('watcher'), 'RoleTold')).toEqual([])
})

import { expect, test } from 'vitest'
import { type Role, thavalon } from './index.ts'
import { only, Sitting, tables } from './test/sitting.ts'

const agravaine = 6
const lancelot = 3
const maelagant = 8
/** A mission that succeeds though Agravaine is on it: Lancelot turns his Fail round. */
const turned = [1, lancelot, agravaine]

function afterTurned(options = {}): Sitting {
  const table = new Sitting({ roles: tables[8], options }).confirmAll()
  table.mission(turned, { [lancelot]: 'reverse' })
  return table
}

test('TH-A-1 a success with a Fail opens the window, a success without one does not', () => {
  expect(afterTurned().open).toMatchObject({ window: true, quests: [{ success: true }] })
  const table = new Sitting({ roles: tables[8] }).confirmAll()
  table.mission([1, 2, 3])
  expect(table.open).toMatchObject({ window: false, quests: [{ success: true }] })
  table.continue()
  table.mission([1, 2, 7, 4], { 7: 'fail' })
  expect(table.open).toMatchObject({ window: false, quests: [{ success: true }, { success: false }] })
})

test('TH-A-1 TH-LESSONS without Agravaine the window opens all the same', () => {
  const roles: Role[] = ['merlin', 'percival', 'lancelot', 'arthur', 'titania', 'mordred', 'morgana', 'maelagant']
  const table = new Sitting({ roles }).confirmAll()
  table.mission([1, 3, 7], { 3: 'reverse', 7: 'fail' })
  expect(table.open.window).toBe(true)
  for (const seat of table.seats) expect(table.try(seat, { type: 'declare-agravaine' })).toBe('not-yours-to-declare')
})

test('TH-A-1 with fewer than eight there is no window', () => {
  const roles: Role[] = ['merlin', 'percival', 'lancelot', 'arthur', 'mordred', 'morgana', 'maelagant']
  const table = new Sitting({ roles }).confirmAll()
  table.mission([3, 6], { 3: 'reverse', 6: 'fail' })
  expect(table.open).toMatchObject({ window: false, quests: [{ success: true }] })
})

test('TH-A-1 the window is open until the next vote is opened', () => {
  const table = afterTurned()
  table.continue()
  table.propose(1, 2, 3, 4)
  expect(table.open.window).toBe(true)
  table.openVote()
  expect(table.open.window).toBe(false)
  expect(table.try(agravaine, { type: 'declare-agravaine' })).toBe('wrong-phase')
  table.reject()
  expect(table.try(agravaine, { type: 'declare-agravaine' })).toBe('no-window')
})

test('TH-A-2 his declaration makes the mission a failure, already while its result is shown', () => {
  const table = afterTurned()
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({
    phase: 'quest_results',
    window: false,
    quests: [{ success: false, overturned: true }],
    declarations: [{ as: 'agravaine', seat: agravaine }],
  })
  expect(table.open.deadline).not.toBeNull()
  expect(table.try(agravaine, { type: 'declare-agravaine' })).toBe('no-window')
  table.continue()
  expect(table.open).toMatchObject({ phase: 'team_building', quest: 2, proposal: 1, leader: 2 })
})

test('TH-A-2 he must have been on that team', () => {
  const table = new Sitting({ roles: tables[8] }).confirmAll()
  table.mission([1, lancelot, maelagant], { [lancelot]: 'reverse', [maelagant]: 'fail' })
  expect(table.open.window).toBe(true)
  expect(table.try(agravaine, { type: 'declare-agravaine' })).toBe('not-yours-to-declare')
})

test('TH-A-2 nobody else may declare, and a watcher neither', () => {
  const table = afterTurned()
  for (const seat of table.seats.filter((one) => one !== agravaine)) {
    expect(table.try(seat, { type: 'declare-agravaine' })).toBe('not-yours-to-declare')
  }
  expect(table.try('host', { type: 'declare-agravaine' })).toBe('not-a-player')
})

test('TH-A-3 a finalised team goes back to its leader, under the same number and another motion', () => {
  const table = afterTurned({ window: 15 })
  table.continue()
  table.propose(1, 2, 3, 4)
  const { motion } = table.open
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({ phase: 'team_building', leader: 2, quest: 2, proposal: 1, team: [], hold: null })
  expect(table.open.motion).toBeGreaterThan(motion)
  expect(table.try(2, { type: 'open-vote', motion })).toBe('stale')
  table.propose(1, 2, 4, 5)
  table.openVote()
})

test('TH-A-3 while a team is built the leader goes on choosing', () => {
  const table = afterTurned({ window: 15 })
  table.continue()
  const { motion } = table.open
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({ phase: 'team_building', leader: 2, proposal: 1, motion, hold: null })
  expect(thavalon.nextDeadline(table.open)).toBeNull()
  table.propose(1, 2, 4, 5)
  table.openVote()
})

/** Two successes and so many failures, and then a third success with Agravaine’s Fail turned round. */
function thirdSuccess(failures: number): Sitting {
  const table = new Sitting({ roles: tables[8] }).confirmAll()
  for (let mission = 0; mission < failures; mission++) table.finishMission(false, 7)
  for (let mission = 0; mission < 2; mission++) table.finishMission(true, 7)
  const cards = { [lancelot]: 'reverse' } as const
  // The fourth mission needs two Fails, and two Fails less one with a Reverse fail it.
  table.mission(table.teamWith(1, lancelot, agravaine), table.open.quest === 4 ? {} : cards)
  expect(table.open).toMatchObject({ window: true, phase: 'quest_results' })
  return table
}

test('TH-A-4 TH-LESSONS a third success waits 30 seconds, and then the assassination comes', () => {
  const table = thirdSuccess(0)
  table.continue()
  expect(table.open).toMatchObject({ phase: 'agravaine_window', deadline: 31_000 })
  table.do('clock', { type: 'tick' })
  expect(table.open).toMatchObject({ phase: 'assassination', window: false, deadline: null })
})

test('TH-A-7 the host cannot end the wait, and Agravaine still declares', () => {
  const table = thirdSuccess(0)
  table.continue()
  expect(table.try('host', { type: 'continue' })).toBe('wrong-phase')
  expect(table.open.phase).toBe('agravaine_window')
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open.phase).toBe('team_building')
})

test.each([0, 1])('TH-A-4 after %i failures a declaration in the wait lets the game go on', (failures) => {
  const table = thirdSuccess(failures)
  table.continue()
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({ phase: 'team_building', quest: 4 + failures, proposal: 1, deadline: null })
})

test('TH-A-4 after two failures it ends the game for evil', () => {
  const table = thirdSuccess(2)
  table.continue()
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({ phase: 'finished', outcome: { winner: 'evil', reason: 'sabotage' } })
})

test('TH-A-4 a third failure by declaration ends the game at once, also while a team is built', () => {
  const table = new Sitting({ roles: tables[8] }).confirmAll()
  for (let mission = 0; mission < 2; mission++) table.finishMission(false, 7)
  table.mission(table.teamWith(1, lancelot, agravaine), { [lancelot]: 'reverse' })
  table.continue()
  expect(table.open.phase).toBe('team_building')
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open).toMatchObject({ phase: 'finished', outcome: { winner: 'evil', reason: 'sabotage' } })
})

test('TH-A-4 a declaration while the third success is shown is counted before anything follows', () => {
  const table = thirdSuccess(0)
  table.do(agravaine, { type: 'declare-agravaine' })
  table.continue()
  expect(table.open).toMatchObject({ phase: 'team_building', quest: 4 })
})

test('TH-A-5 he may declare again on a later mission', () => {
  const table = afterTurned()
  table.do(agravaine, { type: 'declare-agravaine' })
  table.continue()
  table.mission(table.teamWith(1, lancelot, agravaine), { [lancelot]: 'reverse' })
  table.do(agravaine, { type: 'declare-agravaine' })
  expect(table.open.quests.map(({ success }) => success)).toEqual([false, false])
  expect(table.open.declarations).toHaveLength(2)
})

test('TH-A-6 with Mordred in his place everybody else is sent the same', () => {
  const [withHim, without] = [tables[8], tables[8].with(agravaine - 1, 'mordred')].map((roles) => {
    const table = new Sitting({ roles, dagger: 7 }).confirmAll()
    table.mission(turned, { [lancelot]: 'reverse', [agravaine]: 'fail' })
    table.continue()
    table.propose(1, 2, 4, 5)
    table.openVote()
    table.vote()
    return table
  })
  // Merlin, who sees no Mordred, can tell; the others cannot.
  for (const seat of [2, 3, 4, 5, 7, 8]) {
    const [one, other] = [withHim, without].map((table) =>
      table?.seen(seat).filter(({ type }) => type !== 'RoleTold' && type !== 'QuestCompleted'),
    )
    expect(one).toEqual(other)
    const names = [withHim, without].map((table) => table?.told(seat).names.evil?.toSorted())
    expect(names[0]).toEqual(names[1])
  }
  expect(
    [withHim, without].map((table) => only(table?.log.map(({ event }) => event) ?? [], 'WindowOpened').length),
  ).toEqual([1, 1])
  expect(thavalon.nextDeadline(withHim?.open as Sitting['open'])).toBe(
    thavalon.nextDeadline(without?.open as Sitting['open']),
  )
})

import { expect, test } from 'vitest'
import { type Role, score } from './index.ts'
import { Sitting } from './test/sitting.ts'

const five: Role[] = ['merlin', 'loyal', 'loyal', 'assassin', 'minion']

const seated = () => new Sitting({ roles: five }).confirmAll()

test('FR-301 the phase is public, from the reveal of the roles to the end', () => {
  const table = new Sitting({ roles: five, options: { lady: true } })
  const phases: string[] = [table.open.phase]
  const look = () => {
    if (phases.at(-1) !== table.open.phase) phases.push(table.open.phase)
  }
  table.confirmAll()
  look()
  for (const team of [
    [1, 2],
    [1, 2, 3],
    [1, 2],
  ]) {
    table.propose(...team)
    look()
    table.vote()
    look()
    table.play()
    look()
    table.continue()
    look()
    if (table.open.phase === 'lady_of_the_lake') table.do(5, { type: 'examine', target: 2 })
    look()
  }
  table.do(4, { type: 'assassinate', target: 2 })
  look()
  const quest = ['team_building', 'team_voting', 'quest_execution', 'quest_results']
  expect(phases).toEqual(['role_reveal', ...quest, ...quest, 'lady_of_the_lake', ...quest, 'assassination', 'finished'])
})

test('FR-302 AC1.2 the quest’s number is public, and runs from 1 to 5', () => {
  const table = seated()
  const numbers = [table.open.quest]
  for (const [team, ...failing] of [[[4, 1], 4], [[1, 2, 3]], [[4, 1], 4], [[1, 2, 3]]] as const) {
    table.quest(team, ...failing)
    numbers.push(table.open.quest)
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5])
})

test('FR-303 the leader is public, and goes on clockwise', () => {
  const table = seated()
  expect(table.open.leader).toBe(1)
  table.quest([1, 2])
  expect(table.open.leader).toBe(2)
})

test('FR-304 AC1.6 the number of rejections is public, and runs from 0 to 5', () => {
  const table = seated()
  const track = [table.open.rejections]
  for (const _ of [1, 2, 3, 4, 5]) {
    table.propose(1, 2)
    table.reject()
    track.push(table.open.rejections)
  }
  expect(track).toEqual([0, 1, 2, 3, 4, 5])
})

test('FR-305 AC1.8 the results of the quests are public, and so is the score', () => {
  const table = seated()
  expect(score(table.open)).toEqual({ good: 0, evil: 0 })
  table.quest([1, 2])
  table.quest([1, 2, 4], 4)
  expect(table.open.quests.map(({ success }) => success)).toEqual([true, false])
  expect(score(table.open)).toEqual({ good: 1, evil: 1 })
})

/** One team was rejected, and the next one has just failed. */
function twoProposals(): Sitting {
  const table = seated()
  table.propose(1, 2)
  table.vote(3, 4, 5)
  table.propose(2, 4)
  table.vote(1)
  table.play(4)
  return table
}

test('AC7.2 AC7.3 the history keeps every team, and every vote with names', () => {
  expect(twoProposals().open.proposals).toEqual([
    { quest: 1, proposal: 1, leader: 1, team: [1, 2], approve: [1, 2], approved: false },
    { quest: 1, proposal: 2, leader: 2, team: [2, 4], approve: [2, 3, 4, 5], approved: true },
  ])
})

test('AC7.1 AC7.4 the history keeps every quest with its result and its cards', () => {
  const [quest, ...more] = twoProposals().open.quests
  expect(quest).toMatchObject({ team: [2, 4], success: false })
  expect([...(quest?.cards ?? [])].sort()).toEqual(['fail', 'success'])
  expect(more).toEqual([])
})

test('AC5.5 the score counts the quest as soon as its result is there', () => {
  const { open } = twoProposals()
  expect(open.phase).toBe('quest_results')
  expect(score(open)).toEqual({ good: 0, evil: 1 })
})

import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import type { MafiaOptions } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

/** Seven at the vote of the first day, nobody dead yet. */
const seven = (some: Partial<MafiaOptions> = {}) => new Sitting('MnVVVVV', some).begin().toVote()

const tally = (events: Parameters<typeof only>[0]) => only(events, 'VotesTallied')[0]

/** The runoff after a vote in which each of these voted for the next. */
function runoffOf(...candidates: readonly Seat[]): Sitting {
  const table = seven()
  const next = (at: number) => candidates[(at + 1) % candidates.length] as Seat
  table.vote(Object.fromEntries(candidates.map((seat, at) => [seat, next(at)])))
  expect(table.open).toMatchObject({ phase: 'runoff', candidates })
  return table
}

test('MA-DAWN dawn tells the murdered player and the role, and the discussion begins', () => {
  const table = new Sitting('MAVVVVV').begin()
  const dawn = table.night({ 1: 2 })
  expect(dawn.filter(({ type }) => type !== 'NightAnswerSealed' && type !== 'MafiaPicked').slice(-3)).toEqual([
    expect.objectContaining({ type: 'NightResolved', chosen: 2, murdered: 2 }),
    { type: 'DawnBroke', murdered: 2, role: 'angel' },
    { type: 'DiscussionBegan', motion: 3, until: table.now + 60_000 },
  ])
  expect(table.open.living).toEqual([1, 3, 4, 5, 6, 7])
  expect(table.open.dead).toEqual([{ seat: 2, role: 'angel', how: 'night', night: 1 }])
  expect(only(table.tick(), 'VotingBegan')).toEqual([{ type: 'VotingBegan', motion: 4, until: table.now + 45_000 }])
})

test('MA-DAWN without a discussion the vote opens at dawn', () => {
  const table = new Sitting('MVVVV', { discussion: null }).begin()
  expect(table.night().at(-1)).toMatchObject({ type: 'VotingBegan' })
})

test('MA-TALK the host pauses, resumes, adds thirty seconds and skips, and each moves only the clock', () => {
  const table = new Sitting('MVVVV').begin()
  table.night()
  const began = table.now
  table.now += 20_000
  expect(table.try('host', { type: 'resume' })).toBe('not-paused')
  expect(table.do('host', { type: 'pause' })).toEqual([{ type: 'DiscussionPaused', left: 40_000 }])
  expect(table.open).toMatchObject({ phase: 'discussion', deadline: null, paused: 40_000 })
  expect(table.try('clock', { type: 'tick' })).toBe('no-deadline')
  expect(table.try('host', { type: 'pause' })).toBe('paused')
  expect(table.do('host', { type: 'extend' })).toEqual([{ type: 'DiscussionExtended', until: null, left: 70_000 }])
  table.now += 600_000
  expect(table.do('host', { type: 'resume' })).toEqual([{ type: 'DiscussionResumed', until: table.now + 70_000 }])
  const until = table.now + 100_000
  expect(table.do('host', { type: 'extend' })).toEqual([{ type: 'DiscussionExtended', until, left: null }])
  expect(table.open).toMatchObject({ deadline: until, paused: null, motion: 3 })
  expect(began).toBeLessThan(until)
  expect(table.do('host', { type: 'skip' })).toEqual([{ type: 'VotingBegan', motion: 4, until: table.now + 45_000 }])
})

test('MA-EXTEND ten minutes are the most that is added to one discussion, paused or not, and the next has its own', () => {
  const table = new Sitting('MVVVVVV').begin()
  table.night()
  const { deadline } = table.open
  for (let times = 0; times < 10; times++) table.do('host', { type: 'extend' })
  table.do('host', { type: 'pause' })
  for (let times = 0; times < 10; times++) table.do('host', { type: 'extend' })
  expect(table.try('host', { type: 'extend' })).toBe('extended-enough')
  table.do('host', { type: 'resume' })
  expect(table.try('host', { type: 'extend' })).toBe('extended-enough')
  expect(table.open.deadline).toBe((deadline ?? 0) + 600_000)
  table.toVote()
  table.tick()
  table.night()
  table.do('host', { type: 'extend' })
})

test('MA-TALK only the host, and only in the discussion', () => {
  const table = new Sitting('MVVVV').begin()
  const commands = ['pause', 'resume', 'extend', 'skip'] as const
  for (const type of commands) expect(table.try('host', { type })).toBe('wrong-phase')
  table.night()
  for (const type of commands) {
    for (const actor of [1, 2, 'clock'] as const) expect(table.try(actor, { type })).toBe('host-only')
  }
  table.toVote()
  for (const type of commands) expect(table.try('host', { type })).toBe('wrong-phase')
})

test('MA-V a ballot is sealed for its voter, may be changed, and only the last counts', () => {
  const table = seven()
  const { motion } = table.open
  expect(table.ballots({ 1: 3 })).toEqual([
    { type: 'BallotSealed', seat: 1, motion, target: 3 },
    { type: 'BallotCounted', count: 1 },
  ])
  expect(table.ballots({ 1: 3 })).toEqual([])
  expect(table.ballots({ 1: null })).toEqual([{ type: 'BallotSealed', seat: 1, motion, target: null }])
  table.ballots({ 1: 4 })
  expect(tally(table.tick())).toMatchObject({ ballots: [{ by: 1, target: 4 }], murdered: 4 })
})

test('MA-V1 the most of the ballots that were cast decide, and silence counts for nothing', () => {
  expect(tally(seven().vote({ 1: 3, 2: 3, 4: null }))).toMatchObject({
    result: 'murder',
    murdered: 3,
    role: 'villager',
  })
})

test('MA-V2 no ballots are peace', () => {
  const table = seven()
  expect(tally(table.vote())).toEqual({
    ...{ type: 'VotesTallied', ballots: [], result: 'peace', murdered: null, role: null },
  })
  expect(table.open).toMatchObject({ phase: 'night', night: 2, dead: [] })
})

test('MA-V3 two players tied above "No Murder" stand in a runoff', () => {
  const table = seven()
  const events = table.vote({ 1: 3, 2: 3, 3: 4, 5: 4, 6: null })
  expect(tally(events)).toMatchObject({ result: 'runoff', murdered: null })
  expect(events.at(-1)).toEqual({
    ...{ type: 'RunoffBegan', motion: 5, candidates: [3, 4], until: table.now + 30_000 },
  })
  expect(table.open).toMatchObject({ phase: 'runoff', answered: 0, living: [1, 2, 3, 4, 5, 6, 7] })
})

test('MA-V4 MA-V5 MA-V6 where "No Murder" is among the most, or alone, there is peace', () => {
  const votes = [
    { 1: 3, 2: 3, 3: 4, 5: 4, 6: null, 7: null },
    { 1: 3, 2: 3, 3: null, 5: null, 6: 4 },
    { 1: 3, 2: null, 3: null },
  ]
  for (const choices of votes) {
    const table = seven()
    expect(tally(table.vote(choices))).toMatchObject({ result: 'peace', murdered: null })
    expect(table.open.phase).toBe('night')
  }
})

test('MA-V7 three players tied above "No Murder" stand in a runoff of three', () => {
  const table = seven()
  table.vote({ 1: 3, 2: 3, 3: 4, 5: 4, 4: 7, 6: 7, 7: null })
  expect(table.open).toMatchObject({ phase: 'runoff', candidates: [3, 4, 7] })
})

test('MA-V8 in a runoff all living vote, for one of the tied or for nobody', () => {
  const table = runoffOf(3, 4)
  expect(table.try(1, { type: 'vote', target: 5 })).toBe('not-a-candidate')
  expect(table.try(3, { type: 'vote', target: 3 })).toBe('not-self')
  table.ballots({ 1: 3, 2: null, 3: 4, 4: 3, 5: 3 })
  expect(tally(table.tick())).toMatchObject({ result: 'murder', murdered: 3 })
  expect(table.open.tallies[1]).toMatchObject({ night: 1, candidates: [3, 4], murdered: 3 })
})

test('MA-V9 MA-V10 MA-V11 any tie of a runoff is peace, and there is no second one', () => {
  const votes = [
    { 1: 3, 2: 4 },
    { 1: 3, 2: null },
    { 1: 3, 2: 3, 5: 4, 6: 4, 7: null },
  ]
  for (const choices of votes) {
    const table = runoffOf(3, 4)
    expect(tally(table.vote(choices))).toMatchObject({ result: 'peace', murdered: null })
    expect(table.open).toMatchObject({ phase: 'night', night: 2, candidates: null })
  }
  const three = runoffOf(3, 4, 7)
  expect(tally(three.vote({ 1: 3, 2: 4, 5: 7 }))).toMatchObject({ result: 'peace' })
  const silent = runoffOf(3, 4)
  expect(tally(silent.vote())).toMatchObject({ result: 'peace', ballots: [] })
})

test('MA-V12 a vote closes five seconds after the last player has voted, and a change starts them anew', () => {
  const table = seven()
  const opened = table.now
  table.ballots({ 1: 3, 2: 3, 3: 4, 4: 3, 5: 3, 6: 3 })
  expect(table.open.deadline).toBe(opened + 45_000)
  table.now += 10_000
  expect(table.ballots({ 7: 3 }).at(-1)).toEqual({ type: 'DeadlineMoved', until: opened + 15_000 })
  table.now += 4_000
  expect(table.ballots({ 3: 5 }).at(-1)).toEqual({ type: 'DeadlineMoved', until: opened + 19_000 })
  table.now += 4_000
  expect(table.ballots({ 3: 5 })).toEqual([])
  expect(table.open.deadline).toBe(opened + 19_000)
})

test('MA-V12 but never later than its own deadline', () => {
  const table = seven()
  const limit = table.open.deadline as number
  table.now = limit - 2_000
  table.ballots({ 1: 3, 2: 3, 3: 4, 4: 3, 5: 3, 6: 3, 7: 3 })
  expect(table.open.deadline).toBe(limit)
  const open = seven({ voting: null })
  expect(open.open.deadline).toBeNull()
  open.ballots({ 1: 3, 2: 3, 3: 4, 4: 3, 5: 3, 6: 3, 7: 3 })
  expect(open.open.deadline).toBe(open.now + 5_000)
})

test('MA-V13 hidden until the tally: only the number of ballots is public, and a change is not', () => {
  const table = seven()
  const before = table.seen('watcher').length
  table.ballots({ 1: 3, 2: null, 3: 4 })
  table.ballots({ 1: 4 })
  expect(table.seen('watcher').slice(before)).toEqual([1, 2, 3].map((count) => ({ type: 'BallotCounted', count })))
  expect(table.open).toMatchObject({ answered: 3, ballots: [] })
})

test('MA-V13 in real time: every ballot and every change is public by name', () => {
  const table = seven({ visibility: 'realtime' })
  const before = table.seen('watcher').length
  table.ballots({ 1: 3, 2: null })
  table.ballots({ 1: 4 })
  expect(table.seen('watcher').slice(before)).toEqual([
    { type: 'BallotCast', by: 1, target: 3, count: 1 },
    { type: 'BallotCast', by: 2, target: null, count: 2 },
    { type: 'BallotCast', by: 1, target: 4, count: 2 },
  ])
  expect(table.open.ballots).toEqual([
    { by: 2, target: null },
    { by: 1, target: 4 },
  ])
})

test('MA-V15 the dead neither vote nor are voted for, and nobody votes for themselves', () => {
  const table = new Sitting('MnVVVVVV').begin()
  table.night({ 1: 8 })
  table.toVote()
  expect(table.try(8, { type: 'vote', target: 1 })).toBe('you-are-dead')
  expect(table.try(8, { type: 'vote', target: null })).toBe('you-are-dead')
  expect(table.try(1, { type: 'vote', target: 8 })).toBe('target-dead')
  expect(table.try(1, { type: 'vote', target: 9 })).toBe('unknown-player')
  expect(table.try(1, { type: 'vote', target: 1 })).toBe('not-self')
})

test('MA-BALLOTS after every tally all ballots are published by name, in both ways of voting, and stay', () => {
  for (const visibility of ['hidden', 'realtime'] as const) {
    const table = seven({ visibility })
    const ballots = [
      { by: 2, target: 4 },
      { by: 5, target: null },
      { by: 7, target: 4 },
    ]
    expect(tally(table.vote({ 7: 4, 5: null, 2: 4 }))?.ballots).toEqual(ballots)
    table.vote({ 1: 3 })
    expect(table.open.tallies).toEqual([
      { night: 1, candidates: null, ballots, murdered: 4 },
      { night: 2, candidates: null, ballots: [{ by: 1, target: 3 }], murdered: 3 },
    ])
  }
})

test('MA-MURDER who is murdered by the vote is announced with the role, and night falls', () => {
  const table = seven()
  expect(table.vote({ 1: 2, 3: 2 }).slice(-2)).toEqual([
    {
      type: 'VotesTallied',
      ballots: [
        { by: 1, target: 2 },
        { by: 3, target: 2 },
      ],
      result: 'murder',
      murdered: 2,
      role: 'minion',
    },
    {
      ...{ type: 'NightBegan', motion: 5, night: 2, quiet: 0 },
      ...{ earliest: table.now + 10_000, until: table.now + 60_000 },
    },
  ])
  expect(table.open.dead).toEqual([{ seat: 2, role: 'minion', how: 'vote', night: 1 }])
})

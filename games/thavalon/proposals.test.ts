import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import { type Role, teamOf, type Vote } from './index.ts'
import { only, Sitting, tables } from './test/sitting.ts'

/** Rejects teams with these players until one goes unvoted; says how many were proposed. */
function proposalsUntilForced(table: Sitting, ...members: Seat[]): number {
  for (let proposal = 1; ; proposal++) {
    table.propose(...table.teamWith(...members))
    if (table.open.phase === 'quest_execution') return proposal
    table.openVote()
    table.reject()
  }
}

const good: Role[] = ['merlin', 'percival', 'tristan', 'iseult', 'arthur', 'titania']
const evil: Role[] = ['mordred', 'morgana', 'maelagant', 'colgrevance']

test.each([
  [5, [2, 3, 3, 3], [good[0], good[2], good[3], ...evil.slice(0, 2)]],
  [6, [2, 3, 3, 3], [...good.slice(0, 4), ...evil.slice(0, 2)]],
  [7, [2, 4, 4, 4], [...good.slice(0, 4), ...evil.slice(0, 3)]],
  [8, [2, 4, 4, 4], [...good.slice(0, 5), ...evil.slice(0, 3)]],
  [9, [2, 4, 4, 4], [...good, ...evil.slice(0, 3)]],
  [10, [2, 5, 5, 5], [...good, ...evil]],
])(
  'TH-P-1 TH-P-2 TH-LESSONS at %i players the last proposal of each round goes without a vote: %j',
  (players, counts, roles) => {
    const table = new Sitting({ roles: roles as Role[] }).confirmAll()
    // One success, two failures, and a fourth round.
    for (const [round, count] of counts.entries()) {
      const fails = round === 1 || round === 2
      expect(proposalsUntilForced(table, ...(fails ? [players] : []))).toBe(count)
      expect(table.open).toMatchObject({ rejections: 0, proposal: count })
      expect(table.open.unvoted).toHaveLength(round + 1)
      table.play(fails ? { [players]: 'fail' } : {})
      table.continue()
    }
  },
)

test('TH-P-1 nine with four evil still have four proposals a round', () => {
  const table = new Sitting({ players: 9, options: { nineEvil: true }, seed: 'nine' }).confirmAll()
  proposalsUntilForced(table)
  table.play()
  table.continue()
  expect(proposalsUntilForced(table)).toBe(4)
})

test('TH-P-2 a hundred rejections end no game', () => {
  const table = new Sitting({ roles: tables[5] }).confirmAll()
  for (let round = 1; round <= 3; round++) {
    proposalsUntilForced(table)
    table.play()
    table.continue()
  }
  expect(table.open.phase).toBe('assassination')
})

test('TH-P-3 a tie rejects, one vote more than half approves', () => {
  const table = new Sitting({ players: 6, seed: 'tie' }).confirmAll()
  table.propose(1, 2)
  table.openVote()
  table.vote(1, 2, 3)
  expect(table.open.proposals.at(-1)).toMatchObject({ approved: false, approve: [4, 5, 6] })
  table.propose(1, 2)
  table.play()
  table.continue()
  table.propose(1, 2, 3)
  table.openVote()
  table.vote(1, 2)
  expect(table.open).toMatchObject({ phase: 'quest_execution', rejections: 0 })
})

test('TH-P-3 until all have voted nobody is sent another’s ballot', () => {
  const table = new Sitting({ roles: tables[5] }).confirmAll()
  table.propose(1, 2)
  table.openVote()
  for (const seat of [1, 2, 3, 4]) table.do(seat, { type: 'vote', approve: seat < 3 })
  for (const seat of [...table.seats, 'watcher' as const]) {
    const ballots = only(table.seen(seat), 'BallotSealed')
    expect(ballots.map((ballot) => ballot.seat)).toEqual(typeof seat === 'number' && seat < 5 ? [seat] : [])
    expect(only(table.seen(seat), 'PlayerVoted')).toHaveLength(4)
    expect(only(table.seen(seat), 'VotesRevealed')).toHaveLength(0)
  }
  expect(table.try(1, { type: 'vote', approve: true })).toBe('already-voted')
})

test('TH-P-4 TH-LESSONS the leader moves on after each rejection and after each mission, forced or not', () => {
  const table = new Sitting({ roles: tables[5], leader: 4 }).confirmAll()
  expect(table.open.leader).toBe(4)
  table.propose(1, 2)
  table.openVote()
  table.reject()
  expect(table.open).toMatchObject({ leader: 5, proposal: 2, quest: 1 })
  table.propose(1, 2)
  expect(table.open).toMatchObject({ phase: 'quest_execution', leader: 5 })
  table.play()
  table.continue()
  expect(table.open).toMatchObject({ leader: 1, proposal: 1, quest: 2 })
  table.mission([1, 2, 3])
  table.continue()
  expect(table.open).toMatchObject({ leader: 2, proposal: 1, quest: 3 })
})

test('TH-P-6 a team is finalised, and only its leader opens the vote', () => {
  const table = new Sitting({ roles: tables[5] }).confirmAll()
  expect(table.try(1, { type: 'open-vote' })).toBe('wrong-phase')
  expect(table.try(2, { type: 'propose', team: [1, 2] })).toBe('not-leader')
  table.propose(1, 2)
  expect(table.open).toMatchObject({ phase: 'team_finalised', team: [1, 2] })
  expect(table.try(1, { type: 'propose', team: [1, 3] })).toBe('wrong-phase')
  expect(table.try(1, { type: 'vote', approve: true })).toBe('wrong-phase')
  expect(table.try(2, { type: 'open-vote' })).toBe('not-leader')
  table.openVote()
  expect(table.open.phase).toBe('team_voting')
})

function choosing(): Sitting {
  const table = new Sitting({ players: 6, options: { firstRound: 'choose' }, seed: 'choose' }).confirmAll()
  table.propose(1, 2)
  expect(table.open).toMatchObject({
    phase: 'team_building',
    leader: 2,
    proposal: 2,
    rival: { leader: 1, team: [1, 2] },
  })
  table.propose(3, 4)
  expect(table.open).toMatchObject({ phase: 'team_finalised', team: [3, 4] })
  expect(table.try(1, { type: 'open-vote' })).toBe('not-leader')
  table.openVote()
  return table
}

test.each([
  ['more than half approve: the first goes', [1, 2], [1, 2]],
  ['a tie: the second goes', [1, 2, 3], [3, 4]],
  ['less than half approve: the second goes', [1, 2, 3, 4], [3, 4]],
])('TH-P-5 TH-LESSONS %s', (_, rejecting, team) => {
  const table = choosing()
  table.vote(...rejecting)
  expect(table.open).toMatchObject({ phase: 'quest_execution', team, rival: null, rejections: 0 })
  const [proposal, leader] = team[0] === 1 ? [1, 1] : [2, 2]
  expect(teamOf(table.open.proposals.at(-1) as Vote)).toMatchObject({ proposal, leader, team })
  const [first] = table.open.proposals
  expect(first).toMatchObject({ quest: 1, proposal: 1, leader: 1, team: [1, 2], approved: rejecting.length < 3 })
  const second = { quest: 1, proposal: 2, leader: 2, team: [3, 4] }
  expect(table.open.unvoted).toEqual(rejecting.length < 3 ? [] : [second])
  table.play()
  table.continue()
  expect(table.open).toMatchObject({ quest: 2, proposal: 1, leader: 3 })
})

test('TH-P-5 the choice is made in the first round only', () => {
  const table = choosing()
  table.vote()
  table.play()
  table.continue()
  table.propose(1, 2, 3)
  expect(table.open.phase).toBe('team_finalised')
})

test('TH-P-7 after a result that opens the window the vote waits, and the clock lets it be opened', () => {
  const table = new Sitting({ roles: tables[8], options: { window: 15 } }).confirmAll()
  table.mission([1, 3, 6], { 3: 'reverse' })
  expect(table.open).toMatchObject({ window: true, hold: 16_000, deadline: 4_000 })
  table.continue()
  table.propose(1, 2, 3, 4)
  expect(table.try(2, { type: 'open-vote' })).toBe('window-still-open')
  expect(table.try('host', { type: 'tick' })).toBe('clock-only')
  expect(table.do('clock', { type: 'tick' })).toEqual([{ type: 'HoldEnded' }])
  expect(table.open).toMatchObject({ window: true, hold: null, phase: 'team_finalised' })
  expect(table.try('clock', { type: 'tick' })).toBe('wrong-phase')
  table.openVote()
  expect(table.open.window).toBe(false)
})

test('TH-P-7 the hold is as long as the host says, and may end while the team is built', () => {
  const none = new Sitting({ roles: tables[8], options: { window: 0 } }).confirmAll()
  none.mission([1, 3, 6], { 3: 'reverse' })
  none.continue()
  expect(none.open).toMatchObject({ window: true, hold: null })
  expect(none.try('clock', { type: 'tick' })).toBe('wrong-phase')
  none.propose(1, 2, 3, 4)
  none.openVote()
  const long = new Sitting({ roles: tables[8], options: { window: 60 } }).confirmAll()
  long.mission([1, 3, 6], { 3: 'reverse' })
  long.continue()
  expect(long.open).toMatchObject({ phase: 'team_building', hold: 61_000 })
  const { motion } = long.open
  long.do('clock', { type: 'tick' })
  expect(long.open).toMatchObject({ phase: 'team_building', hold: null, motion })
})

import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import { failsNeeded, type Role, teamSize } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

const five: Role[] = ['merlin', 'loyal', 'loyal', 'assassin', 'minion']
const seven: Role[] = ['merlin', 'loyal', 'loyal', 'loyal', 'assassin', 'minion', 'minion']

const seated = (roles: Role[] = five) => new Sitting({ roles }).confirmAll()

test('AC1.3 AC1.4 AV-LESSONS L4 team sizes and the two-fail quest are those of the table, at every count', () => {
  const sizes: Record<number, number[]> = {
    5: [2, 3, 2, 3, 3],
    6: [2, 3, 4, 3, 4],
    7: [2, 3, 3, 4, 4],
    8: [3, 4, 4, 5, 5],
    9: [3, 4, 4, 5, 5],
    10: [3, 4, 4, 5, 5],
  }
  for (const [count, teams] of Object.entries(sizes)) {
    const players = Number(count)
    expect([1, 2, 3, 4, 5].map((quest) => teamSize(players, quest))).toEqual(teams)
    expect([1, 2, 3, 4, 5].map((quest) => failsNeeded(players, quest))).toEqual([1, 1, 1, players < 7 ? 1 : 2, 1])
  }
})

test('AV-REVEAL only the count of confirmations is public, and the game goes on when all have confirmed', () => {
  const table = new Sitting({ roles: five })
  const events = table.do(3, { type: 'confirm-role' })
  expect(events).toEqual([
    { type: 'RoleUnderstood', seat: 3 },
    { type: 'RoleConfirmed', count: 1 },
  ])
  expect(table.seen(1)).toContainEqual({ type: 'RoleConfirmed', count: 1 })
  expect(table.seen(1)).not.toContainEqual({ type: 'RoleUnderstood', seat: 3 })
  expect(table.try(3, { type: 'confirm-role' })).toBe('already-confirmed')
  for (const seat of [1, 2, 4]) table.do(seat, { type: 'confirm-role' })
  expect(table.open.phase).toBe('role_reveal')
  expect(table.open.leader).toBeNull()
  table.do(5, { type: 'confirm-role' })
  expect(table.open.phase).toBe('team_building')
})

const drawn = () => new Sitting({ players: 8, options: { seating: 'random' } })

test('FR-350 AC1.7 the seating is drawn after the last confirmation, and lists every player once', () => {
  const table = drawn()
  expect(table.open.seating).toEqual([])
  table.confirmAll()
  expect([...table.open.seating].sort()).toEqual([...table.seats])
})

test('FR-351 FR-354 the first leader is one of the players, and everybody is told seating and leader', () => {
  const table = drawn().confirmAll()
  expect(table.open.seating).toContain(table.open.leader)
  for (const knower of [...table.seats, 'watcher'] as const) {
    expect(only(table.seen(knower), 'TableSeated').map(({ seating }) => seating)).toEqual([table.open.seating])
    expect(only(table.seen(knower), 'TeamBuildingBegan').map(({ leader }) => leader)).toEqual([table.open.leader])
  }
})

test('FR-310 AC2.1 only the leader proposes', () => {
  const table = seated()
  expect(table.try(2, { type: 'propose', team: [1, 2] })).toBe('not-leader')
  expect(table.try('host', { type: 'propose', team: [1, 2] })).toBe('not-a-player')
})

test('FR-311 AC2.6 AV-LESSONS L12 a team has exactly the required number of distinct players of this table', () => {
  const table = seated()
  expect(table.try(1, { type: 'propose', team: [1] })).toBe('wrong-team-size')
  expect(table.try(1, { type: 'propose', team: [1, 2, 3] })).toBe('wrong-team-size')
  expect(table.try(1, { type: 'propose', team: [2, 2] })).toBe('duplicate-member')
  expect(table.try(1, { type: 'propose', team: [1, 6] })).toBe('unknown-player')
  expect(table.open.phase).toBe('team_building')
})

test('FR-312 EDGE-01 the leader may go along, and need not', () => {
  expect(seated().propose(1, 3)).toEqual([{ type: 'TeamProposed', motion: 3, team: [1, 3] }])
  expect(seated().propose(4, 5)).toHaveLength(1)
})

test('FR-313 AC2.8 AC2.9 a proposal is told to everyone and opens the vote', () => {
  const table = seated()
  table.propose(2, 3)
  for (const knower of [...table.seats, 'watcher'] as const) {
    expect(only(table.seen(knower), 'TeamProposed').map(({ team }) => team)).toEqual([[2, 3]])
  }
  expect(table.open.phase).toBe('team_voting')
})

test('FR-320 AC3.2 one vote a player and proposal; it cannot be changed', () => {
  const table = seated()
  table.propose(1, 2)
  table.do(4, { type: 'vote', approve: true })
  expect(table.try(4, { type: 'vote', approve: true })).toBe('already-voted')
  expect(table.try(4, { type: 'vote', approve: false })).toBe('already-voted')
})

/** All but the fourth have voted, the third against the team. */
function fourVotes(): Sitting {
  const table = seated()
  table.propose(1, 2)
  for (const seat of [5, 3, 1, 2]) table.do(seat, { type: 'vote', approve: seat !== 3 })
  return table
}

test('FR-321 AC3.4 who has voted is public at once, how is told to the voter alone', () => {
  const table = fourVotes()
  expect(table.open.voted).toEqual([5, 3, 1, 2])
  expect(only(table.seen(3), 'BallotSealed')).toEqual([{ type: 'BallotSealed', seat: 3, motion: 3, approve: false }])
  expect(only(table.seen('watcher'), 'BallotSealed')).toEqual([])
})

test('NFR-303 AC3.5 before the last vote nobody is sent another’s', () => {
  const table = fourVotes()
  for (const knower of [...table.seats, 'watcher'] as const) {
    expect(only(table.seen(knower), 'VotesRevealed')).toEqual([])
    expect(only(table.seen(knower), 'BallotSealed').filter(({ seat }) => seat !== knower)).toEqual([])
  }
})

test('FR-322 AC3.6 the last vote brings all of them together', () => {
  const last = fourVotes().do(4, { type: 'vote', approve: false })
  expect(only(last, 'VotesRevealed')).toEqual([
    { type: 'VotesRevealed', approve: [1, 2, 5], approved: true, rejections: 0 },
  ])
})

test('AV-LESSONS L2 the leader votes too, and the vote waits for it', () => {
  const table = seated()
  table.propose(1, 2)
  for (const seat of [2, 3, 4, 5]) table.do(seat, { type: 'vote', approve: true })
  expect(table.open.phase).toBe('team_voting')
  table.do(1, { type: 'vote', approve: true })
  expect(table.open.phase).toBe('quest_execution')
})

/** A first vote of so many players, of whom the first so many reject. */
function voted(players: number, rejecting: number) {
  const table = new Sitting({ players }).confirmAll()
  table.propose(...table.seats.slice(0, teamSize(players, 1)))
  const [revealed] = only(table.vote(...table.seats.slice(0, rejecting)), 'VotesRevealed')
  return { ...revealed, phase: table.open.phase }
}

test('FR-323 AC3.8 more than half must approve, and then the team goes on the quest, at every count', () => {
  for (let players = 5; players <= 10; players++) {
    for (let rejecting = 0; rejecting <= players; rejecting++) {
      const approved = players - rejecting > players / 2
      const phase = approved ? 'quest_execution' : 'team_building'
      expect(voted(players, rejecting)).toMatchObject({ approved, phase })
    }
  }
})

test('FR-324 EDGE-07 an even vote of an even number of players rejects', () => {
  for (const players of [6, 8, 10]) {
    expect(voted(players, players / 2)).toMatchObject({ approved: false, phase: 'team_building' })
    expect(voted(players, players / 2 - 1)).toMatchObject({ approved: true })
  }
})

test('AC3.7 the reveal gives the names of those who approve, and so both numbers', () => {
  expect(voted(7, 0).approve).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(voted(7, 3).approve).toEqual([4, 5, 6, 7])
  expect(voted(7, 7).approve).toEqual([])
})

test('FR-325 FR-352 AC3.9 a rejection counts up and the lead passes clockwise, also past the end of the row', () => {
  const table = new Sitting({ roles: five, leader: 4 }).confirmAll()
  const leaders: (Seat | null)[] = [table.open.leader]
  for (const rejections of [1, 2, 3, 4]) {
    table.propose(1, 2)
    table.reject()
    expect(table.open).toMatchObject({ rejections, proposal: rejections + 1, quest: 1 })
    leaders.push(table.open.leader)
  }
  expect(leaders).toEqual([4, 5, 1, 2, 3])
})

test('FR-326 AC5.8 AV-LESSONS L3 an approved team sets the rejections back to none', () => {
  const table = seated()
  for (const _ of [1, 2, 3]) {
    table.propose(1, 2)
    table.reject()
  }
  table.propose(1, 2)
  table.vote()
  expect(table.open.rejections).toBe(0)
  table.play()
  table.continue()
  table.propose(1, 2, 3)
  table.reject()
  expect(table.open.rejections).toBe(1)
})

function fiveRejections(): Sitting {
  const table = seated()
  for (const _ of [1, 2, 3, 4, 5]) {
    table.propose(1, 2)
    table.reject()
  }
  return table
}

test('FR-327 AC3.10 AC6.2 the fifth rejection ends the game with its vote', () => {
  const table = fiveRejections()
  expect(table.log.slice(-2).map(({ event }) => event.type)).toEqual(['VotesRevealed', 'GameFinished'])
  expect(table.open.phase).toBe('finished')
})

test('FR-344 five rejections win for evil', () => {
  expect(fiveRejections().open.outcome).toMatchObject({ winner: 'evil', reason: 'chaos' })
})

test('AV-TERMINAL AV-LESSONS L1 L5 after the fifth rejection nothing runs, and nothing is taken', () => {
  const table = fiveRejections()
  expect(table.open.deadline).toBeNull()
  expect(table.try(1, { type: 'propose', team: [1, 2] })).toBe('game-over')
  expect(table.try(1, { type: 'vote', approve: true })).toBe('game-over')
  expect(table.try('host', { type: 'continue' })).toBe('game-over')
  expect(table.try('clock', { type: 'tick' })).toBe('game-over')
})

test('FR-330 AC4.1 only the team plays cards', () => {
  const table = seated()
  table.propose(1, 2)
  table.vote()
  expect(table.try(3, { type: 'play', card: 'success' })).toBe('not-on-team')
  expect(table.try('clock', { type: 'play', card: 'success' })).toBe('not-a-player')
})

test('FR-331 AC4.2 AV-LESSONS L13 a Fail from good is refused, never rewritten, and the turn is still there', () => {
  const table = seated()
  table.propose(1, 4)
  table.vote()
  expect(table.try(1, { type: 'play', card: 'fail' })).toBe('card-not-allowed')
  expect(table.open.played).toEqual([])
  table.do(1, { type: 'play', card: 'success' })
  expect(table.open.played).toEqual([1])
})

test('FR-332 AC4.3 EDGE-02 evil may play either card, also when all of evil is on the team', () => {
  const table = seated()
  table.propose(4, 5)
  table.vote()
  expect(only(table.play(), 'QuestCompleted')).toMatchObject([{ cards: ['success', 'success'], success: true }])
  table.continue()
  table.propose(1, 4, 5)
  table.vote()
  expect(only(table.play(4, 5), 'QuestCompleted')).toMatchObject([{ success: false }])
})

test('AV-SIGHT the Lunatic must fail every quest, the Brute may fail the first three only', () => {
  const roles: Role[] = ['merlin', 'loyal', 'loyal', 'loyal', 'assassin', 'lunatic', 'brute']
  const table = new Sitting({ roles }).confirmAll()
  const teams = [
    [6, 7],
    [1, 2, 3],
    [1, 6, 7],
    [2, 3, 5, 7],
  ]
  for (const [at, team] of teams.entries()) {
    table.propose(...team)
    table.vote()
    if (team.includes(6)) expect(table.try(6, { type: 'play', card: 'success' })).toBe('card-not-allowed')
    if (at === 3) expect(table.try(7, { type: 'play', card: 'fail' })).toBe('card-not-allowed')
    table.play(...(at === 3 ? [] : team.filter((seat) => seat > 5)))
    table.continue()
  }
  expect(table.open.quests.map(({ success }) => success)).toEqual([false, true, false, true])
})

test('FR-333 AC4.4 one card a member', () => {
  const table = seated()
  table.propose(1, 4)
  table.vote()
  table.do(4, { type: 'play', card: 'fail' })
  expect(table.try(4, { type: 'play', card: 'fail' })).toBe('already-played')
  expect(table.try(4, { type: 'play', card: 'success' })).toBe('already-played')
})

/** Good and evil are on the team, and the evil one has played Fail. */
function oneCardIn(): Sitting {
  const table = seated()
  table.propose(1, 4)
  table.vote()
  table.do(4, { type: 'play', card: 'fail' })
  return table
}

test('FR-334 AC4.5 AC4.7 who has played is public, and no card before all are in', () => {
  const table = oneCardIn()
  expect(table.open.played).toEqual([4])
  expect(only(table.seen(1), 'CardSealed')).toEqual([])
  for (const knower of [1, 2, 'watcher'] as const) {
    expect(JSON.stringify(table.seen(knower))).not.toContain('"fail"')
    expect(only(table.seen(knower), 'QuestCompleted')).toEqual([])
  }
})

test('FR-335 AC4.8 AC5.1 the last card brings the cards of both kinds, and no name with them', () => {
  const table = oneCardIn()
  table.do(1, { type: 'play', card: 'success' })
  const [completed] = only(table.seen(1), 'QuestCompleted')
  expect([...(completed?.cards ?? [])].sort()).toEqual(['fail', 'success'])
  expect(Object.keys(completed ?? {}).sort()).toEqual(['cards', 'motion', 'success', 'type', 'until'])
})

test('NFR-302 the order of the cards tells nothing of who played: the same cards give the same list whoever played them', () => {
  const cardsWith = (evilFirst: boolean, seed: string) => {
    const roles: Role[] = evilFirst ? ['assassin', 'merlin', 'loyal', 'loyal', 'minion'] : five
    const table = new Sitting({ roles, seed }).confirmAll()
    table.propose(...(evilFirst ? [1, 2] : [1, 4]))
    table.vote()
    return only(table.play(evilFirst ? 1 : 4), 'QuestCompleted')[0]?.cards
  }
  const lists = Array.from({ length: 40 }, (_, at) => cardsWith(true, `${at}`))
  expect(lists).toEqual(Array.from({ length: 40 }, (_, at) => cardsWith(false, `${at}`)))
  expect(new Set(lists.map(String)).size).toBe(2)
})

test('AC4.5 with "count only" the table sees how many have played, and nobody sees who', () => {
  const table = new Sitting({ roles: five, options: { showWhoPlayed: false } }).confirmAll()
  table.propose(1, 4)
  table.vote()
  const events = table.do(4, { type: 'play', card: 'fail' })
  expect(events.map(({ type }) => type)).toEqual(['CardSealed', 'CardCounted'])
  expect(table.open).toMatchObject({ played: [], cardsIn: 1 })
  expect(table.try(4, { type: 'play', card: 'fail' })).toBe('already-played')
  table.do(1, { type: 'play', card: 'success' })
  expect(table.open.phase).toBe('quest_results')
})

test('FR-336 EDGE-08 AC5.2 one Fail fails a quest, but quest 4 of seven or more needs two', () => {
  for (const [roles, fails, success] of [
    [seven, [5], true],
    [seven, [5, 6], false],
    [five, [4], false],
  ] as const) {
    const table = new Sitting({ roles: [...roles] }).confirmAll()
    const evil = roles.length === 7 ? [5, 6] : [4, 5]
    table.quest([1, 2].slice(0, teamSize(roles.length, 1)))
    table.quest([1, ...evil], ...evil.slice(0, 1))
    table.quest([1, 2, 3].slice(0, teamSize(roles.length, 3)))
    table.propose(...[1, ...evil, 2].slice(0, teamSize(roles.length, 4)))
    table.vote()
    expect(only(table.play(...fails), 'QuestCompleted')[0]?.success).toBe(success)
  }
})

test('FR-353 the leader stays the same through the quest', () => {
  const table = seated()
  table.propose(2, 3)
  table.vote()
  expect(table.open.leader).toBe(1)
  table.play()
  expect(table.open.leader).toBe(1)
})

test('FR-355 AC5.9 the lead passes clockwise after the quest, and the next quest begins with it', () => {
  const table = seated()
  table.propose(2, 3)
  table.vote()
  table.play()
  table.continue()
  expect(table.open).toMatchObject({ leader: 2, quest: 2, proposal: 1 })
})

test('AV-RESULT AC5.6 AC5.7 the result stays three seconds or until the host goes on; a player cannot hurry it', () => {
  const table = seated()
  table.propose(2, 3)
  table.vote()
  table.play()
  expect(table.open.deadline).toBe(1_000 + 3_000)
  expect(table.try(1, { type: 'continue' })).toBe('host-only')
  expect(table.try('host', { type: 'tick' })).toBe('clock-only')
  table.do('clock', { type: 'tick' })
  expect(table.open).toMatchObject({ phase: 'team_building', deadline: null })
})

test('EDGE-06 the last quest of a large table takes five, and every one of them plays a card', () => {
  const table = new Sitting({
    roles: ['merlin', 'loyal', 'loyal', 'loyal', 'loyal', 'assassin', 'minion', 'minion'],
  }).confirmAll()
  table.quest([1, 2, 3])
  table.quest([1, 2, 3, 4])
  table.quest([1, 2, 3, 6], 6)
  table.quest([1, 2, 3, 6, 7], 6, 7)
  table.propose(1, 2, 3, 4, 5)
  table.vote()
  expect(only(table.play(), 'QuestCompleted')[0]?.cards).toHaveLength(5)
})

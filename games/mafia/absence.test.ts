import { expect, test } from 'vitest'
import { replay } from '#engine'
import { mafia } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

test('MA-D who never answers is silent at every deadline, and does not die of it', () => {
  const table = new Sitting('MnADBVVVV').begin()
  for (let round = 0; round < 5; round++) {
    table.night({ 1: null })
    table.vote({ 1: null })
  }
  expect(table.open).toMatchObject({ phase: 'night', night: 6, dead: [] })
  expect(table.open.tallies).toHaveLength(5)
})

test('MA-D5 the host removes a living player: the role is shown, and only the host can', () => {
  const table = new Sitting('MnVVVVV')
  expect(table.try('host', { type: 'remove', player: 3 })).toBe('wrong-phase')
  table.begin()
  for (const actor of [1, 3, 'clock'] as const) {
    expect(table.try(actor, { type: 'remove', player: 3 })).toBe('host-only')
  }
  expect(table.try('host', { type: 'remove', player: 8 })).toBe('unknown-player')
  expect(table.do('host', { type: 'remove', player: 3 })[0]).toEqual({
    ...{ type: 'PlayerRemoved', seat: 3, role: 'villager', answered: 0 },
  })
  expect(table.open.dead).toEqual([{ seat: 3, role: 'villager', how: 'removed', night: 1 }])
  expect(table.try('host', { type: 'remove', player: 3 })).toBe('target-dead')
  expect(table.try(3, { type: 'night', target: 1 })).toBe('you-are-dead')
})

test('MA-D5 by night answers by and about the removed are void, and their authors are told and answer anew', () => {
  const table = new Sitting('MMADVVVVV').begin()
  table.answer({ 1: 5, 2: 6, 3: 5, 4: 5, 5: 1, 6: 2 })
  expect(table.do('host', { type: 'remove', player: 5 })).toEqual([
    { type: 'PlayerRemoved', seat: 5, role: 'villager', answered: 5 },
    ...[1, 3, 4].map((seat) => ({ type: 'NightAnswerVoided', seat, night: 1, about: 5 })),
    { type: 'MafiaPicksVoided', about: 5 },
  ])
  expect(table.hand(3)).toMatchObject({ nights: [], voided: 5 })
  expect(table.hand(2).picks?.picked).toEqual([{ by: 2, target: 6 }])
  expect(only(table.seen(6), 'NightAnswerVoided')).toEqual([])
  table.answer({ 3: 4 })
  expect(table.hand(3)).toMatchObject({ nights: [{ night: 1, target: 4 }], voided: null })
  expect(table.open.answered).toBe(5)
  expect(only(table.tick(), 'DawnBroke')[0]?.murdered).toBe(6)
})

test('MA-D5 a removed Mafia’s choice does not count, nor does the check or the save of who is removed', () => {
  const table = new Sitting('MMADVVVVV').begin()
  table.answer({ 1: 5, 2: 6, 3: 6, 4: 1 })
  for (const player of [1, 3, 4]) table.do('host', { type: 'remove', player })
  const dawn = table.tick()
  expect(only(dawn, 'DawnBroke')[0]?.murdered).toBe(6)
  expect(only(dawn, 'DetectiveAnswered')).toEqual([])
})

test('MA-D5 the night goes on where the removed was the last one awaited', () => {
  const quick = new Sitting('MVVVVV', { minNight: 0 }).begin()
  quick.answer({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 })
  expect(only(quick.do('host', { type: 'remove', player: 6 }), 'DawnBroke')[0]?.murdered).toBe(2)
  expect(quick.open.phase).toBe('discussion')

  const slow = new Sitting('MVVVVV').begin()
  slow.answer({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 })
  slow.do('host', { type: 'remove', player: 6 })
  expect(slow.open).toMatchObject({ phase: 'night', deadline: slow.open.earliest })
})

test('MA-D6 a removal by night tells the table the same however many had named the removed', () => {
  const told = [2, 3, 7].map((named) => {
    const table = new Sitting('MADVVVVVV').begin()
    table.answer({ 1: named, 2: named, 3: 1, 4: named, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 })
    const before = table.seen(6).length
    table.do('host', { type: 'remove', player: 7 })
    // Whoever was void answers anew, and whoever was not changes the answer.
    for (const seat of [1, 2, 4]) table.answer({ [seat]: 8 })
    table.tick()
    return table.seen(6).slice(before)
  })
  expect(told[2]).toEqual(told[0])
  expect(told[1]).toEqual(told[0])
})

test('MA-D6 a night that the removal completes ends, and what was void does not count', () => {
  const table = new Sitting('MVVVVVV', { minNight: 0 }).begin()
  table.answer({ 1: 7, 2: 1, 3: 7, 4: 1, 5: 1, 6: 1 })
  expect(only(table.do('host', { type: 'remove', player: 7 }), 'DawnBroke')[0]?.murdered).toBeNull()
})

test('MA-D5 ballots on the removed are void, by name where they were public, and the voters are told', () => {
  for (const visibility of ['hidden', 'realtime'] as const) {
    const table = new Sitting('MVVVVVV', { visibility }).begin().toVote()
    const limit = table.open.deadline
    table.ballots({ 1: 3, 2: 3, 3: 1, 4: 5, 5: null, 6: 3, 7: 4 })
    expect(table.open.deadline).not.toBe(limit)
    expect(table.do('host', { type: 'remove', player: 3 })).toEqual([
      { type: 'PlayerRemoved', seat: 3, role: 'villager', answered: 3 },
      ...[1, 2, 6].map((seat) => ({ type: 'BallotVoided', seat, about: 3 })),
      { type: 'DeadlineMoved', until: limit },
    ])
    expect(table.hand(1)).toMatchObject({ ballot: null, voided: 3 })
    expect(table.open.ballots.map(({ by }) => by)).toEqual(visibility === 'realtime' ? [4, 5, 7] : [])
    table.ballots({ 1: 4 })
    expect(only(table.tick(), 'VotesTallied')[0]).toMatchObject({ murdered: 4, ballots: [{}, {}, {}, {}] })
  }
})

test('MA-D5 a vote that the removal completes closes in five seconds', () => {
  const table = new Sitting('MVVVVVV').begin().toVote()
  table.ballots({ 1: 2, 2: 1, 3: 2, 4: null, 5: null, 6: 2 })
  table.now += 1_000
  expect(table.do('host', { type: 'remove', player: 7 }).at(-1)).toEqual({
    ...{ type: 'DeadlineMoved', until: table.now + 5_000 },
  })
  expect(table.open.phase).toBe('voting')
})

test('MA-D5 a candidacy in a runoff ends with the removal', () => {
  const table = new Sitting('MVVVVVV').begin()
  table.vote({ 2: 3, 3: 4, 4: 2 })
  expect(table.open.candidates).toEqual([2, 3, 4])
  table.ballots({ 1: 3, 5: 2 })
  table.do('host', { type: 'remove', player: 3 })
  expect(table.open).toMatchObject({ phase: 'runoff', candidates: [2, 4], answered: 1 })
  expect(table.try(1, { type: 'vote', target: 3 })).toBe('target-dead')
  expect(only(table.tick(), 'VotesTallied')[0]).toMatchObject({ result: 'murder', murdered: 2 })
})

test('MA-D5 MA-W the winner is checked after a removal, in every phase', () => {
  for (const steps of [0, 1, 2]) {
    const table = new Sitting('MVVVV').begin()
    for (let step = 0; step < steps; step++) table.tick()
    expect(table.do('host', { type: 'remove', player: 1 }).at(-1)).toMatchObject({
      ...{ type: 'GameFinished', winner: 'village', reason: 'village' },
    })
  }
})

test('MA-D5 a removal in the discussion leaves its clock alone', () => {
  const table = new Sitting('MVVVVV').begin()
  table.night()
  const { deadline } = table.open
  expect(table.do('host', { type: 'remove', player: 4 })).toHaveLength(1)
  expect(table.open).toMatchObject({ phase: 'discussion', deadline })
})

test('MA-T4 after a restart every deadline is where it was', () => {
  const table = new Sitting('MnADBVVVV').begin()
  const same = () => {
    const again = replay(mafia, JSON.parse(JSON.stringify(table.log)))
    expect(again).toEqual(table.state)
    expect(mafia.nextDeadline(again.open)).toBe(table.open.deadline)
    expect(table.open.deadline).not.toBeNull()
  }
  same()
  table.night({ 1: 6 })
  same()
  table.do('host', { type: 'extend' })
  same()
  table.toVote().ballots({ 1: 7, 2: 8 })
  same()
  table.tick()
  expect(table.open.phase).toBe('runoff')
  same()
})

test('MA-DEAD the dead are told no role and no choice, only what is public', () => {
  const table = new Sitting('MADVVVVV').begin()
  table.night({ 1: 2 })
  const before = table.seen(2).length
  table.vote({ 4: null })
  table.night({ 1: 4, 3: 1, 5: 1 })
  const since = table.seen(2).slice(before)
  expect(since.every(({ type }) => mafia.audience[type] === 'everyone')).toBe(true)
  expect(table.hand(2).ghost).toBeNull()
})

test('MA-DEAD where ghosts see all, whoever dies is told every role, and nobody else is', () => {
  const table = new Sitting('MADVVVVVV', { ghosts: true }).begin()
  const { roles } = table.state.sealed
  expect(table.night({ 1: 2 })).toContainEqual({ type: 'RolesShown', seat: 2, roles })
  expect(table.vote({ 4: 3, 5: 3 })).toContainEqual({ type: 'RolesShown', seat: 3, roles })
  expect(table.do('host', { type: 'remove', player: 4 })).toContainEqual({ type: 'RolesShown', seat: 4, roles })
  for (const seat of [2, 3, 4]) expect(table.hand(seat).ghost).toEqual(roles)
  for (const seat of [1, 5]) expect(table.hand(seat).ghost).toBeNull()
  expect(only(table.seen('watcher'), 'RolesShown')).toEqual([])
})

import { expect, test } from 'vitest'
import type { MafiaOptions } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

/** A late table, with the vote open and nobody to be murdered by night. */
const late = (line: string, some: Partial<MafiaOptions> = {}) => new Sitting(line, some).begin()

/** What the table looks like after one more has been removed: the last of the Mafia, or else a Villager. */
function left(line: string): Sitting['open'] {
  const table = late(`${line}${/[Mn]/.test(line) ? 'V' : 'M'}`)
  table.do('host', { type: 'remove', player: line.length + 1 })
  return table.open
}

const outcome = (winner: string, reason: string) => expect.objectContaining({ winner, reason })

test('MA-W1 a kill that brings parity ends the game at dawn, without a discussion', () => {
  const table = late('MVV')
  const events = table.night({ 1: 2 })
  expect(only(events, 'DiscussionBegan')).toEqual([])
  expect(events.at(-1)).toMatchObject({ type: 'GameFinished', winner: 'mafia', reason: 'parity' })
  expect(table.open).toMatchObject({ phase: 'finished', deadline: null })
})

test('MA-W2 MA-W6 the Bomber counts with the others, and one more than evil goes on', () => {
  expect(left('MMVVB')).toMatchObject({ phase: 'night', outcome: null })
  expect(left('MnVVV')).toMatchObject({ phase: 'night', outcome: null })
})

test('MA-W3 MA-W5 as many evil as others: Mafia and Minions win', () => {
  for (const line of ['MV', 'MnVV', 'nV', 'MB', 'MMVB', 'MnB']) {
    expect(left(line), line).toMatchObject({ phase: 'finished', outcome: outcome('mafia', 'parity') })
  }
})

test('MA-W7 MA-W8 without Mafia and Minions the Village wins, also where only the Bomber is left', () => {
  for (const line of ['VB', 'VV', 'ADB', 'V']) expect(left(line).outcome, line).toEqual(outcome('village', 'village'))
  expect(left('B').outcome).toEqual(outcome('village', 'village'))
  const table = late('MVV')
  table.vote({ 2: 1, 3: 1 })
  expect(table.open.outcome).toEqual(outcome('village', 'village'))
})

test('MA-W9 with only Minions left the game goes on, and nobody is murdered by night', () => {
  const table = late('MnVVVVV')
  table.vote({ 3: 1, 4: 1 })
  expect(table.open).toMatchObject({ phase: 'night', outcome: null })
  const events = table.night({ 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2 })
  expect(only(events, 'DawnBroke')).toEqual([{ type: 'DawnBroke', murdered: null, role: null }])
})

test('MA-W10 after three quiet rounds with only Minions left, the host may end in a draw, and not before', () => {
  const table = late('MnVVVVV')
  table.vote({ 3: 1, 4: 1 })
  for (let round = 0; round < 3; round++) {
    expect(table.try('host', { type: 'draw' })).toBe('no-draw-yet')
    table.night()
    expect(table.try('host', { type: 'draw' })).toBe('no-draw-yet')
    table.vote(round === 1 ? { 3: null } : {})
  }
  expect(table.open.quiet).toBe(3)
  expect(table.try(2, { type: 'draw' })).toBe('host-only')
  expect(table.do('host', { type: 'draw' })).toEqual([
    expect.objectContaining({ type: 'GameFinished', winner: 'draw', reason: 'draw' }),
  ])
  expect(table.open.phase).toBe('finished')
})

test('MA-W10 a death breaks the quiet, and while a Mafia lives there is none', () => {
  const table = late('MnnVVVVVVV')
  for (let round = 0; round < 4; round++) table.vote()
  expect(table.open.quiet).toBe(0)
  table.vote({ 4: 1, 5: 1 })
  expect(table.open.quiet).toBe(0)
  table.vote()
  table.vote()
  expect(table.open.quiet).toBe(2)
  table.vote({ 5: 4, 6: 4 })
  expect(table.open.quiet).toBe(0)
  table.vote()
  table.do('host', { type: 'remove', player: 5 })
  table.vote()
  expect(table.open.quiet).toBe(0)
})

test('MA-W11 a Bomber who is murdered by night or removed does not win', () => {
  const table = late('MBVVV')
  table.night({ 1: 2 })
  expect(table.open).toMatchObject({ phase: 'discussion', outcome: null })
  const removed = late('MBVVV')
  removed.do('host', { type: 'remove', player: 2 })
  expect(removed.open.outcome).toBeNull()
})

test('MA-W13 a Bomber who is murdered in the runoff wins', () => {
  const table = late('MBVVVVV')
  table.vote({ 3: 2, 4: 5 })
  expect(table.open.phase).toBe('runoff')
  table.vote({ 3: 2, 4: 2 })
  expect(table.open.outcome).toEqual(outcome('bomber', 'bomber'))
})

test('MA-W14 MA-W the Bomber comes before parity', () => {
  const parity = late('MVB')
  parity.vote({ 1: 3, 2: 3 })
  expect(parity.open.outcome).toEqual(outcome('bomber', 'bomber'))
})

test('MA-W a murder by the vote is checked at once, and peace ends nothing', () => {
  const peace = late('MVV')
  peace.vote({ 1: null })
  expect(peace.open).toMatchObject({ phase: 'night', outcome: null })
  const mafia = late('MVVV')
  mafia.vote({ 1: 2, 3: 2 })
  expect(mafia.open).toMatchObject({ phase: 'night', outcome: null })
  mafia.toVote().ballots({ 1: 3 })
  mafia.tick()
  expect(mafia.open.outcome).toEqual(outcome('mafia', 'parity'))
})

test('MA-END the end opens every role, every night with its choices and suspicions, and keeps the ballots', () => {
  const table = late('MADBVVV')
  table.night({ 1: 5, 2: 5, 3: 1, 4: 6, 5: null })
  table.vote({ 3: 1, 5: 1, 6: 7, 1: 7 })
  table.vote({ 3: null })
  table.night({ 1: 6, 2: 3, 3: 2 })
  table.vote({ 3: 1, 5: 1, 2: 1 })
  for (const knower of [1, 6, 'watcher'] as const) {
    expect(only(table.seen(knower), 'GameFinished')).toEqual([
      {
        ...{ type: 'GameFinished', winner: 'village', reason: 'village' },
        roles: { 1: 'mafia', 2: 'angel', 3: 'detective', 4: 'bomber', 5: 'villager', 6: 'villager', 7: 'villager' },
        nights: [
          {
            night: 1,
            deeds: [
              { by: 1, does: 'kill', target: 5 },
              { by: 2, does: 'save', target: 5 },
              { by: 3, does: 'check', target: 1 },
              { by: 4, does: 'suspect', target: 6 },
              { by: 5, does: 'suspect', target: null },
            ],
            chosen: 5,
            murdered: null,
          },
          {
            night: 2,
            deeds: [
              { by: 1, does: 'kill', target: 6 },
              { by: 2, does: 'save', target: 3 },
              { by: 3, does: 'check', target: 2 },
            ],
            chosen: 6,
            murdered: 6,
          },
        ],
      },
    ])
  }
  expect(table.open.tallies.map(({ candidates, murdered }) => [candidates, murdered])).toEqual([
    [null, null],
    [[1, 7], null],
    [null, 1],
  ])
  expect(table.try(2, { type: 'vote', target: 3 })).toBe('game-over')
})

test('MA-END MA-SUSPECT a game that ends at dawn opens that night too', () => {
  const table = late('MVV', { minNight: 0 })
  table.answer({ 1: 2, 2: 3 })
  expect(table.answer({ 3: 1 }).at(-1)).toMatchObject({
    type: 'GameFinished',
    nights: [
      { night: 1, chosen: 2, murdered: 2, deeds: [{ by: 1 }, { by: 2 }, { by: 3, does: 'suspect', target: 1 }] },
    ],
  })
})

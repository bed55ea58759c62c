import { describe, expect, test } from 'vitest'
import { evilAmong as avalonEvil } from '#games/avalon'
import { evilAmong as thavalonEvil } from '#games/thavalon'
import { lostAfter, pictures, reseatLives } from './index.ts'
import { hashOf, Parlour } from './test/parlour.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Jo']
const tablet = hashOf('tablet')
const now = { absentFor: lostAfter, wasRefused: false }

function playing(players = 5): Parlour {
  const room = new Parlour(...names.slice(0, players))
  room.do('host', { type: 'start' })
  return room
}

function asking(players = 5): Parlour {
  const room = playing(players)
  room.do('visitor', { type: 'ask-reseat', seat: 2, hash: tablet, ...now })
  return room
}

const yes = { type: 'confirm-reseat', question: 1 } as const
const no = { type: 'refuse-reseat', question: 1 } as const

test('RS-ASK the question has two different pictures of 64, and what is asked for is a seat of the game', () => {
  expect(new Set(pictures).size).toBe(64)
  const { reseat } = asking().open
  const [one, other] = reseat?.pictures ?? []
  expect(pictures).toContain(one)
  expect(pictures).toContain(other)
  expect(one).not.toBe(other)
  const room = playing()
  const late = room.join('Late')
  for (const seat of [late, 99]) {
    expect(room.try('visitor', { type: 'ask-reseat', seat, hash: tablet, ...now })).toBe('unknown-seat')
  }
  expect(room.try(3, { type: 'ask-reseat', seat: 2, hash: tablet, ...now })).toBe('already-seated')
})

test('RS-LOST it is asked only in a game, and only where the seat has been without a device for a minute', () => {
  const ask = { type: 'ask-reseat', seat: 2, hash: tablet } as const
  const lobby = new Parlour(...names.slice(0, 5))
  expect(lobby.try('visitor', { ...ask, ...now })).toBe('wrong-phase')
  const room = playing()
  expect(room.try('visitor', { ...ask, ...now, absentFor: lostAfter - 1 })).toBe('seat-not-lost')
  room.do('visitor', { ...ask, ...now })
  expect(lostAfter).toBe(60_000)
  const over = playing()
  over.do('clock', { type: 'finish' })
  expect(over.try('visitor', { ...ask, ...now })).toBe('wrong-phase')
})

test('RS-ONE one question at a time, and an answer to the one before counts for nothing', () => {
  const room = asking()
  const ask = { type: 'ask-reseat', seat: 3, hash: hashOf('other'), ...now } as const
  expect(room.try('visitor', ask)).toBe('reseat-open')
  room.do('clock', { type: 'end-reseat', outcome: 'owner-back' })
  expect(room.try(1, yes)).toBe('no-reseat')
  room.do('visitor', ask)
  expect(room.try(1, yes)).toBe('no-reseat')
  expect(room.open.reseat).toMatchObject({ seat: 3, question: 2, yes: [] })
})

test('RS-ONE a device that was refused, by word or by silence, is remembered for this game and no longer', () => {
  for (const outcome of ['refused', 'too-late'] as const) {
    const room = asking()
    if (outcome === 'refused') for (const seat of [1, 3, 4]) room.do(seat, no)
    else room.do('clock', { type: 'end-reseat', outcome })
    expect(room.open.reseat?.outcome).toBe(outcome)
    expect(room.state.sealed.refused).toEqual([tablet])
    const again = { type: 'ask-reseat', seat: 2, hash: tablet, ...now, wasRefused: true } as const
    expect(room.try('visitor', again)).toBe('reseat-refused')
    room.do('host', { type: 'end-game' })
    expect(room.state.sealed.refused).toEqual([])
  }
})

test('RS-JURY latecomers and the seat itself have no say, and the host counts like any other', () => {
  const room = asking()
  const late = room.join('Late')
  expect(room.try(late, yes)).toBe('no-say')
  expect(room.try(2, yes)).toBe('no-say')
  expect(room.try('visitor', yes)).toBe('not-seated')
  room.do(1, yes)
  expect(room.try(1, yes)).toBe('already-answered')
  room.do(1, no)
  room.do(3, yes)
  room.do(4, yes)
  expect(room.open.reseat).toMatchObject({ yes: [3, 4], no: [1], outcome: null })
  room.do(5, yes)
  expect(room.open.reseat?.outcome).toBe('confirmed')
})

/** Confirmations at five to ten players, as the rules have them. */
const needed = new Map([
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
])
describe.each([...needed])('with %i players', (players, confirmations) => {
  test('RS-JURY RS-EVIL more than half of the others must confirm, which are more than the evil ones', () => {
    const room = asking(players)
    const others = room.open.players.filter((seat) => seat !== 2)
    for (const seat of others.slice(0, confirmations - 1)) room.do(seat, yes)
    expect(room.open.reseat?.outcome).toBeNull()
    room.do(others[confirmations - 1] as number, yes)
    expect(room.open.reseat?.outcome).toBe('confirmed')
    for (const evil of [avalonEvil(players), ...[true, false].map((nineEvil) => thavalonEvil(players, { nineEvil }))]) {
      expect(confirmations).toBeGreaterThan(evil)
    }
  })
})

test('RS-TOKEN the seat goes to the token of the device that asked, and the old one dies', () => {
  const room = asking()
  expect(room.state.sealed.tokens[2]).toBe(hashOf('Ben'))
  for (const seat of [3, 4, 5]) room.do(seat, yes)
  expect(room.state.sealed).toMatchObject({ asking: null, tokens: { 2: tablet } })
  expect(Object.values(room.state.sealed.tokens)).not.toContain(hashOf('Ben'))
})

test('RS-REFUSED half of the others saying no is not enough, one more is', () => {
  const room = asking()
  for (const seat of [1, 3]) room.do(seat, no)
  expect(room.open.reseat?.outcome).toBeNull()
  room.do(4, no)
  expect(room.open.reseat?.outcome).toBe('refused')
  expect(room.try(5, yes)).toBe('no-reseat')
  expect(room.state.sealed.tokens[2]).toBe(hashOf('Ben'))
})

test('RS-VOID the game’s end, a new chapter, the owner and the clock end it', () => {
  const over = asking()
  over.do('clock', { type: 'finish' })
  expect(over.open.reseat?.outcome).toBe('game-over')
  const ended = asking()
  ended.do('host', { type: 'end-game' })
  expect(ended.open.reseat).toBeNull()
  expect(ended.state.sealed.asking).toBeNull()
  const back = asking()
  back.do('clock', { type: 'end-reseat', outcome: 'owner-back' })
  expect(back.state.sealed.refused).toEqual([])
  expect(back.try('clock', { type: 'end-reseat', outcome: 'too-late' })).toBe('no-reseat')
  expect(reseatLives).toBe(120_000)
})

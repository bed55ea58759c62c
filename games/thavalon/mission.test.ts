import { expect, test } from 'vitest'
import { expectEven } from '../../engine/test/evenness.ts'
import { type Card, cardsOf, missionSucceeds, type Role } from './index.ts'
import { only, Sitting, tables } from './test/sitting.ts'

const allowed: Readonly<Record<Role, readonly Card[]>> = {
  merlin: ['success'],
  percival: ['success'],
  tristan: ['success'],
  iseult: ['success'],
  lancelot: ['success', 'reverse'],
  nimue: ['success'],
  arthur: ['success'],
  titania: ['success'],
  mordred: ['success', 'fail'],
  morgana: ['success', 'fail'],
  maelagant: ['success', 'fail', 'reverse'],
  agravaine: ['fail'],
  colgrevance: ['success', 'fail'],
}

test.each(Object.entries(allowed))('TH-M-1 TH-LESSONS %s may play %j', (role, cards) => {
  expect(cardsOf(role as Role)).toEqual(cards)
})

test('TH-M-1 a card that the role has not is refused, and the question stays', () => {
  const table = new Sitting({ roles: tables[8] }).confirmAll()
  table.propose(1, 3, 6)
  table.openVote()
  table.vote()
  expect(table.try(1, { type: 'play', card: 'fail' })).toBe('card-not-allowed')
  expect(table.try(3, { type: 'play', card: 'fail' })).toBe('card-not-allowed')
  expect(table.try(6, { type: 'play', card: 'success' })).toBe('card-not-allowed')
  expect(table.try(2, { type: 'play', card: 'success' })).toBe('not-on-team')
  table.play({ 3: 'reverse' })
  expect(table.open.quests).toHaveLength(1)
})

/** With `need` Fails to fail: rows by the number of Fails, columns by 0, 1, 2 Reverses; `x` is a failure. */
const outcomes = {
  1: ['.x.', 'x.x', 'x.x', 'x.x', 'x.x'],
  2: ['...', '.x.', 'x.x', 'x.x', 'x.x'],
} as const

test('TH-M-2 TH-LESSONS every number of Fails and Reverses on every mission of every table', () => {
  for (const players of [5, 6, 7, 8, 9, 10]) {
    for (const quest of [1, 2, 3, 4, 5]) {
      const need = quest === 4 && players >= 7 ? 2 : 1
      for (const [fails, row] of outcomes[need].entries()) {
        for (const [reverses, mark] of [...row].entries()) {
          const cards: Card[] = [
            ...Array<Card>(fails).fill('fail'),
            ...Array<Card>(reverses).fill('reverse'),
            'success',
          ]
          const what = `${players} players, mission ${quest}, ${fails} Fails, ${reverses} Reverses`
          expect([what, missionSucceeds(cards, players, quest)]).toEqual([what, mark === '.'])
        }
      }
    }
  }
})

test('TH-M-3 the cards are public and their order tells nothing', () => {
  expectEven(6, (at) => {
    const table = new Sitting({ roles: tables[8], seed: `cards ${at}` }).confirmAll()
    const events = table.mission([1, 3, 6], { 3: 'reverse' })
    return only(events, 'QuestCompleted')[0]?.cards
  })
})

test('TH-M-3 TH-M-4 nobody is sent another’s card, and who has played only where the table shows it', () => {
  for (const showWhoPlayed of [true, false]) {
    const table = new Sitting({ roles: tables[8], options: { showWhoPlayed } }).confirmAll()
    table.mission([1, 3, 6])
    for (const seat of table.seats) {
      const sealed = only(table.seen(seat), 'CardSealed')
      expect(sealed.map((event) => event.seat)).toEqual([1, 3, 6].includes(seat) ? [seat] : [])
      expect(only(table.seen(seat), 'CardPlayed')).toHaveLength(showWhoPlayed ? 3 : 0)
      expect(only(table.seen(seat), 'CardCounted')).toHaveLength(showWhoPlayed ? 0 : 3)
    }
  }
})

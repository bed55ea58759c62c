import { expect, test } from 'vitest'
import { Unheard } from './unheard.ts'

test('RM-TURNS each room hears one word a round, in the order in which its own people spoke', () => {
  const unheard = new Unheard()
  for (const [code, frame] of ['A1', 'A2', 'A3', 'B1', 'C1', 'C2'].map((text) => [...text])) {
    unheard.add(code as string, { session: 1, frame: frame as string })
  }
  const round = () => unheard.round().map(([code, { frame }]) => code + frame)
  expect(round()).toEqual(['A1', 'B1', 'C1'])
  expect(unheard.take('C')).toEqual([{ session: 1, frame: '2' }])
  expect([round(), round(), round()]).toEqual([['A2'], ['A3'], []])
  expect(unheard.isEmpty).toBe(true)
})

test('RM-TURNS a room that cannot keep up takes no more, and another one does', () => {
  const unheard = new Unheard()
  const said = { session: 1, frame: '' }
  const taken = Array.from({ length: 5_000 }, () => unheard.add('A', said)).filter(Boolean)
  expect([taken.length, unheard.take('A').length, unheard.add('B', said)]).toEqual([2_000, 2_000, true])
})

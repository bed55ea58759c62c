import { expect, test } from 'vitest'
import { Heard } from './heard.ts'

test('RM-TURNS each room hears one word a round, in the order in which its own people spoke', () => {
  const heard = new Heard()
  for (const [code, frame] of ['A1', 'A2', 'A3', 'B1', 'C1', 'C2'].map((text) => [...text])) {
    heard.add(code as string, { session: 1, frame: frame as string })
  }
  const round = () => heard.round().map(([code, { frame }]) => code + frame)
  expect(round()).toEqual(['A1', 'B1', 'C1'])
  expect(heard.take('C')).toEqual([{ session: 1, frame: '2' }])
  expect([round(), round(), round()]).toEqual([['A2'], ['A3'], []])
  expect(heard.isEmpty).toBe(true)
})

test('RM-TURNS a room that cannot keep up takes no more, and another one does', () => {
  const heard = new Heard()
  const said = { session: 1, frame: '' }
  const taken = Array.from({ length: 5_000 }, () => heard.add('A', said)).filter(Boolean)
  expect([taken.length, heard.take('A').length, heard.add('B', said)]).toEqual([2_000, 2_000, true])
})

import { expect, test } from 'vitest'
import { emsOf, piecesOf } from './name-lines.ts'

test.each([
  ['Bartholomew Q. Finch', ['Bartholomew ', 'Q. ', 'Finch']],
  ['Wilhelmina', ['Wilhelmina']],
  ['McDonald', ['McDonald']],
  ['Xx_DragonSlayer77_xX', ['Xx_', 'Dragon', 'Slayer77_', 'xX']],
  ['\u2068عبد الرحمن\u2069', ['\u2068عبد ', 'الرحمن\u2069']],
])('UI-WORDS %s may end a line only where a person would end it', (name, pieces) => {
  expect(piecesOf(name)).toEqual(pieces)
})

test.each([
  ['Bartholomew Q. Finch', 'Bartholomew', 8.15],
  ['José Ignacio Ramírez', 'José Ignacio', 7.76],
  ['Xx_DragonSlayer77_xX', 'Slayer77_xX', 7.52],
  ['\u2068عبد الرحمن\u2069', 'الرحمن', 4.32],
])('UI-WORDS two lines hold %s where one has room for %s', (name, _, ems) => {
  expect(emsOf(name)).toBe(ems)
})

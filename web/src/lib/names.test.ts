import { expect, test } from 'vitest'
import { lettersOf, piecesOf } from './names.ts'

test.each([
  ['Bartholomew Q. Finch', ['Bartholomew ', 'Q. ', 'Finch'], 11],
  ['Wilhelmina', ['Wilhelmina'], 10],
  ['McDonald', ['McDonald'], 8],
  ['Xx_DragonSlayer77_xX', ['Xx_', 'Dragon', 'Slayer77_', 'xX'], 11],
  ['\u2068عبد الرحمن\u2069', ['\u2068عبد ', 'الرحمن\u2069'], 6],
])('UI-WORDS %s may end a line only where a person would end it', (name, pieces, letters) => {
  expect(piecesOf(name)).toEqual(pieces)
  expect(lettersOf(name)).toBe(letters)
})

import { expect, test } from 'vitest'
import { rightGuesses } from './end-lines.ts'

test('UI-TRUE of those who guessed Merlin, Merlin is none', () => {
  const guesses = [
    { by: 1, target: 2 },
    { by: 2, target: 1 },
    { by: 3, target: 2 },
  ]
  expect(rightGuesses(guesses, 1)).toEqual({ count: 1, all: 2 })
})

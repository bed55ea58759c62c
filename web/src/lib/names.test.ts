import { expect, test } from 'vitest'
import { bare, isolated, shortName } from './names.ts'

test('UI-NAMES only a name that is written from right to left is set apart, and bare it is itself', () => {
  for (const name of ['Ann', 'Łukasz', '小明', 'Ωmega']) expect(isolated(name)).toBe(name)
  for (const name of ['دانا', 'נועה', 'Ann דנה']) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
    expect(bare(isolated(name))).toBe(name)
  }
})

test('UI-NAMES a name that is cut to its first word is set apart by what is left of it', () => {
  expect(shortName('Ann דנה')).toBe('Ann')
  expect(shortName('\u2068عبد الرحمن\u2069')).toBe('\u2068عبد\u2069')
  expect(shortName('Bo\u3000Ito')).toBe('Bo')
})

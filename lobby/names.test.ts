import { expect, test } from 'vitest'
import { readName, sameName } from './index.ts'

const every = Array.from({ length: 0x110000 }, (_, point) => point).filter((point) => point < 0xd800 || point > 0xdfff)
const ignorable = every.map((point) => String.fromCodePoint(point)).filter((one) => /\p{DI}/u.test(one))

/** Letters and marks that Unicode does not call ignorable, and that are drawn as nothing. */
const blank = ['\u2800', '\u{16fe4}', '\u{1d159}']

test('RM-NAME a character that nobody can see is refused wherever it stands', () => {
  expect(ignorable).toEqual(
    expect.arrayContaining(['\u00ad', '\u200b', '\u3164', '\u115f', '\uffa0', '\ufeff', '\u034f']),
  )
  for (const one of [...ignorable, ...blank]) {
    for (const name of [`A${one}nn`, `1${one}2`, `李${one}${one}小龍`]) {
      const read = readName(name)
      expect('problem' in read && read.problem, one.codePointAt(0)?.toString(16)).toMatch(
        /^name-has-(invisible|controls)$/,
      )
    }
  }
})

test('RM-NAME half a character and one without a meaning of its own, which no two devices show alike, are refused', () => {
  for (const one of ['\ud83d', '\ude00', '\uf8ff', '\u{f0000}', '\ufffe', '\u0378', '\u0000', '\u202e', '\ufffc']) {
    expect(readName(`Zo${one}e`)).toEqual({ problem: 'name-has-controls' })
  }
})

test('RM-NAME emoji and scripts have the characters that they need, and hide no more of them', () => {
  const family = '👩\u200d👩\u200d👧\u200d👦'
  const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
  const withThem = [family, '❤\ufe0f Bo', '☺\ufe0e', '❤\ufe0f\u200d🔥', england, '1\ufe0f\u20e3', '👍🏽', '🇫🇷']
  for (const name of [...withThem, 'می\u200cخواهم', 'क\u094d\u200dष', '葛\u{e0100}城'])
    expect(readName(name)).toEqual({ name })
  for (const name of [
    '❤\ufe0f\ufe0f',
    '1\u200d2',
    '1\ufe0f',
    '😀\u{e0041}',
    `${england}\u{e0067}`,
    '葛\u{e0100}\u{e0101}城',
    '😀\u200d',
  ]) {
    expect(readName(name)).toEqual({ problem: 'name-has-invisible' })
  }
  expect(sameName('می\u200cخواهم', 'میخواهم')).toBe(true)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wordsAlone } from './one-language.ts'

const folder = join(import.meta.dirname, '../texts/compiled/messages')
const file = readdirSync(folder).find((name) => /^[a-z].*\.js$/.test(name)) as string
const compiled = readFileSync(join(folder, file), 'utf8')
const one = ['en']

test('UI-SMALL in one language a message is its words alone, and does not ask for the language', () => {
  const words = wordsAlone(compiled, file, one)
  expect(compiled).toContain('getLocale()')
  expect(words).not.toContain('getLocale()')
  expect(words).toMatch(/export \{ en_\w+ as "[\w.-]+" \}/)
})

test('UI-SMALL a message that is compiled in another way ends the build, as long as there is one language', () => {
  const otherwise = compiled.replaceAll('getLocale()', 'whichLocale()')
  expect(() => wordsAlone(otherwise, file, one)).toThrow(`${file} is compiled in a way`)
  expect(wordsAlone(otherwise, file, ['en', 'de'])).toBe(otherwise)
})

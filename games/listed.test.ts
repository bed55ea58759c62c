import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const notWritten = ['**/node_modules/**', '.*/**', 'texts/{compiled,tables}/**', 'texts/messages/**']

function namesAtLeastThree(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  return [...games.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).length >= 3
}

test('KR-LISTED one file of the rules and one of the app list the games, and no other file does', () => {
  const files = globSync('**/*.{ts,svelte,json,jsonc,js,cjs}', { exclude: notWritten })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(namesAtLeastThree).sort()).toEqual(['games/index.ts', 'web/src/lib/games.ts'])
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replay } from '#engine'
import { avalon } from './index.ts'

const folder = new URL('golden/', import.meta.url)

test.each(readdirSync(folder))('LAW-REPLAY NFR-304 the stored game %s still folds to the state that it had', (file) => {
  const { log, state } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  expect(replay(avalon, log)).toEqual(state)
})

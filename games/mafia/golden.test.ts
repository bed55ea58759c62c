import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replay } from '#engine'
import { mafia } from './index.ts'

const folder = new URL('golden/', import.meta.url)

test.each(readdirSync(folder))(
  'LAW-REPLAY the stored game of Mafia %s still folds to the state that it had',
  (file) => {
    const { log, state } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    expect(replay(mafia, log)).toEqual(state)
  },
)

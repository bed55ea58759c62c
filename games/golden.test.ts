import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replay } from '#engine'
import { games } from './index.ts'

for (const game of games.values()) {
  const folder = new URL(`${game.name}/golden/`, import.meta.url)
  test.each(readdirSync(folder))(
    `LAW-REPLAY NFR-304 the stored game of ${game.name} %s still folds to the state that it had`,
    (file) => {
      const { log, state } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      expect(replay(game, log)).toEqual(state)
    },
  )
}

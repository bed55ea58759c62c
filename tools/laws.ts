// npm run laws -- --games 100000 [--seed 7]: the laws of every game, for as long as you like.
import { parseArgs } from 'node:util'
import { lawsOf } from '#engine/laws'
import { lawKits } from '../games/test/law-kits.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '2000' }, seed: { type: 'string' } } })
const games = Number(values.games)
const seed = values.seed === undefined ? undefined : Number(values.seed)
if (!Number.isSafeInteger(games) || games < 1) throw new RangeError('--games takes a whole number above 0')

for (const [game, kit] of lawKits) {
  for (const law of lawsOf(game, kit)) {
    const from = performance.now()
    const tried = law.check(games, seed)
    console.log(`${game.name} ${law.name}: holds over ${tried} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  }
}

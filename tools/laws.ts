// npm run laws -- --games 100000 [--seed 7]: the laws of every game, for as long as you like.
import { parseArgs } from 'node:util'
import { type Law, lawsOf } from '#engine/laws'
import { avalon } from '#games/avalon'
import { mafia } from '#games/mafia'
import { thavalon } from '#games/thavalon'
import { lawKit as avalonKit } from '../games/avalon/test/law-kit.ts'
import { lawKit as mafiaKit } from '../games/mafia/test/law-kit.ts'
import { lawKit as thavalonKit } from '../games/thavalon/test/law-kit.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '2000' }, seed: { type: 'string' } } })
const games = Number(values.games)
const seed = values.seed === undefined ? undefined : Number(values.seed)
if (!Number.isSafeInteger(games) || games < 1) throw new RangeError('--games takes a whole number above 0')

const laws: Record<string, Law[]> = {
  avalon: lawsOf(avalon, avalonKit),
  thavalon: lawsOf(thavalon, thavalonKit),
  mafia: lawsOf(mafia, mafiaKit),
}
for (const [game, kept] of Object.entries(laws)) {
  for (const law of kept) {
    const from = performance.now()
    const tried = law.check(games, seed)
    console.log(`${game} ${law.name}: holds over ${tried} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  }
}

// npm run chaos -- --kills 2000 [--seed 7]: ten players, and a server that is killed and started again so many times.
import { parseArgs } from 'node:util'
import { chaos } from '../hosts/test/chaos.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' }, seed: { type: 'string' } } })
const kills = Number(values.kills)
if (!Number.isSafeInteger(kills) || kills < 1) throw new RangeError('--kills takes a whole number above 0')
const seed = values.seed ?? String(Date.now())

console.log(`${kills} kills, seed ${seed}`)
const { problems, complaints, ...figures } = await chaos(kills, seed)
console.log(figures)
if (complaints !== '') console.log(`the server complained:\n${complaints}`)
for (const problem of problems) console.log(`PROBLEM: ${problem}`)
process.exitCode = problems.length + complaints.length > 0 ? 1 : 0

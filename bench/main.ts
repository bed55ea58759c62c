// npm run bench -- rules: what the rules cost, alone.
// npm run bench -- vote: what a hidden vote costs over real sockets, beside a server without rules.
// npm run bench -- tap: from a tap to the paint on ten phones, beside a page that only echoes.
// npm run bench -- scale: what a whole game asks of a Durable Object, and what a million players would.
// npm run bench -- storms: what other tables notice of an attack.
import { benchRules } from './rules.ts'
import { benchScale } from './scale.ts'
import { benchStorms } from './storms.ts'
import { benchTap } from './tap.ts'
import { benchVote } from './vote.ts'

const workloads: Readonly<Record<string, () => void | Promise<void>>> = {
  rules: benchRules,
  vote: benchVote,
  tap: benchTap,
  scale: benchScale,
  storms: benchStorms,
}
const name = process.argv[2] ?? ''
const workload = workloads[name]
if (workload) await workload()
else {
  console.error(`Usage: npm run bench -- ${Object.keys(workloads).join(' | ')}`)
  process.exitCode = 2
}

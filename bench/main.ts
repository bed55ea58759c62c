// npm run bench -- rules: what the rules cost, alone.
// npm run bench -- vote: what a hidden vote costs over real sockets, beside a server without rules.
import { benchRules } from './rules.ts'
import { benchVote } from './vote.ts'

const workloads: Readonly<Record<string, () => void | Promise<void>>> = { rules: benchRules, vote: benchVote }
const name = process.argv[2] ?? ''
const workload = workloads[name]
if (workload) await workload()
else {
  console.error(`Usage: npm run bench -- ${Object.keys(workloads).join(' | ')}`)
  process.exitCode = 2
}

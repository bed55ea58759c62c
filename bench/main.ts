// npm run bench -- rules: what the rules cost, alone. More workloads join as there is more to measure.
import { benchRules } from './rules.ts'

const workloads: Readonly<Record<string, () => void>> = { rules: benchRules }
const name = process.argv[2] ?? ''
const workload = workloads[name]
if (workload) workload()
else {
  console.error(`Usage: npm run bench -- ${Object.keys(workloads).join(' | ')}`)
  process.exitCode = 2
}

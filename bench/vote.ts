import { buildWorker } from '../tools/build-worker.ts'
import {
  bare,
  type Contender,
  type Figures,
  measure,
  rooms,
  roundtable,
  votesPerSecond,
  workerd,
} from './vote/measure.ts'
import { pinLoad } from './vote/server-process.ts'

type Name = keyof Figures
const targets: { readonly [N in Name]?: number } = {
  'one: bytes a vote': 300,
  'all: bytes a vote': 300,
  'idle room: kB live': 120,
}
const ratioTargets: { readonly [N in Name]?: number } = { 'one: CPU µs a vote': 1.5, 'all: CPU µs a vote': 1.5 }

/**
 * A hidden vote of ten in many rooms, beside a server without rules that keeps the same promise.
 * `--quick` measures once and shortly; `--no-workerd` leaves the second host out; `--profile` leaves a .cpuprofile of
 * Roundtable's server in .build/.
 */
export async function benchVote(): Promise<void> {
  const quick = process.argv.includes('--quick')
  const [runs, seconds] = quick ? [1, 1.5] : [3, 4]
  const pinned = pinLoad()
  if (!pinned) console.log('not pinned: two cores and taskset are needed for that')
  const withWorkerd = !process.argv.includes('--no-workerd')
  if (withWorkerd && !buildWorker()) throw new Error('the Worker was not built')
  const contenders = [roundtable, bare, ...(withWorkerd ? [workerd] : [])]
  const figures: [Figures[], Figures[], Figures[]] = [[], [], []]
  for (let run = 0; run < runs; run++) {
    const measured = await measure(contenders, seconds, pinned, flagsFor)
    for (const [at, one] of measured.entries()) figures[at]?.push(one)
  }
  console.log(`the vote: ${rooms} rooms of ten, ${pinned ? 'server and load on a core each, ' : ''}medians of ${runs}`)
  console.log(`one: one vote in flight a room; all: ten at once; paced: ${votesPerSecond} votes/s`)
  console.table(rowsOf(medians(figures[0]), medians(figures[1]), medians(figures[2])))
}

function flagsFor(contender: Contender): string[] {
  const wanted = contender === roundtable && process.argv.includes('--profile')
  return wanted ? ['--cpu-prof', '--cpu-prof-dir=.build'] : []
}

function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  const median = (name: Name) =>
    runs.map((run) => run[name]).sort((one, other) => one - other)[Math.floor(runs.length / 2)]
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Figures
}

function rowsOf(ours: Figures, theirs: Figures, onWorkerd: Figures): Record<string, Record<string, string>> {
  const rows = (Object.keys(ours) as Name[]).map((name) => {
    const ratio = ours[name] / theirs[name]
    const [target, ratioTarget] = [targets[name], ratioTargets[name]]
    const met = (target === undefined || ours[name] <= target) && (ratioTarget === undefined || ratio <= ratioTarget)
    const goal = target ?? (ratioTarget === undefined ? undefined : `ratio ${ratioTarget}`)
    return [
      name,
      {
        [roundtable.name]: round(ours[name]),
        [bare.name]: round(theirs[name]),
        ratio: ratio.toFixed(2),
        [workerd.name]: onWorkerd[name] ? round(onWorkerd[name]) : '',
        'at most': goal === undefined ? '' : `${goal} ${met ? 'met' : 'MISSED'}`,
      },
    ] as const
  })
  return Object.fromEntries(rows)
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { storms } from './storms/kinds.ts'
import { Tables } from './storms/tables.ts'
import { pinLoad, ServerProcess } from './vote/server-process.ts'

const tables = 40
const tapsPerSecond = 200
const atMost = { 'p99 ratio': 2, 'MB more resident': 100, 'MB more stored': 20 }

/** What other tables notice of a storm: calm and storm by turns on one server, with the limits that everybody has. */
export async function benchStorms(): Promise<void> {
  const [rounds, seconds] = process.argv.includes('--quick') ? [2, 2] : [5, 4]
  const names = Object.keys(storms).filter(
    (name) => process.argv[3] === undefined || process.argv[3] === name || process.argv[3] === '--quick',
  )
  const pinned = pinLoad()
  const rows: Record<string, object> = {}
  for (const name of names) rows[name] = await weather(name, rounds, seconds, pinned)
  console.log(
    `storms from another address: ${tables} tables, ${tapsPerSecond} taps/s, ${rounds} x ${seconds} s each of calm and storm`,
  )
  console.table(rows)
}

async function weather(name: string, rounds: number, seconds: number, pinned: boolean): Promise<object> {
  const server = await ServerProcess.start('../storms/server.ts', pinned, [])
  const people = await Tables.sitDown(server.port, tables)
  await people.tap(seconds, tapsPerSecond)
  const before = await server.usage('collected-usage')
  const [calm, storm]: [number[], number[]] = [[], []]
  let [resident, stored] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    calm.push(...(await people.tap(seconds, tapsPerSecond)))
    const rage = breakLoose(name, server.port)
    await after(1_000)
    storm.push(...(await people.tap(seconds, tapsPerSecond)))
    const during = await server.usage()
    resident = Math.max(resident, during.resident)
    stored = Math.max(stored, during.stored ?? 0)
    rage.kill('SIGKILL')
    await after(1_000)
  }
  people.leave()
  await server.stop()
  const figures = {
    'calm p50 ms': at(calm, 0.5),
    'storm p50 ms': at(storm, 0.5),
    'calm p99 ms': at(calm, 0.99),
    'storm p99 ms': at(storm, 0.99),
    'p99 ratio': at(storm, 0.99) / at(calm, 0.99),
    'MB more resident': (resident - before.resident) / 1e6,
    'MB more stored': (stored - (before.stored ?? 0)) / 1e6,
  }
  const isKept = Object.entries(atMost).every(([figure, most]) => figures[figure as keyof typeof atMost] <= most)
  const rounded = Object.entries(figures).map(([figure, value]) => [figure, Number(value.toFixed(2))])
  return { ...Object.fromEntries(rounded), bounds: isKept ? 'met' : 'MISSED' }
}

/** It takes only the processor time that the tables leave, as somebody far away would. */
function breakLoose(name: string, port: number): ChildProcess {
  const script = fileURLToPath(new URL('./storms/storm.ts', import.meta.url))
  return spawn('chrt', ['--idle', '0', process.execPath, script, name, String(port)], { stdio: 'inherit' })
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] as number

import { setTimeout as after } from 'node:timers/promises'
import { BareVoters } from './bare-voters.ts'
import { RoundtableVoters } from './roundtable-voters.ts'
import { ServerProcess } from './server-process.ts'
import { traffic, type Voters, votersInARoom } from './voters.ts'

export const rooms = 100
const roomsToWarmUp = 20
export const votesPerSecond = 1_000
const voters = Array.from({ length: votersInARoom }, (_, voter) => voter)

export interface Contender {
  readonly name: string
  readonly script: string
  readonly sitDown: (port: number, room: number) => Promise<Voters>
}

export const roundtable: Contender = {
  name: 'Roundtable',
  script: './roundtable-server.ts',
  sitDown: (port) => RoundtableVoters.sitDown(port),
}

export const bare: Contender = {
  name: 'bare ws',
  script: './bare-server.ts',
  sitDown: (port, room) => BareVoters.sitDown(port, room),
}

export interface Figures {
  readonly 'one: CPU µs a vote': number
  readonly 'one: votes/s': number
  readonly 'one: bytes a vote': number
  readonly 'one: frames a vote': number
  readonly 'all: CPU µs a vote': number
  readonly 'all: votes/s': number
  readonly 'all: bytes a vote': number
  readonly 'all: frames a vote': number
  readonly 'paced: p50 ms': number
  readonly 'paced: p99 ms': number
  readonly 'paced: CPU %': number
  /** What the process grew by, with the heap's own slack; small numbers of rooms make it look large. */
  readonly 'idle room: kB resident': number
  /** Heap and buffers after a full collection. */
  readonly 'idle room: kB live': number
}

/** One server, from its start to its end, under each form of the load for so many seconds. */
export async function measure(
  { script, sitDown }: Contender,
  seconds: number,
  pinned: boolean,
  flags: readonly string[],
): Promise<Figures> {
  const server = await ServerProcess.start(script, pinned, flags)
  const seat = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, at) => sitDown(server.port, from + at)))
  const first = await seat(0, roomsToWarmUp)
  const before = await server.usage('collected-usage')
  const tables = [...first, ...(await seat(roomsToWarmUp, rooms))]
  const idle = await server.usage('collected-usage')
  const kB = (bytes: number) => bytes / 1_000 / (rooms - roomsToWarmUp)

  await closedLoop(server, tables, oneAfterTheOther, seconds / 3)
  const one = await closedLoop(server, tables, oneAfterTheOther, seconds)
  await closedLoop(server, tables, allAtOnce, seconds / 3)
  const all = await closedLoop(server, tables, allAtOnce, seconds)
  const paced = await atFixedRate(server, tables, seconds)
  for (const table of tables) table.close()
  await server.stop()
  return {
    'one: CPU µs a vote': one.cpu,
    'one: votes/s': one.rate,
    'one: bytes a vote': one.bytes,
    'one: frames a vote': one.frames,
    'all: CPU µs a vote': all.cpu,
    'all: votes/s': all.rate,
    'all: bytes a vote': all.bytes,
    'all: frames a vote': all.frames,
    'paced: p50 ms': paced.p50,
    'paced: p99 ms': paced.p99,
    'paced: CPU %': paced.cpu,
    'idle room: kB resident': kB(idle.resident - before.resident),
    'idle room: kB live': kB(idle.heap - before.heap),
  }
}

async function oneAfterTheOther(table: Voters): Promise<void> {
  const revealed = table.revealed()
  for (const voter of voters) await table.cast(voter)
  await revealed
}

async function allAtOnce(table: Voters): Promise<void> {
  const revealed = table.revealed()
  await Promise.all(voters.map((voter) => table.cast(voter)))
  await revealed
}

/** Every room is brought to a vote, and only then the vote itself is measured; again and again. */
async function closedLoop(
  server: ServerProcess,
  tables: readonly Voters[],
  form: (table: Voters) => Promise<void>,
  seconds: number,
): Promise<{ cpu: number; rate: number; bytes: number; frames: number }> {
  let [votes, cpu, bytes, frames, time] = [0, 0, 0, 0, 0]
  while (time < seconds * 1_000) {
    await Promise.all(tables.map((table) => table.ready()))
    const before = await server.usage()
    const [from, had] = [performance.now(), { ...traffic }]
    await Promise.all(tables.map(form))
    time += performance.now() - from
    bytes += traffic.bytes - had.bytes
    frames += traffic.frames - had.frames
    cpu += (await server.usage()).cpu - before.cpu
    votes += tables.length * votersInARoom
  }
  return { cpu: cpu / votes, rate: (votes / time) * 1_000, bytes: bytes / votes, frames: frames / votes }
}

/** Votes that come when they come: each room's at its own even pace. What the table asks between votes counts too. */
async function atFixedRate(
  server: ServerProcess,
  tables: readonly Voters[],
  seconds: number,
): Promise<{ p50: number; p99: number; cpu: number }> {
  const latencies: number[] = []
  const between = (tables.length / votesPerSecond) * 1_000
  const [before, from] = [await server.usage(), performance.now()]
  await Promise.all(
    tables.map((table, at) =>
      voteAtPace(table, from + (at * between) / tables.length, between, from + seconds * 1_000, latencies),
    ),
  )
  const [used, time] = [(await server.usage()).cpu - before.cpu, performance.now() - from]
  latencies.sort((one, other) => one - other)
  const quantile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN
  return { p50: quantile(0.5), p99: quantile(0.99), cpu: used / time / 10 }
}

async function voteAtPace(table: Voters, from: number, between: number, until: number, latencies: number[]) {
  let due = from
  while (due < until) {
    await table.ready()
    const revealed = table.revealed()
    for (const voter of voters) {
      await after(Math.max(0, due - performance.now()))
      const sent = performance.now()
      table.cast(voter).then(() => latencies.push(performance.now() - sent))
      due += between
    }
    await revealed
  }
}

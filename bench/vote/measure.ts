import { setTimeout as after } from 'node:timers/promises'
import { BareVoters } from './bare-voters.ts'
import { RoundtableVoters } from './roundtable-voters.ts'
import { ServerProcess } from './server-process.ts'
import { traffic, type Voters, votersInARoom } from './voters.ts'

export const rooms = 100
const roomsToWarmUp = 20
/** Seconds that a server is loaded before it is the other's turn. */
const slice = 0.5
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

/** The same rooms, one Durable Object each, on this one machine. */
export const workerd: Contender = {
  name: 'on workerd',
  script: './workerd-server.ts',
  sitDown: (port) => RoundtableVoters.sitDown(port),
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

/** A server with its rooms full of people. */
interface Running {
  readonly server: ServerProcess
  readonly tables: readonly Voters[]
  readonly resident: number
  readonly live: number
}

/**
 * Both servers, from their start to their end, under each form of the load for so many seconds. They take turns of half
 * a second, so that a machine that is faster now than later is so for both.
 */
export async function measure(
  contenders: readonly Contender[],
  seconds: number,
  pinned: boolean,
  flagsFor: (contender: Contender) => string[],
): Promise<Figures[]> {
  const running: Running[] = []
  for (const contender of contenders) running.push(await run(contender, pinned, flagsFor(contender)))
  const inTurns = async <T>(work: (one: Running) => Promise<T>): Promise<T[][]> => {
    const results = running.map((): T[] => [])
    for (let time = 0; time < seconds / slice; time++) {
      for (const [at, one] of running.entries()) results[at]?.push(await work(one))
    }
    return results
  }
  await inTurns((one) => closedLoop(one, oneAfterTheOther))
  const one = await inTurns((each) => closedLoop(each, oneAfterTheOther))
  await inTurns((each) => closedLoop(each, allAtOnce))
  const all = await inTurns((each) => closedLoop(each, allAtOnce))
  const paced: Paced[] = []
  for (const each of running) paced.push(await atFixedRate(each, seconds))
  for (const { server, tables } of running) {
    for (const table of tables) table.close()
    await server.stop()
  }
  return running.map(({ resident, live }, at) => ({
    ...named('one', one[at] ?? []),
    ...named('all', all[at] ?? []),
    'paced: p50 ms': paced[at]?.p50 ?? Number.NaN,
    'paced: p99 ms': paced[at]?.p99 ?? Number.NaN,
    'paced: CPU %': paced[at]?.cpu ?? Number.NaN,
    'idle room: kB resident': resident,
    'idle room: kB live': live,
  }))
}

async function run({ script, sitDown }: Contender, pinned: boolean, flags: readonly string[]): Promise<Running> {
  const server = await ServerProcess.start(script, pinned, flags)
  const seat = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, at) => sitDown(server.port, from + at)))
  const first = await seat(0, roomsToWarmUp)
  const before = await server.usage('collected-usage')
  const tables = [...first, ...(await seat(roomsToWarmUp, rooms))]
  const idle = await server.usage('collected-usage')
  const kB = (bytes: number) => bytes / 1_000 / (rooms - roomsToWarmUp)
  return { server, tables, resident: kB(idle.resident - before.resident), live: kB(idle.heap - before.heap) }
}

function named<Form extends 'one' | 'all'>(form: Form, slices: readonly Loop[]) {
  const sum = (part: keyof Loop) => slices.reduce((total, one) => total + one[part], 0)
  const votes = sum('votes')
  return {
    [`${form}: CPU µs a vote`]: sum('cpu') / votes,
    [`${form}: votes/s`]: (votes / sum('time')) * 1_000,
    [`${form}: bytes a vote`]: sum('bytes') / votes,
    [`${form}: frames a vote`]: sum('frames') / votes,
  } as Pick<Figures, Extract<keyof Figures, `${Form}: ${string}`>>
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

interface Loop {
  votes: number
  cpu: number
  bytes: number
  frames: number
  time: number
}

/** Every room is brought to a vote, and only then the vote itself is measured; again and again. */
async function closedLoop({ server, tables }: Running, form: (table: Voters) => Promise<void>): Promise<Loop> {
  const sum: Loop = { votes: 0, cpu: 0, bytes: 0, frames: 0, time: 0 }
  while (sum.time < slice * 1_000) {
    await Promise.all(tables.map((table) => table.ready()))
    const before = await server.usage()
    const [from, had] = [performance.now(), { ...traffic }]
    await Promise.all(tables.map(form))
    sum.time += performance.now() - from
    sum.bytes += traffic.bytes - had.bytes
    sum.frames += traffic.frames - had.frames
    sum.cpu += (await server.usage()).cpu - before.cpu
    sum.votes += tables.length * votersInARoom
  }
  return sum
}

interface Paced {
  readonly p50: number
  readonly p99: number
  readonly cpu: number
}

/** Votes that come when they come: each room's at its own even pace. What the table asks between votes counts too. */
async function atFixedRate({ server, tables }: Running, seconds: number): Promise<Paced> {
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

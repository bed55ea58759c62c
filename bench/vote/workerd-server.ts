// The same rooms on workerd, as wrangler would run them. What its own process uses is counted with this one's.
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { optionsOf } from '../../hosts/cloudflare/test/options.ts'
import { answerLoad, ownUsage, type Usage } from './usage.ts'

const unlimited = {
  messagesPerSecond: 1_000_000,
  storedPerSeatAndHour: 1e12,
  storedPerRoomAndHour: 1e12,
  storedPerAddressAndHour: 1e12,
  messagesAtOnce: 1_000_000,
  roomsPerAddressAndHour: 1_000_000,
  socketsPerAddress: 1_000_000,
}
const orders = { data: process.argv[2] ?? '', port: 0, address: '127.0.0.1', limits: unlimited }
const server = new Miniflare(optionsOf(orders))
const { port } = await server.ready
const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === process.pid)
answerLoad(Number(port), usageOfAll)

function statOf(pid: string): string[] {
  // The name of the program stands in brackets, and may hold anything.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
}

function parentOf(pid: string): number {
  try {
    return Number(statOf(pid)[1])
  } catch {
    return 0
  }
}

/** A tick of the processor's clock is ten milliseconds, and a page four kilobytes. workerd does not say what of it lives. */
function usageOfAll(): Usage {
  const own = ownUsage()
  const used = children.map((pid) => {
    const stat = statOf(pid)
    return { cpu: (Number(stat[11]) + Number(stat[12])) * 10_000, resident: Number(stat[21]) * 4_096 }
  })
  const sum = (part: 'cpu' | 'resident') => used.reduce((total, one) => total + one[part], own[part])
  return { cpu: sum('cpu'), heap: 0, resident: sum('resident') }
}

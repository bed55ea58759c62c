import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { below, seededChance } from '#engine'
import { databaseFile } from '#hosts/node'
import { type Audit, audit } from './audit.ts'
import { Company } from './company.ts'
import { type HostName, quietPort, ServeProcess } from './serve-process.ts'

const players = 10
const longestLife = 80
const killsBetweenAudits = 10

export interface ChaosReport extends Audit {
  readonly kills: number
  /** Kills at a moment when somebody waited for an answer. */
  readonly killsWhileAsked: number
  /** Commands that had to be sent more than once. */
  readonly resent: number
  readonly audits: number
  readonly complaints: string
  readonly seconds: number
}

/** Ten players play on while their server is killed at random moments and started again; then the books are opened. */
export async function chaos(kills: number, seed: string, host: HostName = 'Node'): Promise<ChaosReport> {
  const data = mkdtempSync(join(tmpdir(), 'roundtable-chaos-'))
  const server = new ServeProcess(host, data, await quietPort())
  const from = performance.now()
  try {
    await server.start()
    const company = new Company(await createRoom(server.port), players, seed, 5)
    try {
      const endured = await endure(server, company, data, kills, seed)
      await company.finish()
      await server.kill()
      const last = audit(storedIn(data), company, true)
      const seconds = (performance.now() - from) / 1_000
      const { complaints } = server
      const problems = [...endured.problems, ...last.problems]
      return { ...last, ...endured, kills, problems, resent: company.resent, complaints, seconds }
    } finally {
      company.close()
    }
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

async function endure(server: ServeProcess, company: Company, data: string, kills: number, seed: string) {
  const chance = seededChance(`${seed}/kills`)
  const problems: string[] = []
  let [killsWhileAsked, audits] = [0, 0]
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(below(longestLife + 1, chance))
    if (company.unanswered > 0) killsWhileAsked++
    await server.kill()
    if (kill % killsBetweenAudits === 0) {
      problems.push(...audit(copyOf(data), company, false).problems)
      audits++
    }
    await server.start()
  }
  return { problems, killsWhileAsked, audits }
}

/** The one room's database: the process's own, or its object's. */
export function storedIn(data: string): string {
  const ofProcess = databaseFile({ data })
  if (existsSync(ofProcess)) return ofProcess
  const objects = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /RoomObject.*[0-9a-f]{64}\.sqlite$/.test(file),
  )
  return join(data, objects[0] ?? '')
}

/** What a killed server left behind, copied: it must find its own files as it left them. */
function copyOf(data: string): string {
  const copy = join(data, 'copy')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  const [from, to] = [storedIn(data), join(copy, 'copy.sqlite')]
  for (const end of ['', '-wal']) if (existsSync(from + end)) copyFileSync(from + end, to + end)
  return to
}

/** The address of a new room's socket. */
export async function createRoom(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, { method: 'POST' })
  if (response.status !== 201) throw new Error(`no room: ${response.status}`)
  const { code } = (await response.json()) as { readonly code: string }
  return `ws://127.0.0.1:${port}/ws/${code}`
}

import { games } from '#games'
import { buildWorker } from '../tools/build-worker.ts'
import { simulateSleep } from './scale/arrivals.ts'
import { type Played, playOnWorkerd } from './scale/played.ts'

const gamesOfEach = 5
/** How long a game takes at a table, in minutes, and how long people think before they tap, in seconds. */
const [minutes, thinking] = [40, 8]
const people = 1_000_000

/** Prices of the paid plan in dollars, each for a million. Twenty messages of a socket count as one request. */
const price = { request: 0.15, gigabyteSecond: 12.5, rowWritten: 1, rowRead: 0.001 }
const messagesForARequest = 20
const gigabytes = 0.128
/** What a message keeps an object busy, in seconds: measured by `npm run bench -- vote`, rounded up. */
const busy = 0.002

/** What whole games ask of their Durable Objects, and what that costs for a million people who play all the time. */
export async function benchScale(): Promise<void> {
  if (!buildWorker()) throw new Error('the Worker was not built')
  const table: Record<string, Record<string, string>> = {}
  for (const [name, { players }] of games) {
    const played = await playOnWorkerd(name, gamesOfEach, Math.min(10, players.most))
    for (const [figure, value] of Object.entries(figuresOf(played))) {
      table[figure] = { ...table[figure], [name]: value }
    }
  }
  console.log(`${gamesOfEach} games of each, played on workerd; ${minutes} minutes a game, ${thinking} s to think`)
  console.table(table)
}

function figuresOf(played: readonly Played[]): Record<string, string> {
  const mean = (part: keyof Played) => played.reduce((sum, one) => sum + one[part], 0) / played.length
  const [messages, players, alarms] = [mean('messages'), mean('players'), 2 * mean('deadlines')]
  // Each phone opens a socket, which is a request of its own.
  const requests = messages / messagesForARequest + players + alarms
  const written = mean('rows') + alarms
  const seconds = (messages + alarms + players) * busy
  const { wakes, awake } = simulateSleep({ answers: messages, players, seconds: minutes * 60, thinking })
  const dollars =
    (requests * price.request + written * price.rowWritten + seconds * gigabytes * price.gigabyteSecond) / 1e6
  const gamesAnHour = (people / players) * (60 / minutes)
  const figures = {
    players,
    'messages in': messages,
    'frames out': mean('framesOut'),
    'kB out': mean('bytesOut') / 1_000,
    'rows written': written,
    'kB stored': mean('storedBytes') / 1_000,
    'billed requests': requests,
    'GB-s': seconds * gigabytes,
    wakes,
    'minutes awake': awake / 60,
    '$ for 1000 games': dollars * 1_000,
    '$ an hour for a million': dollars * gamesAnHour,
  }
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)]))
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 })
}

import { type Browser, chromium, type Page } from '@playwright/test'
import { AvalonTable } from '../e2e/avalon/table.ts'
import { Server } from '../e2e/support/server.ts'
import { buildWeb } from '../tools/build-web.ts'
import { chromiumArgs, findChromium } from '../tools/chromium.ts'
import { serveEchoPage } from './tap/echo-page.ts'
import { tapToPaint } from './tap/paint.ts'

const phones = 10
const rounds = 3
const course = { quests: '' }

/** From a tap to the paint on the last of ten phones, beside a page that only echoes. */
export async function benchTap(): Promise<void> {
  if (!buildWeb()) throw new Error('the app does not build')
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] })
  const [ours, theirs] = [await votes(browser), await echoes(browser)]
  await browser.close()
  console.log(`from a tap to the last of ${phones} phones: ${rounds} rounds of ${phones} taps each, in milliseconds`)
  console.table({
    Roundtable: row(ours),
    'bare echo': row(theirs),
    ratio: Object.fromEntries(
      Object.entries(row(ours)).map(([name, value]) => [name, value / row(theirs)[name as 'p50']]),
    ),
  })
}

/** Ten browsers vote one after the other; every screen counts. */
async function votes(browser: Browser): Promise<number[]> {
  const server = await Server.start()
  const table = await AvalonTable.open(server, browser, { players: phones, phones })
  const times: number[] = []
  await table.deal()
  for (let round = 0; round < rounds; round++) {
    await table.playTo('team_voting', course)
    const { motion } = table.open
    const pages = table.phones.map(({ page }) => page)
    for (const [at, phone] of table.phones.slice(0, -1).entries()) {
      times.push(await tapToPaint(phone.button('Reject'), pages, `${at + 1} of ${phones}`))
    }
    await table.phones.at(-1)?.answer({ type: 'vote', motion, approve: false })
    await table.together()
  }
  await table.close()
  await server.stop()
  return times
}

async function echoes(browser: Browser): Promise<number[]> {
  const { address, server } = await serveEchoPage()
  const pages: Page[] = []
  for (let at = 0; at < phones; at++) {
    const page = await (await browser.newContext()).newPage()
    await page.goto(address)
    pages.push(page)
  }
  const times: number[] = []
  for (let tap = 0; tap < rounds * phones; tap++) {
    const page = pages[tap % phones] as Page
    times.push(await tapToPaint(page.getByRole('button'), pages, `${(tap % phones) + 1} of ${phones}`))
  }
  server.closeAllConnections()
  server.close()
  return times
}

function row(times: readonly number[]): { p50: number; p90: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10
  return { p50: at(0.5), p90: at(0.9) }
}

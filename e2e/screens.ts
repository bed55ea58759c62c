// npm run screens: plays a real game and takes a picture of every screen, on two phones and on the board.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../tools/chromium.ts'
import { AvalonTable } from './avalon/table.ts'
import { avalonOptions, avalonTour } from './avalon/tour.ts'
import { longNames } from './support/lobby-tour.ts'
import { Server } from './support/server.ts'
import { ThavalonTable } from './thavalon/table.ts'
import { thavalonOptions, thavalonTour } from './thavalon/tour.ts'

const folder = '.build/screens'
const sizes = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
]
let taken = 0

const nameOf = (screen: string) =>
  screen
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

async function takePictures(page: Page, screen: string): Promise<void> {
  const name = `${String(++taken).padStart(3, '0')}-${nameOf(screen)}`
  if (screen.startsWith('board')) {
    await page.screenshot({ path: `${folder}/${name}-1920.png` })
    return
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png` })
  }
  await page.setViewportSize(sizes[0] as (typeof sizes)[number])
}

/** The pictures of the README: the first screen whose name begins so. */
const shown = new Map([
  ['phone, team_building, Choose', 'table'],
  ['phone, team_voting, card', 'card'],
  ['board, team_voting', 'board'],
])

async function takeForReadme(page: Page, screen: string): Promise<void> {
  const [begin, name] = [...shown].find(([start]) => screen.startsWith(start)) ?? []
  if (begin === undefined) return
  shown.delete(begin)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  writeFileSync(`docs/pictures/${name}.webp`, Buffer.from(data, 'base64'))
}

/** All pictures on one page, as a picture. */
async function contactSheet(page: Page): Promise<void> {
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
  const figure = (name: string) => {
    const data = readFileSync(`${folder}/${name}`).toString('base64')
    const width = name.includes('-1920') ? 640 : 240
    return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`
  }
  const style =
    'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}figcaption{max-width:240px}'
  const html = `<!doctype html><title>Screens</title><style>${style}</style>${pictures.map(figure).join('')}`
  writeFileSync(`${folder}/sheet.html`, html)
  await page.setViewportSize({ width: 2_400, height: 1_000 })
  await page.setContent(html)
  await page.screenshot({ path: `${folder}/sheet.png`, fullPage: true })
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
mkdirSync('docs/pictures', { recursive: true })
const server = await Server.start()
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] })
const context = { deviceScaleFactor: 2 }
const seating = { players: 10, phones: 1, names: longNames, options: avalonOptions, context }
const table = await AvalonTable.open(server, browser, seating)
await avalonTour(table, async (page, screen) => {
  await takeForReadme(page, screen)
  await takePictures(page, screen)
})
const thavalon = await ThavalonTable.open(server, browser, { ...seating, options: thavalonOptions })
await thavalonTour(thavalon, (page, screen) => takePictures(page, screen.replace(/^(\w+)/, '$1, thavalon')))
await thavalon.close()
await contactSheet(await (await browser.newContext()).newPage())
await table.close()
await browser.close()
await server.stop()
